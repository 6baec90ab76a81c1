import { randomUUID } from 'node:crypto';
import type { Fetched, Recipe } from '@larder/contract';
import type { Columns, GroupTransaction } from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { ImageError } from '../../../platform/images/index.ts';
import { putParts } from '../../bin/index.ts';
import {
  type PreparedRecipe,
  prepareRestore,
  recipeBin,
  recipeFolder,
  restoreInto,
  restoreRecipe,
  withFreeId,
} from '../../recipes/index.ts';
import { rateRecipe } from '../../users/index.ts';
import type { FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import type { Target } from './fetch-target.ts';
import type { BringNoted } from './joining/joining.ts';
import { besides, type RecipeOfBackup, takeRecipe } from './take-recipe.ts';

interface Wanted {
  place: Place;
  name: string;
  files: FileStore;
  replaces: boolean;
  at: Date;
  /** Its files in the backup, where they have been looked for. */
  stored?: ReadonlyMap<string, FileLine>;
  bringing?: BringNoted;
}

type Told = Pick<Fetched, 'came' | 'missing'>;

/** Brings a recipe of a backup into the group: as a new one, or as a version of the one that is still there. */
export const fetchRecipe = async (
  target: Target,
  found: RecipeOfBackup,
  { place, name, files, replaces, at, stored, bringing = (_, _coming, bring) => bring() }: Wanted,
): Promise<{ recipe: Recipe } & Told> => {
  const { taken, lost, others } = await takeRecipe(place, name, found, stored);
  const userId = target.memberNow(taken.userId);
  const rated = opinionsHere(found, target);
  // The rating of a recipe is the mean of its members'. One that nobody gave, as of older servers, is that of whoever fetches it.
  const { rating: _, ...unrated } = taken.input;
  const isRated = found.opinions.some(({ rating }) => rating !== null);
  const input = isRated || replaces ? unrated : taken.input;
  const whole = { ...taken, input, ...(userId && { userId }) };
  const prepared: PreparedRecipe = await prepareRestore(whole).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    lost.pictures += 1;
    const { picture: _, ...bare } = whole;
    return bare;
  });
  const change = { by: target.by, at, files };
  const pictures = { what: 'pictures', number: prepared.variants ? 1 : 0 };
  const assets = { what: 'files', number: taken.assets.length };
  const missing = [
    { what: 'pictures', number: lost.pictures },
    { what: 'files', number: lost.files },
  ];
  if (replaces) {
    const recipe = await target.db.change((db) => restoreInto(db, change, found.recipe.id, prepared));
    return { recipe, came: told([pictures, assets]), missing: told(missing) };
  }
  const parts = rowsBesides(found, target);
  const bring = async (db: GroupTransaction, id: string): Promise<Recipe> => {
    const recipe = await restoreRecipe(db, change, prepared, id);
    // Of a copy nobody has said anything yet.
    if (id === found.recipe.id) {
      await putParts(db, besidesOf(recipeBin.parts), { parts });
      for (const { id: by, ...opinion } of rated) await rateRecipe(db, by, id, opinion);
      await writeAll(files, others, recipeFolder(id));
    }
    return recipe;
  };
  const coming = { id: found.recipe.id, hasPicture: prepared.variants !== undefined, lost };
  const bringBack = (id: string) => target.db.change((db) => bringing(db, coming, () => bring(db, id)));
  const recipe = await withFreeId(target.db, [found.recipe.id, randomUUID()], bringBack);
  const isItself = recipe.id === found.recipe.id;
  const said = [
    ...besides.map((what) => ({ what, all: found.parts[what]?.length ?? 0, back: parts[what]?.length ?? 0 })),
    { what: 'ratings', all: found.opinions.length, back: rated.length },
    { what: 'versions', all: found.versions, back: 0 },
  ];
  return {
    recipe,
    came: told([pictures, assets, ...said.map(({ what, back }) => ({ what, number: isItself ? back : 0 }))]),
    missing: told([...missing, ...said.map(({ what, all, back }) => ({ what, number: isItself ? all - back : all }))]),
  };
};

export const besidesOf = (parts: typeof recipeBin.parts) =>
  parts.filter(({ table }) => besides.some((beside) => beside === table));

/** Nothing of a recipe that did not come back stays. */
const writeAll = async (files: FileStore, contents: ReadonlyMap<string, Buffer>, folder: string): Promise<void> => {
  try {
    for (const [key, content] of contents) await files.write(key, content);
  } catch (error) {
    await files.removeFolder(folder);
    throw error;
  }
};

const told = (all: Told['came']) => all.filter(({ number }) => number > 0);

/** What members of the group think of it. */
export const opinionsHere = ({ opinions }: RecipeOfBackup, { memberNow }: Target) =>
  opinions.flatMap(({ userId, rating, isFavorite }) => {
    const id = memberNow(String(userId));
    return id ? [{ id, rating: rating === null ? null : Number(rating), isFavorite: isFavorite === 1 }] : [];
  });

/**
 * What was said of it, in the name of members of the group. What others said becomes an entry of the timeline with their name, as a comment is
 * somebody's; entries stay without a name.
 */
export const rowsBesides = ({ parts }: RecipeOfBackup, target: Target): RecipeOfBackup['parts'] => {
  const comments: Columns[] = [];
  const timelineEvents = (parts.timelineEvents ?? []).map((row) => ({
    ...row,
    userId: target.memberNow(row.userId === null ? null : String(row.userId)) ?? null,
  }));
  for (const row of parts.comments ?? []) {
    const userId = target.memberNow(String(row.userId));
    const name = target.nameOf(String(row.userId));
    if (userId) comments.push({ ...row, userId });
    else if (name) timelineEvents.push(asEvent(row, name));
  }
  return { comments, timelineEvents };
};

const asEvent = (
  { id = null, recipeId = null, text = null, createdAt = null, updatedAt = null }: Columns,
  name: string,
) => ({
  ...{ id, recipeId, userId: null, subject: name, eventType: 'comment', eventMessage: text, hasImage: 0 },
  ...{ timestamp: createdAt, recipeVersion: null, series: null, createdAt, updatedAt },
});
