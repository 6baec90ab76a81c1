import { parseHtml } from '../../html/parse-html.ts';
import { linesOf } from '../../html/text-of.ts';
import { readRecipe } from '../../read-recipe.ts';
import type { ReadRecipe } from '../../recipe.ts';
import { readRecipeText } from '../../text/read-recipe-text.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppAsset, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { recipeOfReading } from '../recipe-of-reading.ts';
import { addressOf, bytesOf, momentOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, wordsIn, type XmlNode } from '../xml.ts';

/**
 * Evernote's notes (ENEX), each a page of HTML with its files. Written by its documentation, without a real sample. A note that is no
 * recipe is given with its text and pictures: a photograph of a card is one to its owner.
 */
export const evernote: AppReader = {
  app: 'evernote',
  recognise: ({ start }) => (/<en-export[\s>]/.test(start) ? 1 : 0),
  *read(file) {
    let number = 0;
    for (const note of elementsIn(file.text, 'note')) {
      number += 1;
      yield recipeOf(note, `${file.path}#${number}`);
    }
  },
};

const recipeOf = (note: XmlNode, key: string): AppRecipe => {
  const name = wordsIn(childOf(note, 'title'));
  const attributes = childOf(note, 'note-attributes');
  const url = addressOf(wordsIn(childOf(attributes, 'source-url')));
  const author = wordsIn(childOf(attributes, 'author'));
  const html = childOf(note, 'content')?.text ?? '';
  const lines = linesOf(parseHtml(html));
  const read = readingOf(name, html, lines, url);
  const files = childrenOf(note, 'resource').map(fileOf);
  const pictures = files.flatMap(({ mime, bytes }) => (mime.startsWith('image/') && bytes ? [{ bytes }] : []));
  const attached = files.flatMap(({ mime, name, bytes }): AppAsset[] =>
    bytes && !mime.startsWith('image/') ? [{ name: name || `attachment.${mime.split('/')[1] ?? 'bin'}`, bytes }] : [],
  );
  const scan = read || lines.length > fewLines ? undefined : scanIn(files);
  const text = { ...emptyRecipe(key), notes: lines.length > 0 ? [{ title: null, text: lines.join('\n') }] : [] };
  const recipe = read ? recipeOfReading(key, read) : text;
  return {
    ...recipe,
    name: name || recipe.name,
    url,
    author: recipe.author ?? (author || undefined),
    tags: [...new Set([...childrenOf(note, 'tag').map(wordsIn), ...recipe.tags])].filter((tag) => tag !== ''),
    createdAt: momentIn(wordsIn(childOf(note, 'created'))),
    pictures: [...pictures.sort(largerFirst), ...recipe.pictures],
    assets: scan ? [scan, ...attached] : attached,
    ...((scan ?? (!read && lines.length <= fewLines && attached[0])) && { isScan: true as const }),
  };
};

/** More lines are a text that somebody wrote, which is no recipe. */
const fewLines = 2;

/** The photo of a note that has nothing else. */
const scanIn = (files: readonly ReturnType<typeof fileOf>[]): AppAsset | undefined => {
  const photo = files.find(({ mime, bytes }) => mime.startsWith('image/') && bytes);
  return photo?.bytes && { name: photo.name || `photo.${photo.mime.split('/')[1] ?? 'jpg'}`, bytes: photo.bytes };
};

/** A clipped page has its own marks; a note that somebody typed is a text below its title. */
const readingOf = (name: string, html: string, lines: readonly string[], url = ''): ReadRecipe | null => {
  const page = readRecipe({ html, url: url || 'http://nowhere.invalid/' });
  const text = readRecipeText([name, '', ...lines.filter((line, at) => at > 0 || line !== name)].join('\n'));
  const isWhole = page && page.ingredientGroups.length > 0 && page.instructionSections.length > 0;
  return url !== '' && isWhole ? page : (text ?? page);
};

const fileOf = (resource: XmlNode) => ({
  mime: wordsIn(childOf(resource, 'mime')),
  name: wordsIn(childOf(childOf(resource, 'resource-attributes'), 'file-name')),
  bytes: bytesOf(childOf(resource, 'data')?.text ?? ''),
});

/** Clips have icons and bullets beside the picture of the dish. */
const small = 10_000;
const largerFirst = (one: { bytes: Uint8Array }, other: { bytes: Uint8Array }): number =>
  Number(one.bytes.length < small) - Number(other.bytes.length < small);

/** "20220819T070438Z" as others write it. */
const momentIn = (text: string): string | undefined =>
  momentOf(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));
