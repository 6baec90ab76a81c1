import { expect, test } from 'vitest';
import { positionInJson } from './position-in-json.ts';

const json = '{\n  "name": "Bread",\n  "notes": [\n    { "title": "A", "text": 1 },\n    { "title": "B" }\n  ]\n}';

test.each([
  [['name'], '"Bread"'],
  [['notes', 0, 'text'], '1'],
  [['notes', '1'], '{ "title": "B" }'],
  [['notes', 1, 'text'], '{ "title": "B" }'],
  [['unknown'], json],
])('%j stands at its value, or around it', (path, text) => {
  const { from, to } = positionInJson(json, path);
  expect(json.slice(from, to)).toBe(text);
});

test('half a text has positions too', () => {
  const { from } = positionInJson('{ "name": "Bread", "notes": [ { "title": ', ['notes', 0]);
  expect(from).toBeGreaterThan(10);
});
