import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ change, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[change])
    .join('');

test.each([
  ['Stir it.', 'Stir it.', 'Stir it.'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
  ['simmer for 10 min.', 'simmer for 15 min.', 'simmer for [-10-][+15+] min.'],
  ['garlic, cumin and paprika', 'garlic, cumin, harissa and paprika', 'garlic, cumin[+, harissa+] and paprika'],
  ['feta, finely crumbled', 'feta, in large pieces', 'feta, [-finely crumbled-][+in large pieces+]'],
  ['Bake the bread until golden', 'Chill some soup', '[-Bake the bread until golden-][+Chill some soup+]'],
])('“%s” that became “%s”', (before, after, expected) => expect(shown(before, after)).toBe(expected));

test('taken together, what stayed and came is the new text', () => {
  const [before, after] = ['Fry  the onion,\nthen add salt', 'Fry the red onion.\nAdd salt'];
  const changes = wordChanges(before, after);
  const without = (gone: string) =>
    changes
      .filter(({ change }) => change !== gone)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
