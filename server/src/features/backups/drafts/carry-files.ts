import { createHash } from 'node:crypto';
import { type ZipEntry, ZipError } from '../../../platform/files/index.ts';
import { ImageError, makeAvatar, makeVariants } from '../../../platform/images/index.ts';
import { eventImageFolder, recipeAssetKey, recipeImageFolder } from '../../recipes/index.ts';
import { contentKey, type FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { isFilePath } from '../restore/verify-backup.ts';
import type { WrittenDraft } from './written-draft.ts';

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

/** A folder that is named by an id, which some write without its dashes. */
const idFolder = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

const plainFolder = (name: string): string => {
  const parts = idFolder.exec(name);
  return parts === null ? name : parts.slice(1).join('-').toLowerCase();
};

/** A path whose ids have their dashes, and whose letters are written as others write them: a Mac parts them from their accents. */
const plainPath = (path: string): string => path.normalize('NFC').split('/').map(plainFolder).join('/');

const picturePath = /^(.*)\/(original|profile)\.(webp|jpe?g|png|gif|avif|heic|heif|tiff?|bmp)$/i;

/** Files by where they are. A picture is WebP, but for what came from elsewhere or was laid there by hand. */
const filesByPath = (entries: readonly CarriedFile[]) => {
  const files = new Map<string, CarriedFile>();
  const pictures = new Map<string, CarriedFile>();
  for (const entry of entries) {
    const path = plainPath(entry.path);
    files.set(path, entry);
    const [, folder, name = '', ending = ''] = picturePath.exec(path) ?? [];
    if (folder === undefined) continue;
    const key = `${folder}/${name.toLowerCase()}`;
    if (!pictures.has(key) || ending.toLowerCase() === 'webp') pictures.set(key, entry);
  }
  return {
    file: (path: string) => files.get(plainPath(path)),
    picture: (folder: string, name: 'original' | 'profile') => pictures.get(plainPath(`${folder}/${name}`)),
  };
};

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
  const find = filesByPath(entries);
  const data = `${folder}data`;
  let done = 0;
  const total = recipes.length + userIds.length;

  const store = async (path: string, bytes: Uint8Array, { modifiedAt }: CarriedFile): Promise<FileLine> => {
    const sha256 = hashOf(bytes);
    await place.write(contentKey(sha256), bytes);
    return { path, size: bytes.length, modifiedAt: modifiedAt.getTime(), sha256 };
  };
  /** Undefined where there is none, which is told of one that should be there, or what is there is no picture. */
  const sizesOf = async (folder: string, isThere: boolean) => {
    const entry = find.picture(folder, 'original');
    if (!entry && isThere) pictured.lost.pictures.push(`${folder}/original.webp`);
    if (!entry) return undefined;
    const sizes = await madeOf(entry, makeVariants);
    return sizes && { entry, sizes };
  };
  /** Undefined for what is no picture, which is told. */
  const madeOf = async <Made>(entry: CarriedFile, make: (bytes: Buffer) => Promise<Made>) => {
    try {
      if (entry.size <= largestFile) return await make(await entry.read());
    } catch (error) {
      if (!isUnreadable(error)) throw error;
    }
    pictured.lost.pictures.push(entry.path);
    return undefined;
  };
  const storeSizes = async (to: string, found: NonNullable<Awaited<ReturnType<typeof sizesOf>>>) => [
    await store(`${to}/original.webp`, found.sizes.original, found.entry),
    await store(`${to}/min-original.webp`, found.sizes.min, found.entry),
    await store(`${to}/tiny-original.webp`, found.sizes.tiny, found.entry),
  ];

  for (const { id, isPictured, assets, events } of recipes) {
    signal.throwIfAborted();
    const images = `${data}/recipes/${id}/images`;
    const found = await sizesOf(images, isPictured);
    if (found) {
      const image = hashOf(found.sizes.original).slice(0, keyLength);
      pictured.recipes.set(id, { image, imageColor: found.sizes.color });
      yield* await storeSizes(recipeImageFolder(id), found);
    }
    for (const event of events) {
      const made = event === '' ? undefined : await sizesOf(`${images}/timeline/${event}`, false);
      if (!made) continue;
      pictured.events.add(event);
      yield* await storeSizes(eventImageFolder(id, event), made);
    }
    for (const name of new Set(assets)) {
      const entry = find.file(`${data}/recipes/${id}/assets/${name}`);
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
    const entry = find.picture(`${data}/users/${id}`, 'profile');
    const avatar = entry && (await madeOf(entry, makeAvatar));
    done += 1;
    onProgress(done, total);
    if (!avatar) continue;
    pictured.users.set(id, hashOf(avatar).slice(0, keyLength));
    yield await store(`users/${id}/profile.webp`, avatar, entry);
  }
}
