import { expect, test } from 'vitest';
import { markedParts, markedPieces } from './search-text.ts';

const shown = (parts: ReturnType<typeof markedParts>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test.each([
  ['Roast tomato soup', 'tom', 'Roast [tom]ato soup'],
  ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
  ['Roast tomato soup', 'atom', 'Roast tomato soup'],
  ['Roast tomato soup', '  ', 'Roast tomato soup'],
  ['Äpfel im Schlafrock', 'apf', '[Äpf]el im Schlafrock'],
])('%s for “%s”', (text, search, marked) => expect(shown(markedParts(text, search))).toBe(marked));

test('what the server has marked is marked', () => {
  const marks: [number, number][] = [
    [0, 3],
    [11, 17],
  ];
  expect(shown(markedPieces({ text: '800 g ripe tomato', marks }))).toBe('[800] g ripe [tomato]');
});
