import { relative } from 'node:path';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { listDrafts, type StoredEntry } from '../../../platform/files/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { presentRecipes } from './leftovers.repository.ts';

/** Milliseconds for which nothing is a leftover: a recipe may be saved just now, after its picture. */
const graceTime = 24 * 3_600_000;

interface Leftover {
  /** Its key, or its path below the data folder. */
  name: string;
  bytes: number;
}

const all = 'recipes';

/** Everything below the folders of recipes, which is looked through once for all kinds of leftovers. */
export const listRecipeFiles = ({ files }: Platform): Promise<StoredEntry[]> => files.list(all);

const isStray = (name: string): boolean => /^[^/]+\/images\/(?!source$)[^/]+$/.test(name) && !name.endsWith('.webp');

/** The type of a picture that browsers draw, by its name; nothing for others. */
const pictureTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** A picture among those that none is as it is served. */
export const strayPicture = (recipeId: string, fileName: string): { key: string; contentType: string } | undefined => {
  const name = `${recipeId}/images/${fileName}`;
  const contentType = pictureTypes[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  return contentType && isStray(name) ? { key: `${all}/${name}`, contentType } : undefined;
};

/** Files among pictures that are none as they are served or as they came. */
export const findStrayImages = ({ clock }: Platform, entries: StoredEntry[]): Leftover[] => {
  const before = clock.now().getTime() - graceTime;
  return entries
    .filter(({ name, modifiedAt }) => modifiedAt.getTime() < before && isStray(name))
    .map(({ name, size }) => ({ name: `${all}/${name}`, bytes: size }));
};

/** Folders of recipes that are neither there nor in the bin. */
export const findStrayFolders = async (
  instance: InstanceDatabase,
  { clock }: Platform,
  entries: StoredEntry[],
): Promise<Leftover[]> => {
  const before = clock.now().getTime() - graceTime;
  const folders = new Map<string, StoredEntry[]>();
  for (const entry of entries) {
    const id = entry.name.split('/')[0] ?? '';
    folders.set(id, [...(folders.get(id) ?? []), entry]);
  }
  const present = await presentRecipes(instance, [...folders.keys()]);
  return [...folders]
    .filter(([id, files]) => !present.has(id) && files.every(({ modifiedAt }) => modifiedAt.getTime() < before))
    .map(([id, files]) => ({ name: `${all}/${id}`, bytes: files.reduce((sum, { size }) => sum + size, 0) }));
};

const hour = 3_600_000;

/** Files are written in minutes: older drafts are those of a process that was killed. */
export const draftsBefore = ({ clock }: Pick<Platform, 'clock'>): Date => new Date(clock.now().getTime() - hour);

export const findDrafts = async (platform: Platform): Promise<Leftover[]> => {
  const folder = platform.settings.DATA_DIR;
  const drafts = await listDrafts(folder, draftsBefore(platform));
  return drafts.map(({ path, size }) => ({ name: relative(folder, path), bytes: size }));
};
