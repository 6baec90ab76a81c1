import { type Columns, type GroupTransaction, presentIds } from '../../../../platform/database/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { putParts } from '../../../bin/index.ts';
import { recipeBin, recipeFolder } from '../../../recipes/index.ts';
import { rateRecipe } from '../../../users/index.ts';
import type { FileLine } from '../../archive/manifest.ts';
import { besidesOf, fetchRecipe, opinionsHere, rowsBesides } from '../fetch-recipe.ts';
import type { Target } from '../fetch-target.ts';
import { filesBelow, readStored } from '../stored-files.ts';
import { besides, readRecipeOfBackup } from '../take-recipe.ts';
import { opinionsOf, recipesInOrder } from './joining.repository.ts';
import { idHere, type Joining, sum, type Told } from './joining.ts';

type Recipes = Told & { recipes: number };

/**
 * Brings recipes one after the other, each after those that it is made with. Of those that are there comes what people have said of
 * them since. Where recipes have come another way, that is all.
 */
export const joinRecipes = async (target: Target, db: GroupTransaction, joining: Joining): Promise<Recipes> => {
  const { place, files, name, by, at, recipes, bringing, signal, onProgress } = joining;
  const ids = await recipesInOrder(db);
  const there = await presentIds(target.db.asServer(), 'recipes', [
    ...ids,
    ...[...(recipes?.values() ?? [])].map(({ id }) => id),
  ]);
  const ofRecipes = byRecipe(await filesBelow(place, name, recipeFolder('').replace(/\/$/, '')));
  const told: Recipes = { recipes: 0, came: [], missing: [] };
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted();
    onProgress(index, ids.length);
    const now = recipes ? recipes.get(id) : { id, came: true };
    if (now?.came && there.has(now.id)) {
      await joinBesides(target, db, { id, now: now.id }, joining, ofRecipes.get(id));
      continue;
    }
    if (recipes) continue;
    const found = await readRecipeOfBackup(db, id, by);
    try {
      const stored = ofRecipes.get(id) ?? new Map();
      const wanted = { place, name, files, replaces: false, at, stored };
      const { came, missing } = await fetchRecipe(target, found, bringing ? { ...wanted, bringing } : wanted);
      told.recipes += 1;
      told.came = sum(told.came, came);
      told.missing = sum(told.missing, missing);
    } catch (error) {
      // One that nothing can be made of holds up none of the others.
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
  { id, now }: { id: string; now: string },
  { by, earlier, place, files }: Joining,
  stored: ReadonlyMap<string, FileLine> = new Map(),
) => {
  const found = await readRecipeOfBackup(db, id, by);
  // Of a copy they have ids of their own.
  const own = (former: Columns[string] | undefined) =>
    id === now ? String(former) : idHere(target.db, String(former));
  const ofNow = (rows: Columns[] = []): Columns[] => rows.map((row) => ({ ...row, id: own(row.id), recipeId: now }));
  const said = rowsBesides(found, target);
  const rows = { comments: ofNow(said.comments), timelineEvents: ofNow(said.timelineEvents) };
  const ids = Object.values(rows).flatMap((some) => some.map((row) => String(row.id)));
  const known = new Set((await earlier?.find(ids))?.keys() ?? []);
  for (const table of besides) {
    for (const one of await presentIds(target.db.asServer(), table, ids)) known.add(one);
  }
  const isNew = (row: Columns) => !known.has(String(row.id));
  const parts = { comments: rows.comments.filter(isNew), timelineEvents: rows.timelineEvents.filter(isNew) };
  const opinions = await opinionsOf(target.db, [now]);
  const isThought = (userId: string) => {
    const { rating = null, isFavorite = 0 } = opinions.get(`${userId} ${now}`) ?? {};
    return rating !== null || isFavorite === 1;
  };
  const rated = opinionsHere(found, target).filter(({ id: userId }) => !isThought(userId));
  if (parts.comments.length + parts.timelineEvents.length + rated.length === 0) return;
  await target.db.change(async (db) => {
    await putParts(db, besidesOf(recipeBin.parts), { parts });
    for (const { id: userId, ...opinion } of rated) await rateRecipe(db, userId, now, opinion);
    for (const table of besides) {
      await earlier?.note(
        db,
        table,
        parts[table].map((row) => ({ id: String(row.id) })),
      );
    }
    await earlier?.note(
      db,
      'recipeOpinions',
      rated.map(({ id: userId, ...opinion }) => ({ id: `${userId} ${now}`, mark: JSON.stringify(opinion) })),
    );
    const events = new Map((found.parts.timelineEvents ?? []).map((row) => [String(row.id), own(row.id)] as const));
    const fresh = new Set(parts.timelineEvents.map((row) => String(row.id)));
    for (const [path, line] of stored) {
      const [, former = '', name = ''] = /^images\/timeline\/([^/]+)\/(.+)$/.exec(path) ?? [];
      const event = events.get(former) ?? '';
      const content = fresh.has(event) ? await readStored(place, line) : undefined;
      if (content) await files.write(`${recipeFolder(now)}/images/timeline/${event}/${name}`, content);
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
