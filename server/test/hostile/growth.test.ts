import {
  addressKey,
  beginningOf,
  findDurations,
  findNumber,
  findQuantity,
  minutesOf,
  parseQuantity,
  plainText,
  scaleYield,
  searchWords,
  slugify,
  textOfMarkdown,
} from '@larder/kitchen';
import { parseIngredient, parseIngredientByRules } from '@larder/kitchen/ingredients';
import { saidAgain, stepIn } from '@larder/kitchen/units';
import { amountInText, findUnit } from '@larder/kitchen/units/reading';
import { cleanPage, readHead, readRecipe, readRecipeJson, readRecipeText, readScan } from '@larder/reader';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../src/features/entities/files/read-table.ts';
import { isJson } from '../../src/features/import/read-document.ts';
import { linePattern } from '../../src/features/ingredients/corrections/line-pattern.ts';
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
  'a note and what is around it': (text) =>
    readRecipeText(`${text}\n1 egg\n2 cups flour\nMix it.\n\nNotes: ${text}\n${text}\nTags: ${text}\nTips\n${text}`),
  'a list that was numbered': (text) => readRecipeText(`Soup\n1. ${text}\n2. ${text}\n(3) ${text}\n${text}: ${text}`),
  'a duration': (text) => [findDurations(text), minutesOf(text)],
  'a quantity': (text) => [findNumber(text), findQuantity(text), parseQuantity(text), scaleYield(text, 2)],
  'words to search': (text) => [searchWords(text), plainText(text)],
  'a name for an address': slugify,
  'an address': (text) => [addressKey(text), addressKey(`https://${text}`)],
  'a unit': (text) => [findUnit(text), amountInText(text)],
  'an amount said again': (text) => oneCup && saidAgain(text, { ...oneCup, food: 'flour' }),
  'a step in other units': (text) => [stepIn('metric', text), stepIn('us', text)],
  'an ingredient': (text) => parseIngredient(text),
  ...Object.fromEntries(
    languages.map((language) => [
      `an ingredient (${language})`,
      (text: string) => parseIngredientByRules(text, language),
    ]),
  ),
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

/**
 * Four times the text may take two and a half times as long for each letter: the square of the length would take four times as long.
 * At twice as long, one of three thousand measurements was over it by a twentieth where four files were tested at once.
 */
const mostGrowth = 10;
/** The same for sixteen times the text. */
const mostGrowthInAll = mostGrowth ** 2;

/** What is read at one, four and sixteen times its length. */
type Sizes<Given> = [Given, Given, Given];

/** How far the time grows beyond what it may: 1 is as much as it may. */
function excessOf<Given>(read: (given: Given) => unknown, [short, middle, long]: Sizes<Given>): number {
  // What is read as quickly as this at its longest cannot have grown beyond it, however short the others took.
  const longest = timeOf(() => read(long), 1);
  if (longest <= leastMilliseconds * mostGrowth) return longest / (leastMilliseconds * mostGrowth);
  for (let tries = 1; ; tries += 2) {
    const time = (given: Given, more = 0) =>
      Math.max(
        leastMilliseconds,
        timeOf(() => read(given), tries + more),
      );
    const [once, four, sixteen] = [time(short, 1), time(middle, 1), time(long)];
    const excess = Math.max(four / once / mostGrowth, sixteen / four / mostGrowth, sixteen / once / mostGrowthInAll);
    if (excess <= 1 || tries > 14) return excess;
  }
}

describe('what takes a text of others takes no more than its length', { timeout: 600_000 }, () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    const tooSlow = pieces
      .map((piece) => ({ piece, excess: excessOf(read, [textOf(piece, 1), textOf(piece, 4), textOf(piece, 16)]) }))
      .filter(({ excess }) => excess > 1);

    expect(tooSlow).toEqual([]);
  });
});

const word = (left: number, top: number, text = 'word', height = 20) => ({
  left,
  top,
  width: 40,
  height,
  confidence: 90,
  text,
});

/** Words of a page in any arrangement, by how many stand before and how many there are. */
const pages: Record<string, (at: number, count: number) => ReturnType<typeof word>> = {
  'in one line': (at) => word(at * 50, 0),
  'in one line of two heights': (at) => word(at * 50, 0, 'a', at % 2 ? 20 : 2000),
  'below each other': (at) => word(0, at * 30),
  'further and further apart': (at) => word(0, at * 30 + at * at * 0.01),
  'closer and closer': (at) => word(0, at * 90 - at * at * 0.003),
  'in a grid': (at, count) => word((at % Math.sqrt(count)) * 50, Math.floor(at / Math.sqrt(count)) * 30),
  'in many columns': (at, count) => word((at % Math.sqrt(count)) * 100, Math.floor(at / Math.sqrt(count)) * 30),
  'in a stair': (at) => word(at * 100, at * 30),
  'in a slope': (at) => word(at * 50, at * 15),
  'in one place': () => word(0, 0),
  'as a list': (at) => word((at % 2) * 50, Math.floor(at / 2) * 30, at % 2 ? 'flour' : '1'),
};

test.each(Object.entries(pages))(
  'the words of a picture %s are read in a time of their number',
  (_, place) => {
    const page = (times: number) => Array.from({ length: 300 * times }, (_, at) => place(at, 300 * times));
    const read = (words: ReturnType<typeof word>[]) => readScan([words]).confidenceOf('flour');
    expect(excessOf(read, [page(1), page(4), page(16)])).toBeLessThanOrEqual(1);
  },
  600_000,
);
