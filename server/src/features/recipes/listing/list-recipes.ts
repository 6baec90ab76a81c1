import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import { areCommon, type GroupDatabase } from '../../../platform/database/index.ts';
import { type Entity, listCondition, listOrder, pageOf, type Reading } from '../../../platform/database/lists/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publicRecipeEntity, recipeEntity } from '../recipe-entity.repository.ts';
import { understandSearch } from '../search/understand-search.ts';
import { countRecipes, findNumbers, isPublic, readCards, readCardsOf } from './cards.repository.ts';
import { choiceCondition, findChoices } from './explorer-filters.repository.ts';
import { listFoundRecipes } from './list-found-recipes.ts';

type List = (db: GroupDatabase, query: RecipeListQuery, path: string) => Promise<Page<RecipeSummary>>;

/** A page of the group's recipes. */
export const listRecipes: List = (db, query, path) => list(db, query, path, 'all');

/** A page of what visitors may see of the group's recipes. */
export const listPublicRecipes: List = (db, query, path) => list(db, query, path, 'public');

type Reach = 'all' | 'public';

const entities: Record<Reach, Entity> = { all: recipeEntity, public: publicRecipeEntity };

const list = async (
  db: GroupDatabase,
  query: RecipeListQuery,
  path: string,
  reach: Reach,
): Promise<Page<RecipeSummary>> => {
  if (query.cookbook) throw new AppError('cookbook.not-found');
  const conditions = await findConditions(db, query, reach);
  const search = query.search;
  const places = search ? await db.remembered(`search ${search}`, () => understandSearch(db, search)) : undefined;

  if (places) {
    const order = query.orderBy ? listOrder(query, entities[reach], 'recipes', db.dialect) : [];
    const key = aboutOf(query, reach);
    return listFoundRecipes(db, query, { places, path, key, conditions: conditions('at once'), order });
  }

  const order = listOrder(query, entities[reach], 'recipes', db.dialect);
  const { recipeCount, publicRecipeCount } = await db.state();
  const isNarrowed = conditions('at once').length > (reach === 'public' ? 1 : 0);
  return pageOf(query, {
    path,
    count: async () => {
      if (!isNarrowed) return reach === 'public' ? publicRecipeCount : recipeCount;
      return db.remembered(`count ${aboutOf(query, reach)}`, () => countRecipes(db, conditions('at once')));
    },
    rows: async (window, total) => {
      if (!isNarrowed && isKeptInOrder(query)) {
        return readCards(db, { conditions: conditions('row by row'), order }, window);
      }
      const selection = areCommon(total, recipeCount)
        ? { conditions: conditions('row by row'), order }
        : { conditions: conditions('at once'), order: order.map(db.dialect.sortedBy) };
      return readCardsOf(db, await findNumbers(db, selection, window));
    },
  });
};

/** What narrows the list, in either reading. */
const findConditions = async (db: GroupDatabase, query: RecipeListQuery, reach: Reach) => {
  const choices = await findChoices(db, query);
  return (reading: Reading) => {
    const filter = listCondition(query, entities[reach], 'recipes', reading);
    return [
      ...(reach === 'public' ? [isPublic] : []),
      ...(filter ? [filter] : []),
      ...choices.map((choice) => choiceCondition(choice, reading)),
    ];
  };
};

/** Which recipes a query is about, whatever part of them it asks for: a key for what is counted. */
const aboutOf = (
  { page, perPage, orderBy, orderDirection, orderByNullPosition, paginationSeed, ...about }: RecipeListQuery,
  reach: Reach,
): string => JSON.stringify([reach, about]);

/** Attributes by which an index keeps the recipes in order. */
const keptOrders = new Set([
  'createdat',
  'updatedat',
  'updateat',
  'dateadded',
  'dateupdated',
  'lastmade',
  'rating',
  'name',
]);

const isKeptInOrder = ({ orderBy, orderByNullPosition }: RecipeListQuery): boolean => {
  if (orderByNullPosition) return false;
  const [attribute = ''] = (orderBy?.trim() || 'createdAt').split(':');
  return keptOrders.has(attribute.trim().replaceAll('_', '').toLowerCase());
};
