import { expect, test } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { readLinkedWriter } from './author.ts';

test.each([
  ['<a href="/authors/rose-marsh">Rose Marsh</a>', 'Rose Marsh'],
  ['<a href="https://example.org/chefs/jose-nunez/">By José Núñez</a>', 'José Núñez'],
  ['<a href="/archive/?recipe_author=лариса-ивановна">Лариса Ивановна</a>', 'Лариса Ивановна'],
  ['<a href="/author/%E7%8E%8B%E5%B0%8F%E6%98%8E">王小明</a>', '王小明'],
  ['<a href="/author/editor">Rose Marsh</a>', undefined],
  ['<a href="/authors/">All authors</a>', undefined],
  ['<a href="/author/%E0%A4%A/">Rose</a>', undefined],
])('%s is by %s', (html, writer) => expect(readLinkedWriter(parseHtml(html))).toBe(writer));
