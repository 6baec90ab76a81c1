import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Room } from '../../../platform/files/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';
import type { Outbound } from '../../../platform/outbound/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import type { Change } from '../change.ts';
import { noteVersion } from '../history/note-version.ts';
import { getRecipe, getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { copyImage, keepImage, removeImageFiles, writeVariants } from './image-files.ts';

/** Gives a recipe another picture; answers its key, which changes with every picture. */
export const replaceImage = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  picture: Uint8Array,
): Promise<string> => {
  const recipe = await getUnlocked(db, slugOrId, change.by);
  const variants = await makeVariants(picture);
  await keepImage(change.files, recipe);
  await writeVariants(change.files, recipe.id, variants);
  const { color } = variants;
  const image = newImageKey();
  await noteImage(db, change, recipe, { image, imageColor: color });
  return image;
};

/** As `replaceImage`, with the picture at an address. */
export const fetchImage = async (
  db: GroupDatabase,
  change: Change & { outbound: Outbound; room: Room },
  slugOrId: string,
  url: string,
): Promise<string> => {
  const { id, orgUrl } = await getUnlocked(db, slugOrId, change.by);
  const { bytes } = await change.outbound.fetchImage(url, orgUrl ? { referer: orgUrl } : {});
  await change.room.require(db.groupId, bytes.length);
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
  await keepImage(change.files, recipe);
  await copyImage(change.files, folder, recipe.id);
  const image = newImageKey();
  await noteImage(db, change, recipe, { image, imageColor: color });
  return image;
};

export const removeImage = async (db: GroupDatabase, change: Change, slugOrId: string): Promise<void> => {
  const recipe = await getUnlocked(db, slugOrId, change.by);
  await keepImage(change.files, recipe);
  await noteImage(db, change, recipe, { image: null, imageColor: null });
  await removeImageFiles(change.files, recipe.id);
};

/** As long as nobody guesses it or meets it twice. */
export const newImageKey = (): string => randomToken(12);

/** A version of its own; whoever edits the rest meanwhile meets no conflict. */
const noteImage = (
  db: GroupDatabase,
  { by, at }: Change,
  { id }: { id: string },
  picture: { image: string | null; imageColor: string | null },
): Promise<unknown> =>
  db.change(async (db) => {
    const before = await getStoredRecipe(db, id);
    const now = at.toISOString();
    await updateRecipe(db, id, { ...picture, version: before.row.version + 1, dateUpdated: now, updatedAt: now });
    const after = await getRecipe(db, id);
    await noteVersion(db, { before, after }, { by, at, fields: ['image'] });
    await db.record('recipe.updated', { ...after, fields: ['image'] });
  });
