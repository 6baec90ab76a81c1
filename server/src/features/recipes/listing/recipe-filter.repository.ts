import { type RawBuilder, sql } from 'kysely';
import type { Dialect, GroupDatabase } from '../../../platform/database/index.ts';
import { listCondition, type Reading } from '../../../platform/database/lists/index.ts';
import { recipeFields } from '../recipe-fields.repository.ts';
import { type Choice, choiceCondition, choicesAmong } from './explorer-filters.repository.ts';

/** A saved choice of recipes, as a cookbook makes it: they have what was chosen, and the filter fits them. */
export interface RecipeFilter {
  choices: Choice[];
  /** In the language that lists take; empty for none. */
  queryFilter: string;
  /** Without rules, only those that were picked. */
  byRules: boolean;
  /** Ids of recipes that belong to it whatever the rules say, in their order. */
  picked: string[];
}

interface Saved extends Pick<RecipeFilter, 'byRules' | 'picked'> {
  /** Ids of organizers of one kind each; of none of a kind nothing is asked. */
  organizers: { ids: string[]; requireAll: boolean }[];
  queryFilter: string;
}

/** @throws AppError `list.bad-filter`, which tells the place, for a filter that recipes cannot be asked */
export const recipeFilter = (
  { dialect }: Pick<GroupDatabase, 'dialect'>,
  { organizers, queryFilter, byRules, picked }: Saved,
): RecipeFilter => {
  filterCondition(queryFilter, dialect, 'at once');
  return {
    choices: organizers.flatMap(({ ids, requireAll }) => choicesAmong('organizers', ids, requireAll)),
    queryFilter,
    byRules,
    picked,
  };
};

/** Members have saved the filter, so it may ask what members see, also where visitors read what it finds. */
const filterCondition = (queryFilter: string, dialect: Dialect, reading: Reading): RawBuilder<boolean> | undefined =>
  listCondition({ queryFilter }, recipeFields, 'recipes', dialect, reading);

/** What recipes fulfil that a saved choice holds. */
export const savedConditions = (
  { choices, queryFilter, byRules, picked }: RecipeFilter,
  dialect: Dialect,
  reading: Reading,
): RawBuilder<boolean>[] => {
  const filter = filterCondition(queryFilter, dialect, reading);
  const rules = [...(filter ? [filter] : []), ...choices.map((choice) => choiceCondition(choice, reading))];
  if (byRules && (picked.length === 0 || rules.length === 0)) return rules;
  const byHand = dialect.isOneOf('recipes.id', picked);
  return [byRules ? sql<boolean>`(${byHand} or (${sql.join(rules, sql` and `)}))` : byHand];
};

/** Picked ones first, as somebody has put them in order; the newest of the others behind them. */
export const pickedOrder = ({ picked }: RecipeFilter): RawBuilder<unknown>[] => {
  if (picked.length === 0) return [];
  const places = picked.map((id, place) => sql`when ${id} then ${sql.lit(place)}`);
  return [sql`case recipes.id ${sql.join(places, sql` `)} else ${sql.lit(picked.length)} end`];
};
