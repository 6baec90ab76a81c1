import { expect, test } from 'vitest';
import { checkExpressions, expressionsIn } from './expressions.mjs';

const inFile = (text) => expressionsIn([{ name: 'reader/src/a.ts', text }]);

test('expressions are found where they stand, and divisions are none', () => {
  const text = 'const half = 1 / 2 / 3;\nconst word = /\\w+/g;\nf(/[/]/u, "/x/");';

  expect([...inFile(text)]).toEqual([
    ['/\\w+/g', 'reader/src/a.ts:2'],
    ['/[/]/u', 'reader/src/a.ts:3'],
  ]);
});

test('an expression that takes the square of the length is told with a text that shows it', async () => {
  const { faults, linear } = await checkExpressions(inFile('/\\s+$/.test(a); /<[^<>]*>/.test(b);'));

  expect(faults).toEqual([expect.stringMatching(/^reader\/src\/a\.ts:1: \/\\s\+\$\/\n {4}2nd degree polynomial, for/)]);
  expect(linear).toHaveLength(1);
});

test('what has been shown to be linear once is not looked at again', async () => {
  const expressions = inFile('/(?:a|a)*$/.test(a)');
  const { faults } = await checkExpressions(expressions);
  const { linear } = await checkExpressions(inFile('/a/.test(a)'));
  const known = await checkExpressions(new Map([['/a/', 'x']]), new Set(linear));

  expect(faults).toEqual([expect.stringContaining('exponential')]);
  expect(known).toEqual({ faults: [], linear });
});
