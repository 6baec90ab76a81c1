import { expect, test } from 'vitest';
import { readJsonTables } from './json-tables.ts';

/** The tables of a text that comes in pieces. */
const read = async (text: string, size: number) => {
  const bytes = Buffer.from(text);
  const tables: Record<string, unknown[] | null> = {};
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  await readJsonTables(chunks(), {
    open: (name, isList) => {
      tables[name] = isList ? [] : null;
    },
    row: (name, row) => tables[name]?.push(JSON.parse(row)),
  });
  return tables;
};

const database = {
  groups: [{ id: 'a', name: 'Crème "brûlée" \\ [x] {y}, ½ – 🥣', tags: [['deep', { more: [] }]] }, {}],
  none: [],
  odd: ['text, "]"', 1.5e3, true, null, [1]],
  'a "name"': [{ escaped: '\\', end: '\\"' }],
};

test.each([1, 2, 3, 7, 64, 4096])('comes whole in pieces of %i bytes, however it is written', async (size) => {
  for (const written of [JSON.stringify(database), `\uFEFF\n${JSON.stringify(database, null, 2)}\n`]) {
    expect(await read(written, size)).toEqual(database);
  }
  const more = { ...database, step: 'text', options: { a: [1, '}'] }, number: 12, last: [] };
  const others = { step: null, options: null, number: null };
  expect(await read(JSON.stringify(more), size)).toEqual({ ...more, ...others });
});

test.each(['', '[]', 'text', '{"groups":[', '{"groups":[{"id":"a"', '{"groups":[{"id":}]}', '{"a":[]}{', '<html>'])(
  'is none: %s',
  async (text) => {
    await expect(read(text, 3)).rejects.toThrow(SyntaxError);
  },
);
