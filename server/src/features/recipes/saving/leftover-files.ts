import { z } from 'zod';
import { type GroupDatabase, type GroupTransaction, presentIds } from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../../../platform/jobs/index.ts';
import { isInBin } from '../../bin/index.ts';
import { findBinnedAssets } from '../assets/binned-assets.repository.ts';
import type { Change } from '../change.ts';
import {
  eventImageFolder,
  formerImageFolder,
  formerImagesFolder,
  recipeAssetFolder,
  recipeAssetKey,
  recipeFolder,
  recipeScanFolder,
  recipeScanKey,
  scannedFile,
  timelineImageFolder,
} from '../file-keys.ts';
import { readContents } from '../history/read-contents.ts';

const leftoverJob = { name: 'recipe-leftover-files', payload: z.object({ recipeId: z.string() }) };

/**
 * Once the change is safe, files go that the recipe does not list any more, and all of a recipe that is gone for good. Files that can't be
 * removed then are tried again by a job: what was saved stays saved.
 */
export const removeLeftoversAfter = (
  db: GroupTransaction,
  { files, at }: Pick<Change, 'files' | 'at'>,
  recipeId: string,
) =>
  db.afterCommit((db) =>
    removeLeftovers(db, files, recipeId).catch(() =>
      db.change((db) => addJobs(db, leftoverJob, [{ payload: { recipeId } }], at)),
    ),
  );

/** As `removeLeftoversAfter`, by a job. */
export const removeLeftoversLater = (db: GroupTransaction, recipeId: string, at: Date): Promise<void> =>
  addJobs(db, leftoverJob, [{ payload: { recipeId } }], at);

/** A file that could not be removed once more is told in the log by whoever runs jobs. */
export const leftoverJobs = ({ files }: Pick<Platform, 'files'>): JobDefinition[] => [
  defineJob({
    kind: leftoverJob,
    atOnce: 1,
    run: async (job) => {
      await removeLeftovers(job.db, files, job.payload.recipeId);
      await complete(job);
    },
  }),
];

/** Removes files that a recipe does not list any more, and all of a recipe that is gone for good. */
export const removeLeftovers = (db: GroupDatabase, files: FileStore, recipeId: string): Promise<void> =>
  removeUnlisted(db.asServer(), files, recipeId);

/** @param db which sees every recipe: the files of one that nobody listed would be gone */
const removeUnlisted = async (db: GroupDatabase, files: FileStore, recipeId: string): Promise<void> => {
  const recipe = await db.from('recipes').where('id', '=', recipeId).select('assets').executeTakeFirst();
  if (!recipe) return (await isInBin(db, recipeId)) ? undefined : files.removeFolder(recipeFolder(recipeId));
  const assets: { fileName: string }[] = JSON.parse(recipe.assets);
  const listed = new Set([...assets.map(({ fileName }) => fileName), ...(await findBinnedAssets(db, recipeId))]);
  for (const { name } of await files.list(recipeAssetFolder(recipeId))) {
    if (!listed.has(name)) await files.remove(recipeAssetKey(recipeId, name));
  }
  for (const { name } of await files.list(recipeScanFolder(recipeId))) {
    if (!listed.has(scannedFile(name))) await files.remove(recipeScanKey(recipeId, name));
  }
  await removePicturesOfEvents(db, files, recipeId);
  await removeFormerPictures(db, files, recipeId);
};

/** Of the pictures that a recipe had, those stay that one of its versions has. */
const removeFormerPictures = async (db: GroupDatabase, files: FileStore, recipeId: string): Promise<void> => {
  const stored = await files.list(formerImagesFolder(recipeId));
  if (stored.length === 0) return;
  const needed = new Set((await readContents(db, recipeId)).map(({ content }) => content?.image));
  const images = new Set(stored.map(({ name }) => name.slice(0, name.indexOf('/'))));
  for (const image of images) if (!needed.has(image)) await files.removeFolder(formerImageFolder(recipeId, image));
};

const removePicturesOfEvents = async (db: GroupDatabase, files: FileStore, recipeId: string): Promise<void> => {
  const stored = await files.list(timelineImageFolder(recipeId));
  const pictured = new Set(stored.map(({ name }) => name.slice(0, name.indexOf('/'))));
  if (pictured.size === 0) return;
  const ids = [...pictured];
  const present = await presentIds(db, 'timelineEvents', ids);
  const binned = await presentIds(db, 'bin', ids);
  for (const id of ids) {
    if (!present.has(id) && !binned.has(id)) await files.removeFolder(eventImageFolder(recipeId, id));
  }
};
