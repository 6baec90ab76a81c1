import { expect, test } from 'vitest';
import { frontMatterOf } from './front-matter.ts';

const fields = (text: string) => Object.fromEntries(frontMatterOf(`---\n${text}\n---\n`)?.fields ?? []);

test.each([
  ['a value', 'title: Leek pie', { title: ['Leek pie'] }],
  ['quotes', `title: "Leek: a \\"pie\\""\nother: 'It''s'`, { title: ['Leek: a "pie"'], other: ["It's"] }],
  ['a colon and no blank', 'url: https://pies.example/leek', { url: ['https://pies.example/leek'] }],
  ['a list', 'tags:\n- winter\n- "pies"', { tags: ['winter', 'pies'] }],
  ['a list that is indented', 'tags:\n  - winter\n  - pies\nlayout: x', { tags: ['winter', 'pies'], layout: ['x'] }],
  ['a list in one line', 'tags: [winter, "pies, all", slow]', { tags: ['winter', 'pies, all', 'slow'] }],
  ['an item of two lines', 'steps:\n  - Mix\n    well.\n  - Bake.', { steps: ['Mix well.', 'Bake.'] }],
  ['an item with a colon', 'steps:\n- Note: it is hot.', { steps: ['Note: it is hot.'] }],
  ['text as it stands', 'text: |\n  One.\n  Two.\n\n  Three.', { text: ['One.\nTwo.\n\nThree.'] }],
  ['text that is joined', 'text: >-\n  One\n  two.', { text: ['One two.'] }],
  [
    'nested lists',
    'parts:\n  Dough:\n    - flour\n  Glaze:\n    - egg',
    { parts: ['Dough:', 'flour', 'Glaze:', 'egg'] },
  ],
  [
    'items with lists',
    'parts:\n- Dough:\n  - flour\n- Glaze:\n  - egg',
    { parts: ['Dough:', 'flour', 'Glaze:', 'egg'] },
  ],
  ['comments', '# by hand\ntitle: A\nlist:\n# first\n- b', { title: ['A'], list: ['b'] }],
  ['nothing', '', {}],
])('%s', (_, text, expected) => {
  expect(fields(text)).toEqual(expected);
});

test('what follows is the body; a file without it has none', () => {
  expect(frontMatterOf('---\na: b\n---\n\nText.\n')?.body).toBe('Text.');
  expect(frontMatterOf('Text.\n---\n')).toBeUndefined();
  expect(frontMatterOf('---\na: b')?.fields.get('a')).toEqual(['b']);
});
