import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import { askedNow } from '../../../platform/clock/asked-now.ts';
import type { GroupDatabase, WrittenJson } from '../../../platform/database/index.ts';
import {
  isRelative,
  type ListFields,
  listCondition,
  listOrder,
  type Reading,
} from '../../../platform/database/lists/index.ts';
import { publicRecipeFields, recipeFields } from '../recipe-fields.repository.ts';
import { listedTopics, recipeState, rememberedOfSearch } from '../recipe-state.repository.ts';
import { understandSearch } from '../search/understand-search.ts';
import { isPublic } from './cards.repository.ts';
import { choiceCondition, findChoices } from './explorer-filters.repository.ts';
import { listFoundRecipes } from './list-found-recipes.ts';
import { listOrderedRecipes } from './list-ordered-recipes.ts';
import { pickedOrder, type RecipeFilter, savedConditions } from './recipe-filter.repository.ts';

/** @param saved of a cookbook, for example, whose recipes the query is about */
type List = (
  db: GroupDatabase,
  query: RecipeListQuery,
  path: string,
  saved?: RecipeFilter,
) => Promise<WrittenJson<Page<RecipeSummary>>>;

/** A page of the group's recipes. */
export const listRecipes: List = (db, query, path, saved) => list(db, query, path, 'all', saved);

/** A page of what visitors may see of the group's recipes. */
export const listPublicRecipes: List = (db, query, path, saved) => list(db, query, path, 'public', saved);

type Reach = 'all' | 'public';

const fieldsFor: Record<Reach, ListFields> = { all: recipeFields, public: publicRecipeFields };

const list = async (
  db: GroupDatabase,
  query: RecipeListQuery,
  path: string,
  reach: Reach,
  saved: RecipeFilter | undefined,
): Promise<WrittenJson<Page<RecipeSummary>>> => {
  const fields = fieldsFor[reach];
  const key = keyOf(query, reach, saved);
  const chosen = await db.remembered(`choices ${key}`, () => findChoices(db, query), listedTopics);
  const narrowing = (reading: Reading) => {
    const filter = listCondition(query, fields, 'recipes', db.dialect, reading);
    return [
      ...(filter ? [filter] : []),
      ...chosen.map((choice) => choiceCondition(choice, reading)),
      ...(saved ? savedConditions(saved, db.dialect, reading) : []),
    ];
  };
  const { recipeCount, publicRecipeCount, hidden } = await recipeState(db);
  // Where all are public, visitors read as quickly as members.
  const reached = [
    ...(reach === 'public' && publicRecipeCount < recipeCount ? [isPublic] : []),
    // So that they are not counted either.
    ...(hidden > 0 ? [db.mayRead('recipes')] : []),
  ];
  const conditions = (reading: Reading) => [...reached, ...narrowing(reading)];

  const { search } = query;
  const understood = search
    ? await rememberedOfSearch(db, `search ${search}`, () => understandSearch(db, search))
    : undefined;
  if (understood) {
    const { places } = understood;
    const order = query.orderBy ? listOrder(query, fields, 'recipes', db.dialect) : [];
    return listFoundRecipes(db, query, { places, path, key, conditions: conditions('at once'), order });
  }
  const narrowed = narrowing('at once');
  const choices = [...chosen, ...(saved?.byRules && saved.picked.length === 0 ? saved.choices : [])];
  const ownOrder = saved && !query.orderBy ? pickedOrder(saved) : [];
  const total = reach === 'public' ? publicRecipeCount : recipeCount;
  return listOrderedRecipes(db, query, {
    path,
    key,
    conditions,
    order: [...ownOrder, ...listOrder(query, fields, 'recipes', db.dialect)],
    known: narrowed.length === 0 ? total : undefined,
    choicesAlone: reached.length + narrowed.length === choices.length ? choices : [],
  });
};

/** Which recipes a query is about, whatever part of them it asks for: a key for what is found out about them. */
const keyOf = (
  { page, perPage, orderBy, orderDirection, orderByNullPosition, paginationSeed, ...about }: RecipeListQuery,
  reach: Reach,
  saved: RecipeFilter | undefined,
): string => {
  const moment = isRelative(about.queryFilter) || isRelative(saved?.queryFilter) ? askedNow() : undefined;
  return JSON.stringify([reach, about, saved, ...(moment ? [moment] : [])]);
};
