import type { FileProblem, MovedState } from '@larder/contract';
import { addressKey, plainText } from '@larder/kitchen';
import { flag, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { listItems, type MoveItemRow } from '../moves.repository.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import type { ReadFile } from './slice.ts';

type ItemKey = Pick<ReadFile, 'root' | 'apps' | 'app'>;

const keyOf = (path: string, apps: string) => `${path}\n${apps}`;

/** The items of these files, made where they are not there yet; answers how to find the number of one. */
export const itemsFor = async (
  db: GroupTransaction,
  moveId: string,
  files: readonly ItemKey[],
): Promise<(key: ItemKey) => number> => {
  const before = await listItems(db, moveId);
  const numbers = new Map(before.map(({ path, apps, number }) => [keyOf(path, apps), number]));
  for (const { root, apps, app } of files) {
    const key = keyOf(root, JSON.stringify(apps));
    if (numbers.has(key)) continue;
    const number = Math.max(-1, ...numbers.values()) + 1;
    const item = { moveId, number, path: root, apps: JSON.stringify(apps), app, files: 0, emptyFiles: 0 };
    await db.insert('moveItems', item).execute();
    numbers.set(key, number);
  }
  return ({ root, apps }) => numbers.get(keyOf(root, JSON.stringify(apps))) ?? 0;
};

export const countFiles = async (
  db: GroupTransaction,
  moveId: string,
  number: number,
  more: Pick<MoveItemRow, 'files' | 'emptyFiles'>,
): Promise<void> => {
  await db
    .update('moveItems')
    .set(({ eb }) => ({
      files: eb('files', '+', more.files),
      emptyFiles: eb('emptyFiles', '+', more.emptyFiles),
    }))
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .execute();
};

export interface FoundRecipe {
  number: number;
  item: number;
  file: string;
  recipe: StagedRecipe;
}

/** No name is longer. */
const longestName = 255;

export const insertRecipes = (db: GroupTransaction, moveId: string, found: readonly FoundRecipe[]): Promise<void> =>
  db.insertAll(
    'moveRecipes',
    found.map(({ number, item, file, recipe }) => ({
      moveId,
      number,
      item,
      file,
      key: recipe.key,
      sourceId: recipe.id?.toLowerCase() ?? null,
      name: recipe.name.slice(0, longestName),
      nameKey: plainText(recipe.name.slice(0, longestName)),
      pageKey: addressKey(recipe.url ?? '') || null,
      ingredients: recipe.ingredientGroups.reduce((sum, { ingredients }) => sum + ingredients.length, 0),
      steps: recipe.instructionSections.reduce((sum, { steps }) => sum + steps.length, 0),
      pictures: recipe.pictures.length,
      hasPicture: flag(recipe.pictures.some((picture) => !('url' in picture))),
      hasRating: flag(recipe.rating !== undefined),
      content: JSON.stringify(recipe),
      knownId: null,
      knownReason: null,
      same: null,
      of: null,
      decision: null,
      state: 'found' as MovedState,
      recipeId: null,
      versionBefore: null,
      missing: '[]',
      reason: null,
    })),
  );

/** The number of the next recipe of a move. */
export const nextNumber = async (db: GroupDatabase, moveId: string): Promise<number> => {
  const last = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .orderBy('number', 'desc')
    .limit(1)
    .select('number')
    .executeTakeFirst();
  return last ? last.number + 1 : 0;
};

export const insertProblems = (
  db: GroupTransaction,
  moveId: string,
  from: number,
  problems: readonly { path: string; problem: FileProblem }[],
): Promise<void> =>
  db.insertAll(
    'moveProblems',
    problems.map(({ path, problem }, index) => ({ moveId, number: from + index, path, problem })),
  );

/** Recipes of a move in the order in which they were found, some at a time. */
export async function* stagedRecipes(
  db: GroupDatabase,
  moveId: string,
): AsyncGenerator<{
  number: number;
  name: string;
  file: string;
  pageKey: string | null;
  sourceId: string | null;
  recipe: StagedRecipe;
}> {
  let after = -1;
  for (;;) {
    const rows = await db
      .from('moveRecipes')
      .where('moveId', '=', moveId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(100)
      .select(['number', 'name', 'file', 'pageKey', 'sourceId', 'content'])
      .execute();
    for (const { content, ...row } of rows) yield { ...row, recipe: JSON.parse(content) };
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}

/** Pictures and PDFs in which no recipe began. */
export const listPictures = (db: GroupDatabase, moveId: string): Promise<{ path: string; problem: FileProblem }[]> =>
  db
    .from('moveProblems')
    .where('moveId', '=', moveId)
    .where('problem', 'in', ['picture', 'pdf'])
    .orderBy('number')
    .select(['path', 'problem'])
    .execute();

/** Files that gave no recipe because they belong to one, such as its pictures, are nothing to tell of. */
export const removeProblems = async (
  db: GroupTransaction,
  moveId: string,
  places: readonly string[],
): Promise<void> => {
  await db
    .remove('moveProblems')
    .where('moveId', '=', moveId)
    .where('problem', 'in', ['unknown', 'picture', 'pdf'])
    .where(db.dialect.isOneOf('moveProblems.path', [...places]))
    .execute();
};
