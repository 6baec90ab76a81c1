import { type MovePreview, type MoveRecipe, noNutrition, type Page } from '@larder/contract';
import { spellMinutes } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { pageOf } from '../../../platform/database/lists/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { recipeFromStaged } from '../recipe-from-staged.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import {
  countMoveRecipes,
  findMoveRecipes,
  findNamed,
  getMoveRecipe,
  type MoveRecipeRow,
  type NamedRecipe,
  type RecipesQuery,
} from './move-recipes.repository.ts';

const mostAtOnce = 200;

/** The recipes of a move, a page at a time. */
export const listMoveRecipes = (
  db: GroupDatabase,
  moveId: string,
  query: RecipesQuery,
  { total }: { total?: number } = {},
): Promise<Page<MoveRecipe>> => {
  const perPage = query.perPage < 0 ? mostAtOnce : Math.min(query.perPage, mostAtOnce);
  return pageOf(
    { ...query, perPage },
    {
      path: `/groups/moves/${moveId}/recipes`,
      count: async () => total ?? countMoveRecipes(db, moveId, query),
      rows: async (window) => {
        const rows = await findMoveRecipes(db, moveId, query, window);
        const named = await namedOf(db, rows);
        return rows.map((row) => describe(row, JSON.parse(row.content), named));
      },
    },
  );
};

/** One of them as it would look. @throws AppError `move.no-recipe` */
export const previewMoveRecipe = async (
  db: GroupDatabase,
  moveId: string,
  number: number,
  words: Words,
): Promise<MovePreview> => {
  const row = await getMoveRecipe(db, moveId, number);
  const staged: StagedRecipe = JSON.parse(row.content);
  const input = recipeFromStaged(staged, words);
  return {
    ...describe(row, staged, await namedOf(db, [row])),
    description: input.description ?? '',
    url: staged.url ?? null,
    author: staged.author ?? null,
    recipeYield: input.recipeYield ?? null,
    recipeServings: input.recipeServings ?? null,
    prepTime: input.prepTime ?? null,
    performTime: input.performTime ?? null,
    totalTime: input.totalTime ?? null,
    recipeIngredient: (input.recipeIngredient ?? []).map(({ title, note }) => {
      const text = note ?? '';
      return { title: title ?? null, note: text, display: text, originalText: text };
    }),
    recipeInstructions: (input.recipeInstructions ?? []).map(({ title, summary, text }) => ({
      title: title ?? '',
      summary: summary ?? '',
      text,
    })),
    nutrition: { ...noNutrition, ...input.nutrition },
    notes: input.notes ?? [],
    tools: staged.equipment,
    isFavorite: staged.isFavourite ?? false,
    lastMade: staged.lastMade ?? null,
    dateAdded: staged.createdAt ?? null,
  };
};

const namedOf = (db: GroupDatabase, rows: MoveRecipeRow[]) =>
  findNamed(
    db,
    rows.flatMap(({ knownId, recipeId }) => [knownId, recipeId].flatMap((id) => id ?? [])),
  );

const describe = (row: MoveRecipeRow, staged: StagedRecipe, named: Map<string, NamedRecipe>): MoveRecipe => {
  const known = named.get(row.knownId ?? '');
  const { knownReason } = row;
  return {
    number: row.number,
    item: row.item,
    app: row.app,
    file: row.file,
    name: row.name,
    ingredients: row.ingredients,
    steps: row.steps,
    pictures: row.pictures,
    hasPicture: row.hasPicture === 1,
    totalTime: timeOf(staged),
    rating: staged.rating ?? null,
    categories: staged.categories,
    tags: [...staged.tags, ...staged.cuisines],
    known: known && knownReason ? { ...known, reason: knownReason, same: row.same, of: row.of } : null,
    decision: row.decision,
    state: row.state,
    reason: row.reason,
    missing: JSON.parse(row.missing),
    recipe: named.get(row.recipeId ?? '') ?? null,
  };
};

const timeOf = ({ totalTime, prepTime, cookTime, language }: StagedRecipe): string | null => {
  const time = totalTime ?? cookTime ?? prepTime;
  return typeof time === 'number' ? spellMinutes(time, language ?? 'en') : (time ?? null);
};
