import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test.each([
  ['', undefined],
  [' \n ', undefined],
  ['{"name": "Pie"}', { name: 'Pie' }],
  [String.raw`{"a\u0000b": "c\u0000d\\u0000e"}`, { ab: String.raw`cd\u0000e` }],
  [String.raw`["\\\u0000\"", "\n"]`, ['\\"', '\n']],
])('%s', (text, value) => expect(readJson(text)).toEqual(value));

test.each(['{', '{"a": }', "{'a': 1}", '\ufeff{}', 'undefined', '"\\', `${'['.repeat(65)}${']'.repeat(65)}`])(
  '%s is refused',
  (text) => expect(() => readJson(text)).toThrow('request.not-json'),
);

test('brackets and commas inside of strings are text', () => {
  const text = `${'[{,'.repeat(100_000)}\\"\\\\`;
  expect(readJson(JSON.stringify({ text }))).toEqual({ text });
});

test.each([
  ['{},', 24],
  ['{}\n', 24],
  ['[1],', 24],
  ['"",', 24],
  [String.raw`"\\\\",`, 24],
])('24 MB of %s cost next to nothing', (part, megabytes) => {
  const text = `[${part.repeat((megabytes * 1_000_000) / part.length)}`;
  const before = process.memoryUsage().heapUsed;
  expect(() => readJson(text)).toThrow(/request[.](too-large|not-json)/);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
});
