import { createHash } from 'node:crypto';
import { type ZipEntry, ZipError } from '../../../platform/files/index.ts';
import { ImageError, makeAvatar, makeVariants } from '../../../platform/images/index.ts';
import { eventImageFolder, recipeAssetKey, recipeImageFolder } from '../../recipes/index.ts';
import { contentKey, type FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { isFilePath } from '../restore/verify-backup.ts';
import type { WrittenDraft } from './write-draft.ts';

/** What the rows have to say of the files that came. */
export interface Pictured {
  recipes: Map<string, { image: string; imageColor: string }>;
  events: Set<string>;
  users: Map<string, string>;
  /** Pictures that are none, and files that are missing. */
  lost: { pictures: string[]; assets: string[] };
}

export const nothingPictured = (): Pictured => ({
  ...{ recipes: new Map(), events: new Set(), users: new Map() },
  lost: { pictures: [], assets: [] },
});

interface Carrying {
  place: Place;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/** More than any picture or attached file. */
const largestFile = 64 * 1024 * 1024;
const keyLength = 16;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** One file that is damaged holds up none of the others. */
const isUnreadable = (error: unknown): boolean => error instanceof ImageError || error instanceof ZipError;

export type CarriedFile = Pick<ZipEntry, 'path' | 'size' | 'modifiedAt' | 'read'>;

const readOrNothing = (entry: CarriedFile): Promise<Buffer | undefined> =>
  entry.read().catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
    return undefined;
  });

/**
 * Brings the files of an instance into a place of backups, pictures in our sizes, and gives the list of them. What is no picture is left
 * out and told. One file at a time is in memory.
 */
export async function* carryFiles(
  entries: readonly CarriedFile[],
  { folder, recipes, userIds }: Pick<WrittenDraft, 'folder' | 'recipes' | 'userIds'>,
  pictured: Pictured,
  { place, signal, onProgress }: Carrying,
): AsyncGenerator<FileLine> {
  const files = new Map(entries.map((entry) => [entry.path, entry]));
  const data = `${folder}data`;
  let done = 0;
  const total = recipes.length + userIds.length;

  const store = async (path: string, bytes: Uint8Array, { modifiedAt }: CarriedFile): Promise<FileLine> => {
    const sha256 = hashOf(bytes);
    await place.write(contentKey(sha256), bytes);
    return { path, size: bytes.length, modifiedAt: modifiedAt.getTime(), sha256 };
  };
  /** Undefined where there is none, or what is there is no picture. */
  const sizesOf = async (path: string) => {
    const entry = files.get(path);
    if (!entry || entry.size > largestFile) return undefined;
    try {
      return { entry, sizes: await makeVariants(await entry.read()) };
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      pictured.lost.pictures.push(path);
      return undefined;
    }
  };
  const storeSizes = async (to: string, found: NonNullable<Awaited<ReturnType<typeof sizesOf>>>) => [
    await store(`${to}/original.webp`, found.sizes.original, found.entry),
    await store(`${to}/min-original.webp`, found.sizes.min, found.entry),
    await store(`${to}/tiny-original.webp`, found.sizes.tiny, found.entry),
  ];

  for (const { id, assets, events } of recipes) {
    signal.throwIfAborted();
    const images = `${data}/recipes/${id}/images`;
    const found = await sizesOf(`${images}/original.webp`);
    if (found) {
      const image = hashOf(found.sizes.original).slice(0, keyLength);
      pictured.recipes.set(id, { image, imageColor: found.sizes.color });
      yield* await storeSizes(recipeImageFolder(id), found);
    }
    for (const event of events) {
      const made = event === '' ? undefined : await sizesOf(`${images}/timeline/${event}/original.webp`);
      if (!made) continue;
      pictured.events.add(event);
      yield* await storeSizes(eventImageFolder(id, event), made);
    }
    for (const name of new Set(assets)) {
      const entry = files.get(`${data}/recipes/${id}/assets/${name}`);
      const path = recipeAssetKey(id, name);
      const content = entry && entry.size <= largestFile && isFilePath(path) ? await readOrNothing(entry) : undefined;
      if (entry && content) yield await store(path, content, entry);
      else pictured.lost.assets.push(`${id}/${name}`);
    }
    done += 1;
    onProgress(done, total);
  }
  for (const id of userIds) {
    signal.throwIfAborted();
    const entry = files.get(`${data}/users/${id}/profile.webp`);
    done += 1;
    if (!entry || entry.size > largestFile) continue;
    try {
      const avatar = await makeAvatar(await entry.read());
      pictured.users.set(id, hashOf(avatar).slice(0, keyLength));
      yield await store(`users/${id}/profile.webp`, avatar, entry);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      pictured.lost.pictures.push(entry.path);
    }
    onProgress(done, total);
  }
}
