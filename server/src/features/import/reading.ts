import type { ReadRecipe } from '@larder/reader';
import type { Outbound } from '../../platform/outbound/index.ts';
import { webAddress } from './sent-text.ts';
import type { Reading, Source } from './source.ts';

// The reader comes with the first page: its parsers are half a megabyte that a start does not need.
const content = () => import('./read-content.ts');

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
  const fetching = outbound.fetchPage(webAddress(url), { acceptLanguage: language, ...(signal && { signal }) });
  const [page, { readFetched }] = await Promise.all([fetching, content()]);
  return readFetched(page);
};

/**
 * Reads what somebody pasted, dropped or handed over: HTML, JSON, Markdown or plain text.
 * @param url where it is from; empty when nobody knows
 */
export const findInSent = async (text: string, url: string): Promise<Reading | undefined> =>
  (await content()).findInSent(text, url);

/** As `findInSent`. Throws AppError `import.no-recipe` for a page and `import.no-recipe-in-text` for anything else. */
export const readSent = async (text: string, url: string): Promise<Reading> => (await content()).readSent(text, url);

/** A saved page, a text or data as bytes; the page's own declaration tells its encoding. Throws as `readSent`. */
export const readSentBytes = async (bytes: Buffer): Promise<Reading> => (await content()).readSentBytes(bytes);

/** Reads what was kept, as this version of the reader does. */
export const readKept = async (source: Source): Promise<ReadRecipe | null> => (await content()).readKept(source);
