import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Recipe, RecipeInput } from '@larder/contract';
import type { FileStore } from '../../../platform/files/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { recipeFolder } from '../../recipes/index.ts';
import type { Source } from '../source.ts';
import { type Marks, marksOf } from './field-marks.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes: nothing that was packed here is larger. */
const largest = 64 * 1024 * 1024;

/** A value as compressed JSON, for files that only this server reads. */
export const packed = async (value: object): Promise<Buffer> => pack(JSON.stringify(value));

/** What `packed` has made. @throws when it is damaged or too large */
export const unpacked = async <Value extends object>(bytes: Buffer): Promise<Value> =>
  JSON.parse(String(await unpack(bytes, { maxOutputLength: largest })));

/** What a recipe was made from. */
export interface SourcePage extends Source {
  fetchedAt: string;
  /** When the reader last read it. */
  readAt: string;
  /** What was read from it, as far as it was taken over. */
  read: RecipeInput;
  /** Of the fields that were taken over as they were read; one that somebody wrote has none. */
  marks: Marks;
}

const keyOf = (recipeId: string): string => `${recipeFolder(recipeId)}/page.json.gz`;

/** Lies beside the pictures of its recipe: deleted with it, and served to nobody. */
export const writeSourcePage = async (files: FileStore, recipeId: string, page: SourcePage): Promise<void> =>
  files.write(keyOf(recipeId), await packed(page));

export const findSourcePage = async (files: FileStore, recipeId: string): Promise<SourcePage | undefined> => {
  const bytes = await files.read(keyOf(recipeId));
  return bytes && unpacked(bytes);
};

interface Imported {
  source: Source;
  /** What was saved, with the changes of a person. */
  saved: RecipeInput;
  /** What was read. */
  read: RecipeInput;
}

/**
 * Stores what a recipe was made from. Called in the transaction that saves the recipe, so that neither is there without the
 * other: it is a small file.
 */
export const storePageOf = async (
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
  recipe: Recipe,
  { source, saved, read }: Imported,
): Promise<void> => {
  const now = clock.now().toISOString();
  await writeSourcePage(files, recipe.id, {
    ...source,
    fetchedAt: now,
    readAt: now,
    read,
    marks: marksOf(recipe, saved, read),
  });
};
