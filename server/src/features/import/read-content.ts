import {
  cleanPage,
  layOut,
  type ReadRecipe,
  readHead,
  readRecipe,
  readRecipeJson,
  readRecipeText,
  readScan,
  type ScanWord,
} from '@larder/reader';
import type { FetchedPage } from '../../platform/outbound/index.ts';
import { type ExportedRecipe, readExportedRecipe } from './exported-recipe.ts';
import { isRobotCheck, noRecipe, noRecipeInText, robotCheck } from './no-recipe.ts';
import { isJson, readDocument } from './read-document.ts';
import { parseJson } from './sent-text.ts';
import type { Reading, Source } from './source.ts';

export { guessFields } from './guess-fields.ts';
export { layOut };

/** The whole text of the pages of a scan, in the order of reading. */
export const textOfScan = (pages: readonly (readonly ScanWord[])[]): string => readScan(pages).text;

/** Throws AppError `import.no-recipe` or `import.robot-check` with what was found all the same. */
export const readFetched = ({ text, bytes, url, contentType }: FetchedPage): Reading => {
  if (isJson(text)) return readData(text, url) ?? refuse(text, url);
  return readHtml({ html: bytes, url, contentType }) ?? refuse(bytes, url, contentType);
};

/**
 * A page as a browser shows it. Unlike what somebody pastes, its source is no text to look for a recipe in.
 * @throws AppError `import.no-recipe` or `import.robot-check` with what was found all the same
 */
export const readShown = (html: string, url: string): Reading => readHtml({ html, url }) ?? refuse(html, url);

/** A recipe in what somebody pasted: data, a page, or plain words. */
export const findInSent = (text: string, url: string): Reading | undefined =>
  (isJson(text) ? readData(text, url) : undefined) ??
  (isHtml(text) ? readHtml({ html: text, url }) : undefined) ??
  readWords(text, url);

/** The same. @throws AppError `import.no-recipe` or `import.no-recipe-in-text` */
export const readSent = (text: string, url: string): Reading =>
  findInSent(text, url) ?? (isHtml(text) ? refuse(text, url) : refuseWords());

/** The same of a file, whose charset is found by what is in it. */
export const readSentBytes = (bytes: Uint8Array): Reading => {
  const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  const page = isHtml(start) ? readHtml({ html: bytes, url: '' }) : undefined;
  return page ?? readSent(Buffer.from(bytes).toString('utf8'), '');
};

/** Reads anew what was stored beside a recipe when it was imported. */
export const readAgain = ({ kind, content, url }: Source): ReadRecipe | null => {
  if (kind === 'page') return readRecipe({ html: content, url });
  return (kind === 'data' ? readData(content, url) : readWords(content, url))?.recipe ?? null;
};

export const readExported = (json: string): ExportedRecipe | undefined => readExportedRecipe(parseJson(json));

interface Html {
  html: string | Uint8Array;
  url: string;
  contentType?: string;
}

const isHtml = (text: string): boolean =>
  /<(?:!doctype|html|head|body|div|p|ul|ol|li|h[1-6]|script|table|article|section)[\s/>]/i.test(text);

const readHtml = (page: Html): Reading | undefined => {
  const recipe = readRecipe(page);
  return recipe ? { recipe, source: { kind: 'page', url: page.url, content: cleanPage(page) } } : undefined;
};

const readData = (text: string, url: string): Reading | undefined => {
  const recipe = readDocument(text, url) ?? readRecipeJson(text, url);
  return recipe ? { recipe, source: { kind: 'data', url, content: text } } : undefined;
};

/** No recipe is longer; more of a text is not stored. */
const longestText = 200_000;

const readWords = (text: string, url: string): Reading | undefined => {
  const content = text.slice(0, longestText);
  const recipe = readRecipeText(content);
  return recipe ? { recipe: { ...recipe, url }, source: { kind: 'text', url, content } } : undefined;
};

const refuse = (html: string | Uint8Array, url: string, contentType?: string): never => {
  const head = readHead({ html, url, contentType });
  throw isRobotCheck(head.name, html) ? robotCheck({ ...head, name: '', url }) : noRecipe({ ...head, url });
};

const refuseWords = (): never => {
  throw noRecipeInText();
};
