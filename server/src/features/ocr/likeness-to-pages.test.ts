import { expect, test } from 'vitest';
import { likenessTo } from './likeness-to-pages.ts';

const words = ['150g', 'plain', 'flour,', '½', 'tsp', 'Käse', '(grob)'].map((text) => ({ text }));
const likeness = likenessTo([{ words }]);

test.each([
  ['150 g plain flour', 1],
  ['½ tsp Flour', 1],
  ['grob Käse', 1],
  ['plain sugar', 0.5],
  ['250 g plain flour ½ tsp', 0.5],
  ['…', 0],
])('%s is on the pages by %d', (text, share) => expect(likeness(text)).toBe(share));
