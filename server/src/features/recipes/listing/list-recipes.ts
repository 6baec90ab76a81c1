import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type Entity, listCondition, listOrder, pageOf } from '../../../platform/database/lists/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publicRecipeEntity, recipeEntity } from '../recipe-entity.repository.ts';
import { understandSearch } from '../search/understand-search.ts';
import { countRecipes, isPublic, readCards } from './cards.repository.ts';
import { explorerConditions } from './explorer-filters.repository.ts';
import { countTiers, readTiers } from './search-results.ts';

type List = (db: GroupDatabase, query: RecipeListQuery, path: string) => Promise<Page<RecipeSummary>>;

/** A page of the group's recipes. */
export const listRecipes: List = (db, query, path) => list(db, query, path, recipeEntity, 'all');

/** A page of what visitors may see of the group's recipes. */
export const listPublicRecipes: List = (db, query, path) => list(db, query, path, publicRecipeEntity, 'public');

const list = async (
  db: GroupDatabase,
  query: RecipeListQuery,
  path: string,
  entity: Entity,
  reach: 'all' | 'public',
): Promise<Page<RecipeSummary>> => {
  if (query.cookbook) throw new AppError('cookbook.not-found');
  const filter = listCondition(query, entity, 'recipes');
  const narrowing = [...(filter ? [filter] : []), ...(await explorerConditions(db, query))];
  const conditions = [...(reach === 'public' ? [isPublic] : []), ...narrowing];
  const { page, perPage, orderBy, orderDirection, orderByNullPosition, paginationSeed, ...about } = query;
  const key = JSON.stringify([reach, about]);

  const places = query.search
    ? await db.remembered(`search ${query.search}`, () => understandSearch(db, query.search ?? ''))
    : undefined;
  if (places) {
    const order = query.orderBy ? listOrder(query, entity, 'recipes', db.dialect) : [];
    const tiers = await db.remembered(`tiers ${key}`, () => countTiers(db, places, conditions));
    return pageOf(query, {
      path,
      count: async () => tiers.reduce((sum, { size }) => sum + size, 0),
      rows: (window) => readTiers(db, tiers, conditions, order, window),
    });
  }

  const order = listOrder(query, entity, 'recipes', db.dialect);
  return pageOf(query, {
    path,
    count: async () => {
      if (narrowing.length > 0) return db.remembered(`count ${key}`, () => countRecipes(db, conditions));
      const { recipeCount, publicRecipeCount } = await db.state();
      return reach === 'public' ? publicRecipeCount : recipeCount;
    },
    rows: (window) => readCards(db, conditions, order, window),
  });
};
