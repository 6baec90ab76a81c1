import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLenientJson } from './lenient-json.ts';

test.each([
  ['{"a":1,}', { a: 1 }],
  ['[1,2,]', [1, 2]],
  ['{"a":"x\ny"}', { a: 'x\ny' }],
  ['{"a":"say "hi" now","b":2}', { a: 'say "hi" now', b: 2 }],
  ['{"a":[1,2', { a: [1, 2] }],
  ['{"a":"cut of', { a: 'cut of' }],
  ['/* c */ {"a":1 /* d */}', { a: 1 }],
  ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['{"a":1,,"b":2}', { a: 1, b: 2 }],
  ['{"a":"\\u00e9\\n\\x"}', { a: 'é\nx' }],
  ['{a:1}', { a: 1 }],
  ['no json', undefined],
  ['', undefined],
])('%j', (text, value) => expect(readLenientJson(text)).toEqual(value));

test('right JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(readLenientJson(json)).toEqual(JSON.parse(json));
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string(), (json, at, noise) => {
      readLenientJson(json.slice(0, at % (json.length + 1)) + noise + json.slice(at % (json.length + 1)));
    }),
  );
});

test('brackets without end take no longer than their length', () => {
  // Time of the processor, which other work of the machine does not lengthen.
  const start = process.cpuUsage();
  readLenientJson('['.repeat(500_000));
  readLenientJson('{"a":'.repeat(200_000));
  readLenientJson('"'.repeat(500_000));
  readLenientJson(`{"a":"${'" '.repeat(200_000)}`);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000 * Number(process.env.LARDER_TEST_PACE ?? 1));
});
