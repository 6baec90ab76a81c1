import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test.each([
  ['', undefined],
  [' \n ', undefined],
  ['{"name": "Pie"}', { name: 'Pie' }],
  [String.raw`{"a\u0000b": "c\u0000d\\u0000e"}`, { ab: String.raw`cd\u0000e` }],
  [String.raw`["\\\u0000\"", "\n"]`, ['\\"', '\n']],
])('%s', (text, value) => expect(readJson(text)).toEqual(value));

test.each(['{', '{"a": }', "{'a': 1}", '\ufeff{}', 'undefined', `${'['.repeat(65)}${']'.repeat(65)}`])(
  '%s is refused',
  (text) => expect(() => readJson(text)).toThrow('request.not-json'),
);
