import {
  addressKey,
  findDurations,
  findNumber,
  findQuantity,
  minutesOf,
  parseQuantity,
  plainText,
  scaleYield,
  searchWords,
  slugify,
} from '@larder/kitchen';
import { parseIngredient, parseIngredientByRules } from '@larder/kitchen/ingredients';
import { saidAgain, stepIn } from '@larder/kitchen/units';
import { amountInText, findUnit } from '@larder/kitchen/units/reading';
import { cleanPage, readHead, readRecipe, readRecipeJson, readRecipeText } from '@larder/reader';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../src/features/entities/files/read-table.ts';
import { isJson } from '../../src/features/import/read-document.ts';
import { linePattern } from '../../src/features/ingredients/corrections/line-pattern.ts';
import { beginningOf, textOfMarkdown } from '../../src/features/recipes/schema-org/text-of-markdown.ts';
import { parseOrderBy, parseQueryFilter } from '../../src/platform/database/lists/index.ts';
import { decodeText } from '../../src/platform/outbound/decode-text.ts';

const url = 'https://kitchen.example/';
const length = 1500;
const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'no', 'da', 'pl'];

const inData = (value: unknown) =>
  readRecipe({ html: `<script type="application/ld+json">${JSON.stringify(value)}</script>`, url });
const recipe = { '@type': 'Recipe', name: 'Cake', recipeIngredient: ['1 egg'], recipeInstructions: 'Bake.' };

const { measure, quantity } = amountInText('1 cup flour') ?? {};
const oneCup = measure && quantity && { measure, quantity };

/** Whatever foreign text reaches, by its name. */
const readers: Record<string, (text: string) => unknown> = {
  'a page': (html) => readRecipe({ html, url }),
  'the head of a page': (html) => readHead({ html, url }),
  'a page that is stored': (html) => cleanPage({ html }),
  'the title of a page': (text) => readHead({ html: `<title>${text}</title><h1>${text}</h1>`, url }),
  'a list of a page': (text) =>
    readRecipe({ html: `<h2>Ingredients</h2><ul><li>${text}</ul><h2>Method</h2>${text}`, url }),
  'the writer of a page': (text) => readRecipe({ html: `<h1>Cake</h1><a class="author">${text}</a>`, url }),
  'structured data': (text) => readRecipe({ html: `<script type="application/ld+json">${text}</script>`, url }),
  'structured data behind a mark': (text) =>
    readRecipe({ html: `<script type="application/ld+json">/*${text}{"@type":"Recipe"}${text}x</script>`, url }),
  'the state of a page': (text) => readRecipe({ html: `<script>__next_f.push(["ingredient", ${text}</script>`, url }),
  'the writer in data': (author) => inData({ ...recipe, author }),
  'a line in data': (line) => inData({ ...recipe, recipeIngredient: [line, '1 egg'] }),
  'a step in data': (text) => inData({ ...recipe, recipeInstructions: [{ '@type': 'HowToStep', name: text, text }] }),
  'other values in data': (text) =>
    inData({ ...recipe, name: text, image: text, recipeYield: text, totalTime: text, url: text, nutrition: text }),
  'data that was pasted': (text) => readRecipeJson(text, url),
  'a text that was pasted': readRecipeText,
  'a heading and its list': (text) => readRecipeText(`${text}: ${text}\n# ${text}\n**${text}\n1 egg\n2 cups flour`),
  'a duration': (text) => [findDurations(text), minutesOf(text)],
  'a quantity': (text) => [findNumber(text), findQuantity(text), parseQuantity(text), scaleYield(text, 2)],
  'words to search': (text) => [searchWords(text), plainText(text)],
  'a name for an address': slugify,
  'an address': (text) => [addressKey(text), addressKey(`https://${text}`)],
  'a unit': (text) => [findUnit(text), amountInText(text)],
  'an amount said again': (text) => oneCup && saidAgain(text, { ...oneCup, food: 'flour' }),
  'a step in other units': (text) => [stepIn('metric', text), stepIn('us', text)],
  'an ingredient': (text) => parseIngredient(text),
  'an ingredient in other languages': (text) =>
    languages.map((language) => [parseIngredient(text, { language }), parseIngredientByRules(text, language)]),
  'a line to compare': (text) => linePattern(text, 'en'),
  'a filter': (text) => settled(() => parseQueryFilter(text)),
  'an order': (text) => settled(() => parseOrderBy(text, 'asc')),
  'a table': (text) =>
    settled(() => readTable(Buffer.from(`name,pluralName\n${text}`), { name: 'text', pluralName: 'list' })),
  Markdown: (text) => [textOfMarkdown(text), beginningOf(text, 100), isJson(text)],
  bytes: (text) => [decodeText(Buffer.from(text), text), decodeText(Buffer.from(`<meta ${text}`), '')],
};

const settled = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

/** What expressions and loops begin at again and again. */
const pieces = [
  '<p ',
  '<p>1 cup',
  '<div>',
  '</b>',
  '<!--',
  '<script>',
  '<meta charset',
  '<b>Author:</b>',
  '<li class="author">',
  ' ',
  '\t\n',
  '\n\n',
  '\u00a0',
  '{},',
  '{"a":',
  '[1,',
  '[[',
  '"',
  '\\"',
  '/*',
  '//-->',
  '&amp;',
  '&quot;',
  '0',
  '9'.repeat(50),
  '1 ',
  '1,',
  '1/2 ',
  '½',
  '1-',
  '1. A ',
  '1 cup ',
  '10 min ',
  'a',
  'a b ',
  'ab,',
  'x=1 ',
  '(',
  '((',
  '[a](',
  '![',
  '**a ',
  '__',
  '*_',
  '#',
  '# ',
  '- ',
  '-',
  ':',
  ': ',
  '. ',
  '.',
  '…',
  '!',
  '?a#',
  '/',
  '/a ',
  '@a.',
  ' and ',
  'for ',
  'by ',
  ' or ',
  ' to ',
  ' metric',
  ' 180 °C',
  '1x',
  '材料：',
  '한',
  '\u{1f35d}',
  '\u0301',
];

/** Behind the pieces stands what no expression can end with. */
const textOf = (piece: string, times: number) => `${piece.repeat(Math.ceil((length * times) / piece.length))}\u0000\n!`;

/** Milliseconds of the processor, the least of several so that the work of others does not count. */
function timeOf(work: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Below it, a clock and a collector of garbage decide. */
const leastMilliseconds = 2;

/** Sixteen times the text may take four times as long for each letter: the square of the length would take sixteen times as long. */
const mostGrowth = 64;

/** How many times as long each text takes that is 16 times as long, where that is too much. */
function growthOf(read: (text: string) => unknown, piece: string): number {
  const [short, long] = [textOf(piece, 1), textOf(piece, 16)];
  for (let tries = 1; ; tries += 2) {
    const growth =
      timeOf(() => read(long), tries) /
      Math.max(
        leastMilliseconds,
        timeOf(() => read(short), tries + 1),
      );
    if (growth <= mostGrowth || tries > 4) return growth;
  }
}

describe('what takes a text of others takes no more than its length', { timeout: 600_000 }, () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    const tooSlow = pieces
      .map((piece) => ({ piece, growth: growthOf(read, piece) }))
      .filter(({ growth }) => growth > mostGrowth);

    expect(tooSlow).toEqual([]);
  });
});
