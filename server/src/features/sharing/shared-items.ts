import type { Recipe, SharedKind } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { findRecipeInBook, getBook } from '../cookbooks/index.ts';
import { findPlannedRecipe } from '../mealplans/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { getListName } from '../shopping/index.ts';
import type { Shared } from './share-tokens.repository.ts';

/** What can be shared, in the terms of its feature. */
interface SharedItems {
  /** @throws AppError when whoever reads has no such thing */
  name(db: GroupDatabase, item: string): Promise<string>;
  /** The id of one of the recipes that are shared with it, by its slug. */
  findRecipe?(db: GroupDatabase, item: string, slug: string): Promise<string | undefined>;
}

const sharedItems: Record<SharedKind, SharedItems> = {
  recipe: { name: async (db, id) => (await getRecipe(db, id)).name },
  cookbook: { name: async (db, id) => (await getBook(db, id)).name, findRecipe: findRecipeInBook },
  // Whatever is planned or not, there is every week.
  week: { name: async (_, firstDay) => firstDay, findRecipe: findPlannedRecipe },
  list: { name: getListName },
};

export const nameOf = (db: GroupDatabase, { kind, item }: Shared): Promise<string> => sharedItems[kind].name(db, item);

/** A recipe that came along with a cookbook or a week. @throws AppError when none of that name did */
export const getRecipeWithin = async (db: GroupDatabase, { kind, item }: Shared, slug: string): Promise<Recipe> => {
  const id = await sharedItems[kind].findRecipe?.(db, item, slug);
  return getRecipe(db, found(id, 'recipe.not-found'));
};
