import type { OcrGuess } from '@larder/contract';
import type { ReadRecipe, ScanBlock, ScanWord } from '@larder/reader';
import { AppError } from '../../platform/errors/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { createWorkerPool, programBeside } from '../../platform/workers/index.ts';
import type { ExportedRecipe } from './exported-recipe.ts';
import type * as content from './read-content.ts';
import { webAddress } from './sent-text.ts';
import type { Reading, Source } from './source.ts';

/** What strangers send is read in threads: a page that takes long or too much memory holds up nobody but its sender. */
const readers = createWorkerPool<typeof content>({
  file: programBeside(import.meta.url, { source: './reading-worker.ts', built: './read-recipes.js' }),
  size: 2,
  // The largest page that is taken needs a second or two, and the slowest computers ten times as long.
  deadline: 30_000,
  megabytes: 400,
  idle: 60_000,
  refusal: () => new AppError('import.too-complex'),
});

/**
 * Fetches a page, or a document of data, and reads it.
 * @throws OutboundError, or AppError `import.no-recipe` or `import.robot-check` with what was found all the same
 */
export const readPage = async (
  outbound: Outbound,
  url: string,
  language: string,
  signal?: AbortSignal,
): Promise<Reading> => {
  const page = await outbound.fetchPage(webAddress(url), { acceptLanguage: language, ...(signal && { signal }) });
  return readers.run('readFetched', page);
};

/**
 * Reads what somebody pasted, dropped or handed over: HTML, JSON, Markdown or plain text.
 * @param url where it is from; empty when nobody knows
 */
export const findInSent = (text: string, url: string): Promise<Reading | undefined> =>
  readers.run('findInSent', text, url);

/** A page as a browser shows it. Throws AppError `import.no-recipe` or `import.robot-check`. */
export const readShown = (html: string, url: string): Promise<Reading> => readers.run('readShown', html, url);

/** As `findInSent`. Throws AppError `import.no-recipe` for a page and `import.no-recipe-in-text` for anything else. */
export const readSent = (text: string, url: string): Promise<Reading> => readers.run('readSent', text, url);

/** A saved page, a text or data as bytes; the page's own declaration tells its encoding. Throws as `readSent`. */
export const readSentBytes = (bytes: Buffer): Promise<Reading> => readers.run('readSentBytes', bytes);

/** Reads what was stored, as this version of the reader does. */
export const readAgain = (source: Source): Promise<ReadRecipe | null> => readers.run('readAgain', source);

/** The recipe in the JSON of an export; undefined for anything else. */
export const readExported = (json: string): Promise<ExportedRecipe | undefined> => readers.run('readExported', json);

/** What the words of all pages come to as a recipe. */
export const guessFields = (pages: readonly (readonly ScanWord[])[]): Promise<OcrGuess> =>
  readers.run('guessFields', pages);

/** Their text in the order of reading, headings marked as Markdown does. */
export const textOfScan = (pages: readonly (readonly ScanWord[])[]): Promise<string> =>
  readers.run('textOfScan', pages);

/** The words of one page as blocks, paragraphs and lines. */
export const layOut = (words: readonly ScanWord[]): Promise<ScanBlock[]> => readers.run('layOut', words);
