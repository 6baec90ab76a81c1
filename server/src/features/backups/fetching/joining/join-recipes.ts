import { type GroupTransaction, presentIds } from '../../../../platform/database/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { putParts } from '../../../bin/index.ts';
import { recipeBin, recipeFolder } from '../../../recipes/index.ts';
import { rateRecipe } from '../../../users/index.ts';
import type { FileLine } from '../../archive/manifest.ts';
import { besidesOf, fetchRecipe, opinionsHere, rowsBesides } from '../fetch-recipe.ts';
import type { Target } from '../fetch-target.ts';
import { filesBelow, readStored } from '../stored-files.ts';
import { readRecipeOfBackup } from '../take-recipe.ts';
import { opinionsOf, recipesInOrder } from './joining.repository.ts';
import { type Joining, sum, type Told } from './joining.ts';

type Recipes = Told & { recipes: number };

/**
 * Brings recipes one after the other, each after those that it is made with. One that came before becomes what it is there where that is
 * wanted; of the others come what people have said of them since.
 */
export const joinRecipes = async (target: Target, db: GroupTransaction, joining: Joining): Promise<Recipes> => {
  const { place, files, name, by, at, earlier, signal, onProgress } = joining;
  const ids = await recipesInOrder(db);
  const there = await presentIds(target.db.asServer(), 'recipes', ids);
  const before = (await earlier?.find(ids)) ?? new Map();
  const ofRecipes = byRecipe(await filesBelow(place, name, recipeFolder('').replace(/\/$/, '')));
  const told: Recipes = { recipes: 0, came: [], missing: [] };
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted();
    onProgress(index, ids.length);
    const replaces = there.has(id) && earlier?.replaces.has(id) === true;
    if (there.has(id) && !replaces) {
      await joinBesides(target, db, id, joining, ofRecipes.get(id));
      continue;
    }
    // It came, and was deleted here.
    if (!there.has(id) && before.has(id)) continue;
    const found = await readRecipeOfBackup(db, id, by);
    try {
      const { came, missing } = await fetchRecipe(target, found, {
        ...{ place, name, files, replaces, at, stored: ofRecipes.get(id) ?? new Map() },
        andThen: async (db, recipe) => {
          await earlier?.note(db, [{ id, mark: '', stamp: at.toISOString() }]);
          await earlier?.noteRecipe(db, { id: recipe.id, version: recipe.version });
        },
      });
      told.recipes += 1;
      told.came = sum(told.came, came);
      told.missing = sum(told.missing, missing);
      if (replaces) await joinBesides(target, db, id, joining, ofRecipes.get(id));
    } catch (error) {
      // One that is locked here, or that nothing can be made of, holds up none of the others.
      if (!(error instanceof AppError)) throw error;
      told.missing = sum(told.missing, [{ what: 'recipes', number: 1 }]);
    }
  }
  onProgress(ids.length, ids.length);
  return told;
};

/** What was said of a recipe that the group has: comments and entries of the timeline that it has not, and opinions of who has none. */
const joinBesides = async (
  target: Target,
  db: GroupTransaction,
  id: string,
  { by, earlier, at, place, files }: Joining,
  stored: ReadonlyMap<string, FileLine> = new Map(),
) => {
  const found = await readRecipeOfBackup(db, id, by);
  const { comments = [], timelineEvents = [] } = rowsBesides(found, target);
  const known = new Set<string>();
  for (const table of ['comments', 'timelineEvents'] as const) {
    const ids = [...comments, ...timelineEvents].map((row) => String(row.id));
    for (const one of await presentIds(target.db.asServer(), table, ids)) known.add(one);
    for (const one of (await earlier?.find(ids))?.keys() ?? []) known.add(one);
  }
  const isNew = (row: { id?: unknown }) => !known.has(String(row.id));
  const parts = { comments: comments.filter(isNew), timelineEvents: timelineEvents.filter(isNew) };
  const own = await opinionsOf(target.db, [id]);
  const rated = opinionsHere(found, target).filter(({ id: userId }) => !own.has(`${userId} ${id}`));
  const came = [...parts.comments, ...parts.timelineEvents];
  if (came.length + rated.length === 0) return;
  await target.db.change(async (db) => {
    await putParts(db, besidesOf(recipeBin.parts), { parts });
    for (const { id: userId, ...opinion } of rated) await rateRecipe(db, userId, id, opinion);
    await earlier?.note(
      db,
      came.map((row) => ({ id: String(row.id), mark: '', stamp: at.toISOString() })),
    );
    const events = new Set(parts.timelineEvents.map((row) => String(row.id)));
    for (const [path, line] of stored) {
      const [, event = ''] = /^images\/timeline\/([^/]+)\//.exec(path) ?? [];
      const content = events.has(event) ? await readStored(place, line) : undefined;
      if (content) await files.write(`${recipeFolder(id)}/${path}`, content);
    }
  });
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
