import type { RawBuilder } from 'kysely';
import type { Dialect, GroupDatabase } from '../../../platform/database/index.ts';
import { listCondition, type Reading } from '../../../platform/database/lists/index.ts';
import { recipeFields } from '../recipe-fields.repository.ts';
import { type Choice, choicesAmong } from './explorer-filters.repository.ts';

/** A saved choice of recipes, as a cookbook makes it: they have what was chosen, and the filter fits them. */
export interface RecipeFilter {
  choices: Choice[];
  /** In the language that lists take; empty for none. */
  queryFilter: string;
}

interface Saved {
  /** Ids of organizers of one kind each; of none of a kind nothing is asked. */
  organizers: { ids: string[]; requireAll: boolean }[];
  queryFilter: string;
}

/** @throws AppError `list.bad-filter`, which tells the place, for a filter that recipes cannot be asked */
export const recipeFilter = ({ dialect }: GroupDatabase, { organizers, queryFilter }: Saved): RecipeFilter => {
  filterCondition(queryFilter, dialect, 'at once');
  return {
    choices: organizers.flatMap(({ ids, requireAll }) => choicesAmong('organizers', ids, requireAll)),
    queryFilter,
  };
};

/** Members have saved the filter, so it may ask what members see, also where visitors read what it finds. */
export const filterCondition = (
  queryFilter: string,
  dialect: Dialect,
  reading: Reading,
): RawBuilder<boolean> | undefined => listCondition({ queryFilter }, recipeFields, 'recipes', dialect, reading);
