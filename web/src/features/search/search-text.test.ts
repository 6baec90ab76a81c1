import { expect, test } from 'vitest';
import { markedParts } from './search-text.ts';

const shown = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Roast tomato soup', 'tom', 'Roast [tom]ato soup'],
  ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
  ['Roast tomato soup', 'atom', 'Roast tomato soup'],
  ['Roast tomato soup', '  ', 'Roast tomato soup'],
  ['Äpfel im Schlafrock', 'apf', '[Äpf]el im Schlafrock'],
])('%s for “%s”', (text, search, marked) => expect(shown(text, search)).toBe(marked));
