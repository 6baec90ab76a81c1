import { expect, test } from 'vitest';
import { beginningOf, textOfMarkdown } from './text-of-markdown.ts';

test.each([
  ['**Warm** and `plain`', 'Warm and plain'],
  ['# Soup\n\n- leek\n* stock', 'Soup leek stock'],
  ['[here](https://example.org/a_b) ![a pot](pot.png)!', 'here a pot!'],
  ['<img src="x" onerror="alert(1)"> Stir <b>well</b>.<!-- not this -->', 'Stir well .'],
  ['2 * 3 < 7 > 5 & 5 °C', '2 * 3 < 7 > 5 & 5 °C'],
  ['snake_case stays __so__', 'snake_case stays so'],
  ['', ''],
])('%j reads %j', (markdown, text) => expect(textOfMarkdown(markdown)).toBe(text));

test.each(['<a', '![', '<!--', '**a', '[a](', '`'])(
  'however often %s stands in a text, it is read in one go',
  (sign) => {
    // Twice as much text in four times the time would not end within a test.
    expect(textOfMarkdown(sign.repeat(300_000)).length).toBeGreaterThanOrEqual(0);
  },
);

test('a preview is cut between words', () => {
  expect(beginningOf('Slice the onions', 12)).toBe('Slice the…');
  expect(beginningOf('Slice', 12)).toBe('Slice');
});
