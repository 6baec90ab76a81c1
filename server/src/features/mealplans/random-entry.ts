import { randomUUID } from 'node:crypto';
import { type EntryType, type PlanEntry, RecipeListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { listRecipes } from '../recipes/index.ts';
import { weekdayOf } from './days.ts';
import { filterOfRules } from './rule-filter.ts';
import { rulesFor } from './rules.repository.ts';
import { type By, createEntries } from './save-entries.ts';

/**
 * Plans any recipe of the group that has everything which the rules for this day and meal ask for.
 * @throws AppError `mealplan.no-match`
 */
export const planRandomly = async (
  db: GroupDatabase,
  { date, entryType }: { date: string; entryType: EntryType },
  by: By,
): Promise<PlanEntry> => {
  const filter = filterOfRules(db, await rulesFor(db, weekdayOf(date), entryType));
  const query = RecipeListQuery.parse({ perPage: 1, orderBy: 'random', paginationSeed: randomUUID() });
  const { items } = (await listRecipes(db, query, '', filter)).read();
  const recipe = found(items[0], 'mealplan.no-match');
  const [entry] = await createEntries(db, [{ date, entryType, recipeId: recipe.id }], by);
  return found(entry, 'mealplan.not-found');
};
