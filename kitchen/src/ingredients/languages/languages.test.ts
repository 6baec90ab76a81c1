import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredientByRules } from '../parse-by-rules.ts';
import { languageCodes, languageOf } from './index.ts';
import { type ExpectedLine, expectedLines } from './lines.ts';
import { afrikaansLines } from './tables/afrikaans.ts';
import { arabicLines } from './tables/arabic.ts';
import { bulgarianLines } from './tables/bulgarian.ts';
import { catalanLines } from './tables/catalan.ts';
import { chineseLines } from './tables/chinese.ts';
import { croatianLines } from './tables/croatian.ts';
import { czechLines } from './tables/czech.ts';
import { danishLines } from './tables/danish.ts';
import { dutchLines } from './tables/dutch.ts';
import { finnishLines } from './tables/finnish.ts';
import { frenchLines } from './tables/french.ts';
import { galicianLines } from './tables/galician.ts';
import { germanLines } from './tables/german.ts';
import { greekLines } from './tables/greek.ts';
import { hebrewLines } from './tables/hebrew.ts';
import { hungarianLines } from './tables/hungarian.ts';
import { icelandicLines } from './tables/icelandic.ts';
import { italianLines } from './tables/italian.ts';
import { japaneseLines } from './tables/japanese.ts';
import { koreanLines } from './tables/korean.ts';
import { latvianLines } from './tables/latvian.ts';
import { lithuanianLines } from './tables/lithuanian.ts';
import { norwegianLines } from './tables/norwegian.ts';
import { polishLines } from './tables/polish.ts';
import { portugueseLines } from './tables/portuguese.ts';
import { romanianLines } from './tables/romanian.ts';
import { russianLines } from './tables/russian.ts';
import { serbianLines } from './tables/serbian.ts';
import { slovakLines } from './tables/slovak.ts';
import { slovenianLines } from './tables/slovenian.ts';
import { spanishLines } from './tables/spanish.ts';
import { swedishLines } from './tables/swedish.ts';
import { taiwaneseLines } from './tables/taiwanese.ts';
import { turkishLines } from './tables/turkish.ts';
import { ukrainianLines } from './tables/ukrainian.ts';
import { vietnameseLines } from './tables/vietnamese.ts';

const tables: [code: string, table: string][] = [
  ['de', germanLines],
  ['fr', frenchLines],
  ['es', spanishLines],
  ['it', italianLines],
  ['nl', dutchLines],
  ['pt', portugueseLines],
  ['sv', swedishLines],
  ['da', danishLines],
  ['nb', norwegianLines],
  ['pl', polishLines],
];

const shortTables: [code: string, table: string][] = [
  ['af', afrikaansLines],
  ['ar', arabicLines],
  ['bg', bulgarianLines],
  ['ca', catalanLines],
  ['cs', czechLines],
  ['el', greekLines],
  ['fi', finnishLines],
  ['gl', galicianLines],
  ['he', hebrewLines],
  ['hr', croatianLines],
  ['hu', hungarianLines],
  ['is', icelandicLines],
  ['ja', japaneseLines],
  ['ko', koreanLines],
  ['lt', lithuanianLines],
  ['lv', latvianLines],
  ['ro', romanianLines],
  ['ru', russianLines],
  ['sk', slovakLines],
  ['sl', slovenianLines],
  ['sr', serbianLines],
  ['tr', turkishLines],
  ['uk', ukrainianLines],
  ['vi', vietnameseLines],
  ['zh', chineseLines],
  ['zh', taiwaneseLines],
];

function wrongLines(code: string, expected: readonly ExpectedLine[]): string[] {
  return expected.flatMap((wanted) => {
    const { quantity, quantityMax, unit, food } = parseIngredientByRules(wanted.line, code);
    const isRight =
      quantity === wanted.quantity &&
      quantityMax === wanted.quantityMax &&
      unit === wanted.unit &&
      food === wanted.food;
    return isRight ? [] : [`${wanted.line} → ${quantity}${quantityMax ? `–${quantityMax}` : ''} | ${unit} | ${food}`];
  });
}

describe.each(tables)('lines in %s', (code, table) => {
  const expected = expectedLines(table);

  test('are enough to say something', () => {
    expect(expected.length).toBeGreaterThanOrEqual(60);
  });

  test('are usable, at least 92 in 100', () => {
    const wrong = wrongLines(code, expected);
    const usable = Math.round((1000 * (expected.length - wrong.length)) / expected.length) / 10;
    expect(usable, wrong.join('\n')).toBeGreaterThanOrEqual(92);
  });

  test('are known to be in that language', () => {
    const recipes = Array.from({ length: Math.floor(expected.length / 8) }, (_, i) =>
      expected.slice(i * 8, i * 8 + 8).map(({ line }) => line),
    );
    const found = recipes.filter((lines) => languageOf(lines) === code);
    expect(found.length / recipes.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe.each(shortTables)('lines in %s', (code, table) => {
  const expected = expectedLines(table);

  test('are parted right, at least 85 in 100', () => {
    expect(expected.length).toBeGreaterThanOrEqual(30);
    const wrong = wrongLines(code, expected);
    expect(100 * (1 - wrong.length / expected.length), wrong.join('\n')).toBeGreaterThanOrEqual(85);
  });

  test('are known to be in that language', () => {
    const recipes = [0, 8, 16, 24].map((from) => expected.slice(from, from + 8).map(({ line }) => line));
    expect(recipes.map(languageOf).filter((found) => found === code).length).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['hu', '3 ek cukor', 3, 'ek', 'cukor'],
  ['cs', 'Rohlík 4 ks', 4, 'ks', 'Rohlík'],
  ['fi', '2 dl vehnäjauhoja', 2, 'dl', 'vehnäjauhoja'],
  ['tr', '2 su bardağı un', 2, 'su bardağı', 'un'],
  ['hr', '2 žlice ulja', 2, 'žlice', 'ulja'],
  ['ru', '1/2 ч. л. соли', 0.5, 'ч. л', 'соли'],
  ['ru', 'сметана - 200 г', 200, 'г', 'сметана'],
  ['zh', '200克 面粉', 200, '克', '面粉'],
  ['ja', '塩', null, '', '塩'],
])('in %s, of which little is known, "%s" is not broken', (code, line, quantity, unit, food) => {
  expect(parseIngredientByRules(line, code)).toMatchObject({ quantity, unit, food });
});

test.each([
  ['hu', ['2 db tojás', '20 dkg liszt', 'csipet só']],
  ['ru', ['2 яйца', '200 г муки', 'соль']],
  ['zh', ['2个 鸡蛋', '盐']],
  ['ja', ['たまねぎ 1個', '塩']],
  ['sv', ['4 cl gin', '1 st citron', '2 tsk strösocker']],
  ['de', ['500 g Mascarpone', '100 g Puderzucker', '6 Eier']],
  ['en', ['2 cups flour', '1 tsp salt', '3 large eggs']],
  ['en', ['salt']],
])('a recipe in %s is known', (code, lines) => {
  expect(languageOf(lines)).toBe(code);
});

test('any text at all is read, in every language, with every piece where it says', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom(
      '1',
      '½',
      '1/0',
      '200/',
      ' - ',
      '(',
      ')',
      ' EL ',
      'c. à ',
      " d'",
      'q.b.',
      ' e meia ',
      ',',
      '\u0000',
      '\ud800',
      '…',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom(...languageCodes), (pieces, code) => {
      const line = pieces.join('');
      for (const { text, start, end } of parseIngredientByRules(line, code).tokens)
        expect(line.slice(start, end)).toBe(text);
    }),
    { numRuns: 250 },
  );
});
