import { expect, test } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { isNobody, readByline, readLabelledWriter, readLinkedWriter } from './author.ts';

test.each([
  ['<a href="/authors/rose-marsh">Rose Marsh</a>', 'Rose Marsh'],
  ['<a href="https://example.org/chefs/jose-nunez/">By José Núñez</a>', 'José Núñez'],
  ['<a href="/archive/?recipe_author=лариса-ивановна">Лариса Ивановна</a>', 'Лариса Ивановна'],
  ['<a href="/author/%E7%8E%8B%E5%B0%8F%E6%98%8E">王小明</a>', '王小明'],
  ['<a href="/author/editor">Rose Marsh</a>', undefined],
  ['<a href="/authors/">All authors</a>', undefined],
  ['<a href="/author/%E0%A4%A/">Rose</a>', undefined],
])('%s is by %s', (html, writer) => expect(readLinkedWriter(parseHtml(html))).toBe(writer));

test.each([
  ['<li><span>Author: </span>Rose Marsh | In the Kitchen</li>', 'Rose Marsh | In the Kitchen'],
  ['<p><b>Autorin:</b> Rosa Sumpf</p>', 'Rosa Sumpf'],
  ['<tr><th><span>Author</span></th><td><span>kocha</span></td></tr>', 'kocha'],
  ['<h4>Author: Rose Marsh</h4>', 'Rose Marsh'],
  ['<div class="comments"><b>Author:</b> A reader</div>', undefined],
  ['<p>The author of this is unknown.</p>', undefined],
])('%s names its writer', (html, writer) => expect(readLabelledWriter(parseHtml(html))).toBe(writer));

test('a reader who reviews a recipe is not its writer', () => {
  const review = '<div itemprop="review" itemtype="https://schema.org/Review"><b itemprop="author">A reader</b></div>';
  expect(readByline(parseHtml(review))).toBeUndefined();
});

test('an editorial office is nobody', () => {
  expect(['Redazione', 'admin', 'Die Redaktion', 'Rose Staff'].filter(isNobody)).toEqual([
    'Redazione',
    'admin',
    'Die Redaktion',
  ]);
});
