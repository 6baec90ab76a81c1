import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Outbound } from '../../../platform/outbound/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import type { Change } from '../change.ts';
import { recipeImageFolder } from '../file-keys.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { removeImageFiles, writeImage } from './image-files.ts';

/** Gives a recipe another picture; answers its key, which changes with every picture. */
export const replaceImage = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  picture: Uint8Array,
): Promise<string> => {
  const recipe = await getUnlocked(db, slugOrId, change.by);
  const { color } = await writeImage(change.files, recipe.id, picture);
  const image = newImageKey();
  await noteImage(db, change, recipe, { image, imageColor: color });
  return image;
};

/** As `replaceImage`, with the picture at an address. */
export const fetchImage = async (
  db: GroupDatabase,
  change: Change & { outbound: Outbound },
  slugOrId: string,
  url: string,
): Promise<string> => {
  const { id, orgUrl } = await getUnlocked(db, slugOrId, change.by);
  const { bytes } = await change.outbound.fetchImage(url, orgUrl ? { referer: orgUrl } : {});
  return replaceImage(db, change, id, bytes);
};

/** As `replaceImage`, with a picture whose sizes lie in a folder already. */
export const takeImage = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  { folder, color }: { folder: string; color: string },
): Promise<string> => {
  const recipe = await getUnlocked(db, slugOrId, change.by);
  await change.files.copyFolder(folder, recipeImageFolder(recipe.id));
  const image = newImageKey();
  await noteImage(db, change, recipe, { image, imageColor: color });
  return image;
};

export const removeImage = async (db: GroupDatabase, change: Change, slugOrId: string): Promise<void> => {
  const recipe = await getUnlocked(db, slugOrId, change.by);
  await noteImage(db, change, recipe, { image: null, imageColor: null });
  await removeImageFiles(change.files, recipe.id);
};

/** As long as nobody guesses it or meets it twice. */
export const newImageKey = (): string => randomToken(12);

/** The picture is no part of what an edit saves, so a new one makes no new version: a person who edits meets no conflict. */
const noteImage = (
  db: GroupDatabase,
  { at }: Change,
  recipe: { id: string; name: string; slug: string },
  picture: { image: string | null; imageColor: string | null },
): Promise<unknown> => {
  const now = at.toISOString();
  return db.change(async (db) => {
    await updateRecipe(db, recipe.id, { ...picture, dateUpdated: now, updatedAt: now });
    await db.record('recipe.updated', { ...recipe, fields: ['image'] });
  });
};
