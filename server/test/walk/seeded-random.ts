import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Sample } from './samples.ts';
import { wrongParts, wrongTexts, wrongValues } from './wrong-values.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Choices that look random and are the same at every run. */
export interface SeededRandom {
  happens(share: number): boolean;
  /** From 0 up to, and without, a limit. */
  upTo(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

export const seeded = (seed: string): SeededRandom => {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    happens: (share) => next() < share,
    upTo,
    oneOf: (items) => {
      const item = items[upTo(items.length)];
      if (items.length === 0) throw new Error('nothing to choose from');
      // An index below the length; undefined may itself be an item.
      return item as (typeof items)[number];
    },
  };
};

const oddTexts = [
  ...Object.values(wrongTexts),
  'x'.repeat(256),
  'x'.repeat(1001),
  'é'.repeat(255),
  'ﬀ'.repeat(255),
  'İ'.repeat(255),
  '\u0301\u0301',
  '\u202eabc',
  '😀'.repeat(50),
  'NaN',
  '1e309',
  'null',
  '[]',
  '2026-02-30',
  '9999-12-31T23:59-01:00',
  'http://[::1]/',
  'name LIKE "%"',
  'id IN ["5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a"] OR createdAt > 2020-01-01',
  'tags.name CONTAINS ALL ["a", "b"]',
  'random',
  'name:asc,createdAt',
  '1/0',
  '½',
];

const oddNumbers = [0, -1, 0.1, 3, 1e15, 9007199254740991, 2147483648, -2147483649, 1e308, 1e-320];

const tooBigForEveryRequest = new Set(['a text that is too long', 'a long list']);
const oddValues = Object.entries(wrongValues)
  .filter(([what]) => !tooBigForEveryRequest.has(what))
  .map(([, value]) => value);

const largestDepth = 8;

/** A value that a schema mostly accepts: of its kind, but odd, with things that are there, and now and then of another kind. */
export const anyOf = (random: SeededRandom, json: Json | boolean | undefined, known: string[], depth = 0): Sample => {
  if (typeof json !== 'object' || depth > largestDepth || random.happens(0.04)) return random.oneOf(oddValues);
  if (json.const !== undefined) return json.const as Sample;
  if (json.enum) return random.oneOf(json.enum) as Sample;
  const choices = json.anyOf ?? json.oneOf ?? json.allOf;
  if (choices) return anyOf(random, random.oneOf(choices), known, depth + 1);
  switch (json.type) {
    case 'object':
      return anyObject(random, json, known, depth);
    case 'array':
      return Array.from({ length: random.upTo(4) }, () =>
        anyOf(random, Array.isArray(json.items) ? json.items[0] : json.items, known, depth + 1),
      );
    case 'number':
    case 'integer':
      return random.oneOf(oddNumbers);
    case 'boolean':
      return random.happens(0.5);
    case 'null':
      return null;
    case 'string':
      return random.oneOf(random.happens(json.format === 'uuid' ? 0.8 : 0.3) ? known : oddTexts);
    default:
      return random.oneOf(oddValues);
  }
};

const anyObject = (random: SeededRandom, json: Json, known: string[], depth: number): Sample => {
  const properties = Object.entries(json.properties ?? {})
    .filter(([key]) => random.happens(json.required?.includes(key) ? 0.97 : 0.4))
    .map(([key, value]): [string, Sample] => [key, anyOf(random, value, known, depth + 1)]);
  const others = json.additionalProperties
    ? Array.from({ length: random.upTo(3) }, (): [string, Sample] => [
        random.oneOf(oddTexts),
        anyOf(random, json.additionalProperties, known, depth + 1),
      ])
    : [];
  return Object.fromEntries([...properties, ...others]);
};

export const anyAddressPart = (random: SeededRandom): string => random.oneOf(wrongParts);

const beginnings = [
  '',
  'hello',
  '{"name": "x"}',
  '[1]',
  'name,plural\na,b',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'PK\u0003\u0004',
  '\u0089PNG\r\n\u001a\n',
  'GIF89a',
  '%PDF-1.4',
  '\0\0\0\u0020ftypheic',
  '\0\0\0\u0020ftypavif',
];

/** A file that is hardly ever what it says it is. */
export const anyFile = (random: SeededRandom): Buffer => Buffer.from(random.oneOf(beginnings), 'latin1');
