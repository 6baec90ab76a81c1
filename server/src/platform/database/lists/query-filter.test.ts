import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from './filter.ts';
import { parseQueryFilter } from './parse-query-filter.ts';
import { QueryFilterError } from './query-filter-error.ts';

/** A filter in full parentheses and without positions, to see how it was understood. */
function shown(filter: Filter): string {
  if (filter.kind === 'and' || filter.kind === 'or') return `(${filter.parts.map(shown).join(` ${filter.kind} `)})`;
  const path = filter.attribute.path.join('.');
  const not = 'isNegated' in filter && filter.isNegated ? 'not ' : '';
  if (filter.kind === 'null') return `${path} is ${not}null`;
  if (filter.kind === 'compare') return `${path} ${filter.comparator} «${filter.value.text}»`;
  if (filter.kind === 'like') return `${path} ${not}like «${filter.value.text}»`;
  return `${path} ${not}${filter.kind} [${filter.values.map(({ text }) => `«${text}»`).join(' ')}]`;
}

test.each([
  ['recipeId = "0f5e-1"', 'recipeId = «0f5e-1»'],
  [
    'recipe_id="0f5e-1" AND eventType IN ["info","comment"]',
    '(recipeId = «0f5e-1» and eventType in [«info» «comment»])',
  ],
  ['shoppingListId=0f5e-1', 'shoppingListId = «0f5e-1»'],
  ['lastMade IS NOT NULL', 'lastMade is not null'],
  ['last_made is none', 'lastMade is null'],
  ['settings.public = TRUE', 'settings.public = «TRUE»'],
  ['date >= 2024-01-01 AND date <= 2024-01-07', '(date >= «2024-01-01» and date <= «2024-01-07»)'],
  ['createdAt > 2024-01-01T10:00:00+02:00', 'createdAt > «2024-01-01T10:00:00+02:00»'],
  ['createdAt > 2024-01-01 10:00 and rating<5', '(createdAt > «2024-01-01 10:00» and rating < «5»)'],
  ['rating<>5', 'rating <> «5»'],
  ['recipe.group.preferences.private_group = true', 'recipe.group.preferences.privateGroup = «true»'],
  ['tags.name CONTAINS ALL ["Quick", Easy peasy]', 'tags.name contains-all [«Quick» «Easy peasy»]'],
  ['tags.id not in [1,2 , "3"]', 'tags.id not in [«1» «2» «3»]'],
  ['tags.id IN []', 'tags.id in []'],
  ['name LIKE "a%"', 'name like «a%»'],
  ['name Not Like %pie_', 'name not like «%pie_»'],
  ['name = "salt AND (pepper) [x], y=z"', 'name = «salt AND (pepper) [x], y=z»'],
  ['name = "say \\"hi\\" \\\\ there"', 'name = «say "hi" \\ there»'],
  ['name = ""', 'name = «»'],
  ['name = Crème brûlée', 'name = «Crème brûlée»'],
  ['name = not', 'name = «not»'],
  ['\n name\t=\n x ', 'name = «x»'],
])('%s', (text, meaning) => expect(shown(parseQueryFilter(text))).toBe(meaning));

test.each([
  ['a=1 OR b=2 AND c=3', '(a = «1» or (b = «2» and c = «3»))'],
  ['a=1 AND b=2 OR c=3', '((a = «1» and b = «2») or c = «3»)'],
  ['a=1 AND (b=2 OR c=3)', '(a = «1» and (b = «2» or c = «3»))'],
  ['(a=1)', 'a = «1»'],
  ['((a=1 or b=2))and((c=3))', '((a = «1» or b = «2») and c = «3»)'],
  ['a=1 and b=2 and c=3 or d=4 or e=5', '((a = «1» and b = «2» and c = «3») or d = «4» or e = «5»)'],
])('AND binds tighter than OR: %s', (text, meaning) => expect(shown(parseQueryFilter(text))).toBe(meaning));

test.each([
  ['', 'empty', 0, ''],
  ['   ', 'empty', 0, ''],
  ['hello', 'operator-expected', 5, ''],
  ['hello world', 'operator-expected', 6, 'world'],
  ['name != x', 'operator-expected', 5, '!'],
  ['name NOT x', 'operator-expected', 9, 'x'],
  ['tags CONTAINS [a]', 'operator-expected', 14, '['],
  ['= x', 'attribute-expected', 0, '='],
  ['"name" = x', 'attribute-expected', 0, '"name"'],
  ['a=1 AND', 'attribute-expected', 7, ''],
  ['a=1 AND OR b=2', 'attribute-expected', 8, 'OR'],
  ['a=1 AND ()', 'attribute-expected', 9, ')'],
  ['na-me = x', 'attribute-expected', 0, 'na-me'],
  ['name..x = 1', 'attribute-expected', 0, 'name..x'],
  ['__proto__ = 1', 'attribute-expected', 0, '__proto__'],
  ['a.b.c.d.e.f.g = 1', 'attribute-expected', 0, 'a.b.c.d.e.f.g'],
  ['name =', 'value-expected', 6, ''],
  ['name = AND a=1', 'value-expected', 7, 'AND'],
  ['name == x', 'value-expected', 6, '='],
  ['name = a b = c', 'joint-expected', 11, '='],
  ['name = "a" b = c', 'joint-expected', 11, 'b'],
  ['name = "a', 'unclosed-quote', 7, '"a'],
  ['name = 5" pan', 'unclosed-quote', 8, '" pan'],
  ['(a=1', 'unbalanced-parentheses', 0, '('],
  ['((a=1)', 'unbalanced-parentheses', 0, '('],
  ['a=1)', 'unbalanced-parentheses', 3, ')'],
  ['a IS x', 'null-expected', 5, 'x'],
  ['a IS NOT "NULL"', 'null-expected', 9, '"NULL"'],
  ['a IN x', 'list-expected', 5, 'x'],
  ['a IN [x', 'list-expected', 5, '['],
  ['a IN ["x" "y"]', 'list-expected', 10, '"y"'],
  ['a IN [x,]', 'value-expected', 8, ']'],
  ['a IN [,]', 'value-expected', 6, ','],
  ['a IN [x = y]', 'list-expected', 8, '='],
  [`${'('.repeat(21)}a=1${')'.repeat(21)}`, 'too-deep', 20, '('],
  [`${'a=1 or '.repeat(100)}a=1`, 'too-many-comparisons', 700, 'a'],
  ['x'.repeat(8001), 'too-long', 8000, ''],
])('%.40s: %s at %i', (text, problem, at, piece) => {
  expect(() => parseQueryFilter(text)).toThrow(expect.objectContaining({ problem, at, piece }));
});

test('each part knows where it was written', () => {
  expect(parseQueryFilter('  rating >= "4" ')).toEqual({
    kind: 'compare',
    attribute: { path: ['rating'], text: 'rating', at: 2 },
    comparator: '>=',
    value: { text: '4', at: 12, end: 15 },
  });
});

const words = [
  'a',
  'name',
  'x.y',
  '=',
  '<>',
  '>=',
  '<',
  ' ',
  'AND',
  'or',
  'NOT',
  'is',
  'null',
  'IN',
  'LIKE',
  'CONTAINS',
  'ALL',
];
const signs = ['(', ')', '[', ']', ',', '"', '\\', '.', '\n', '%', '💥', '\ud800', '\u0000', '١'];

test('any text is a filter or a QueryFilterError that points into it', () => {
  const soup = fc.array(fc.constantFrom(...words, ...signs), { maxLength: 40 }).map((pieces) => pieces.join(''));
  const spaced = fc.array(fc.constantFrom(...words, ...signs), { maxLength: 40 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(fc.oneof(soup, spaced, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      try {
        parseQueryFilter(text);
      } catch (error) {
        expect(error).toBeInstanceOf(QueryFilterError);
        if (!(error instanceof QueryFilterError)) return;
        expect(error.at).toBeLessThanOrEqual(text.length);
        expect(text.slice(error.at).startsWith(error.piece)).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});

test('however filters are put into each other, they are read as they were meant', () => {
  const name = fc.constantFrom('name', 'tags.name', 'createdAt');
  const value = fc.string({ maxLength: 10 });
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const comparison = fc.oneof(
    fc.tuple(name, fc.constantFrom('=', '<>', '<='), value).map(([path, comparator, text]) => ({
      text: `${path} ${comparator} ${quoted(text)}`,
      meaning: `${path} ${comparator} «${text}»`,
    })),
    fc.tuple(name, fc.array(value, { maxLength: 3 })).map(([path, values]) => ({
      text: `${path} NOT IN [${values.map(quoted).join(',')}]`,
      meaning: `${path} not in [${values.map((one) => `«${one}»`).join(' ')}]`,
    })),
    name.map((path) => ({ text: `${path} IS NULL`, meaning: `${path} is null` })),
  );
  const { filter } = fc.letrec<{ filter: { text: string; meaning: string } }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      comparison,
      fc.tuple(fc.constantFrom('and', 'or'), tie('filter'), tie('filter')).map(([joint, left, right]) => ({
        text: `(${left.text}) ${joint} (${right.text})`,
        meaning: `(${left.meaning} ${joint} ${right.meaning})`,
      })),
    ),
  }));

  fc.assert(
    fc.property(filter, ({ text, meaning }) => {
      expect(shown(parseQueryFilter(text))).toBe(meaning);
    }),
  );
});
