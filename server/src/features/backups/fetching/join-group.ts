import type { Fetched } from '@larder/contract';
import {
  type Columns,
  findRows,
  type GroupTransaction,
  insertRows,
  presentIds,
} from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { lookAfterDaily } from '../../mealplans/index.ts';
import { recipeFolder } from '../../recipes/index.ts';
import { tidyDaily } from '../../shopping/index.ts';
import type { FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { fetchList, readListOfBackup } from './fetch-list.ts';
import { fetchRecipe } from './fetch-recipe.ts';
import type { Target } from './fetch-target.ts';
import { filesBelow } from './stored-files.ts';
import { readRecipeOfBackup } from './take-recipe.ts';

interface Wanted {
  place: Place;
  files: FileStore;
  /** Of the backup. */
  name: string;
  by: string;
  at: Date;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

type Told = Pick<Fetched, 'came' | 'missing'>;

/**
 * Brings what a group of a backup has into a group of today: recipes and lists, one after the other, and its plan. Nothing of what is there
 * changes, and what came before is passed over, so that one that was stopped goes on when it is asked for again.
 * @param db the group of the backup
 */
export const joinGroup = async (target: Target, db: GroupTransaction, wanted: Wanted): Promise<Told> => {
  const recipes = await joinRecipes(target, db, wanted);
  const lists = await joinLists(target, db, wanted);
  const meals = await joinPlan(target, db, wanted);
  await target.db.change(async (db) => {
    if (meals > 0) await lookAfterDaily(db, wanted.at);
    if (lists > 0) await tidyDaily(db, wanted.at);
  });
  const [cookbooks, rules] = [await countOf(db, 'cookbooks'), await countOf(db, 'mealPlanRules')];
  const some = (numbers: Record<string, number>) =>
    Object.entries(numbers).flatMap(([what, number]) => (number > 0 ? [{ what, number }] : []));
  return { came: some({ recipes, lists, meals }), missing: some({ cookbooks, rules }) };
};

const countOf = async (db: GroupTransaction, table: 'cookbooks' | 'mealPlanRules'): Promise<number> => {
  const { number } = await db
    .from(table)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
};

const joinRecipes = async (target: Target, db: GroupTransaction, wanted: Wanted): Promise<number> => {
  const { place, files, name, by, at, signal, onProgress } = wanted;
  const rows = await db.from('recipes').select('id').orderBy('number').execute();
  const whole = await db
    .from('ingredients')
    .where('referencedRecipeId', 'is not', null)
    .select('recipeId')
    .distinct()
    .execute();
  // A recipe comes after those that it is made with.
  const last = new Set(whole.map(({ recipeId }) => recipeId));
  const ids = rows.map(({ id }) => id).toSorted((one, other) => Number(last.has(one)) - Number(last.has(other)));
  const there = await presentIds(target.db.asServer(), 'recipes', ids);
  const ofRecipes = byRecipe(await filesBelow(place, name, recipeFolder('').replace(/\/$/, '')));
  let done = 0;
  for (const id of ids.filter((id) => !there.has(id))) {
    signal.throwIfAborted();
    const found = await readRecipeOfBackup(db, id, by);
    await fetchRecipe(target, found, {
      ...{ place, name, files, replaces: false, at, stored: ofRecipes.get(id) ?? new Map() },
    });
    done += 1;
    onProgress(done, ids.length);
  }
  return done;
};

const byRecipe = (files: ReadonlyMap<string, FileLine>): Map<string, Map<string, FileLine>> => {
  const found = new Map<string, Map<string, FileLine>>();
  for (const [path, line] of files) {
    const end = path.indexOf('/');
    const own = found.get(path.slice(0, end)) ?? new Map<string, FileLine>();
    found.set(path.slice(0, end), own.set(path.slice(end + 1), line));
  }
  return found;
};

const joinLists = async (target: Target, db: GroupTransaction, { at, signal }: Wanted): Promise<number> => {
  const rows = await db.from('shoppingLists').select('id').orderBy('createdAt').execute();
  const ids = rows.map(({ id }) => id);
  const there = await presentIds(target.db.asServer(), 'shoppingLists', ids);
  const missing = ids.filter((id) => !there.has(id));
  for (const id of missing) {
    signal.throwIfAborted();
    await fetchList(target, await readListOfBackup(db, id), at);
  }
  return missing.length;
};

const joinPlan = async (target: Target, db: GroupTransaction, { at }: Wanted): Promise<number> => {
  const entries = await db.from('mealPlanEntries').selectAll().execute();
  const recipeIds = entries.flatMap(({ recipeId }) => recipeId ?? []);
  const names = new Map((await findRows(db, 'recipes', 'id', recipeIds)).map(({ id, name }) => [id, String(name)]));
  return target.db.change(async (db) => {
    const there = await presentIds(
      db,
      'mealPlanEntries',
      entries.map(({ id }) => id),
    );
    const recipes = await presentIds(db, 'recipes', recipeIds);
    const now = at.toISOString();
    const added = entries.flatMap(({ number: _, groupId: _group, revision: _revision, ...entry }): Columns[] => {
      if (there.has(entry.id)) return [];
      const recipeId = entry.recipeId !== null && recipes.has(entry.recipeId) ? entry.recipeId : null;
      const title = recipeId === null ? entry.title || (names.get(entry.recipeId) ?? '') : entry.title;
      const userId = target.memberNow(entry.userId) ?? null;
      return [
        {
          ...entry,
          recipeId,
          title,
          userId,
          ...{ leftoverOf: null, repeatId: null, repeatDate: null, updatedAt: now },
        },
      ];
    });
    await insertRows(db, 'mealPlanEntries', added);
    return added.length;
  });
};
