import { expect, test } from 'vitest';
import type { Run } from './fonts.ts';
import { beginsAtRight, runsInOrder } from './reading-order.ts';

/** Hebrew in one font, all else in another. */
const runsOf = (text: string): Run[] =>
  (text.match(/[\u0590-\u05ff]+|[^\u0590-\u05ff]+/g) ?? []).map((part) => ({
    font: /[\u0590-\u05ff]/.test(part) ? 'hebrew' : 'latin',
    text: part,
  }));

const onPaper = (line: string, isFromRight = beginsAtRight(line)) =>
  runsInOrder(line, isFromRight, runsOf)
    .map(({ text }) => text)
    .join('');

test.each([
  ['2 cups of flour', ['2 cups of flour']],
  ['מרק עדשים', ['עדשים ', 'מרק']],
  ['200 גרם קמח', ['קמח ', 'גרם', ' ', '200']],
  ['קמח (מנופה), חם!', ['!', 'חם ', ',(', 'מנופה', ') ', 'קמח']],
  ['שמן Olive oil טוב', ['טוב', ' ', 'Olive oil', ' ', 'שמן']],
  ['Soup of מרק עדשים today', ['Soup of ', 'עדשים ', 'מרק', ' today']],
])('%s', (line, parts) => {
  expect(onPaper(line)).toBe(parts.join(''));
});

test('a line of a text that begins at the right ends at the left, whatever it begins with', () => {
  expect(onPaper('Tahini טובה', true)).toBe(['טובה', ' ', 'Tahini'].join(''));
});
