import type { OcrLanguage } from '@larder/contract';
import { z } from 'zod';
import type { FileStore } from '../../platform/files/index.ts';
import { assetIn, scanIn } from '../recipes/index.ts';
import type { RecognisedPage } from './recognition/index.ts';

const Word = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  confidence: z.number(),
  text: z.string(),
});

/** A page without its picture, which is a file of its own. */
const StoredPage = z.object({
  name: z.string(),
  number: z.number(),
  pages: z.number(),
  width: z.number(),
  height: z.number(),
  words: z.array(Word),
  toSource: z.object({
    a: z.number(),
    b: z.number(),
    c: z.number(),
    d: z.number(),
    e: z.number(),
    f: z.number(),
  }),
  source: z.object({ width: z.number(), height: z.number() }),
});
export type StoredPage = z.infer<typeof StoredPage>;

/** What was read from a file, and from which version of it. */
const StoredReading = z.object({ etag: z.string(), pages: z.array(StoredPage) });

const readingKey = (folder: string, asset: string, language: OcrLanguage): string =>
  scanIn(folder, `${asset}.${language}.json`);

/** The pages of a file that were read before, so that nobody waits for them twice; none when it has changed since. */
export const findPages = async (
  files: FileStore,
  folder: string,
  asset: string,
  language: OcrLanguage,
): Promise<StoredPage[] | undefined> => {
  const stored = await files.read(readingKey(folder, asset, language));
  const reading = stored && StoredReading.safeParse(JSON.parse(stored.toString())).data;
  const file = await files.find(assetIn(folder, asset));
  return reading && file?.etag === reading.etag ? reading.pages : undefined;
};

/** Keeps a page's picture under a name for its address. */
export const keepPicture = async (
  files: FileStore,
  folder: string,
  asset: string,
  { picture, ...page }: RecognisedPage,
): Promise<StoredPage> => {
  const name = `${asset}-${page.number}.webp`;
  await files.write(scanIn(folder, name), picture);
  return { ...page, name };
};

/** Keeps the words of a whole file. */
export const keepPages = async (
  files: FileStore,
  folder: string,
  asset: string,
  language: OcrLanguage,
  pages: StoredPage[],
): Promise<void> => {
  const file = await files.find(assetIn(folder, asset));
  if (!file) return;
  await files.write(readingKey(folder, asset, language), Buffer.from(JSON.stringify({ etag: file.etag, pages })));
};
