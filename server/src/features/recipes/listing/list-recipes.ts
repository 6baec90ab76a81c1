import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type Entity, listCondition, listOrder, pageOf } from '../../../platform/database/lists/index.ts';
import { publicRecipeEntity, recipeEntity } from '../recipe-entity.repository.ts';
import { countRecipes, isPublic, readCards } from './cards.repository.ts';

/** A page of the group's recipes. */
export const listRecipes = (db: GroupDatabase, query: RecipeListQuery, path: string): Promise<Page<RecipeSummary>> =>
  list(db, query, path, recipeEntity, false);

/** A page of what visitors may see of the group's recipes. */
export const listPublicRecipes = (
  db: GroupDatabase,
  query: RecipeListQuery,
  path: string,
): Promise<Page<RecipeSummary>> => list(db, query, path, publicRecipeEntity, true);

const list = async (db: GroupDatabase, query: RecipeListQuery, path: string, entity: Entity, publicOnly: boolean) => {
  const condition = listCondition(query, entity, 'recipes');
  const conditions = [...(publicOnly ? [isPublic] : []), ...(condition ? [condition] : [])];
  const order = listOrder(query, entity, 'recipes', db.dialect);
  return pageOf(query, {
    path,
    count: () => countRecipes(db, conditions),
    rows: (window) => readCards(db, conditions, order, window),
  });
};
