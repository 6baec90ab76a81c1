import type { z } from 'zod';
import { leastOf, type Sample } from './samples.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Where a value stands: keys of objects, and 0 for the one item of a list. */
type Place = (string | 0)[];

const largestDepth = 5;

/** The schema of the value itself where null or other choices are allowed too. */
const itself = (json: Json | boolean | undefined): Json => {
  if (typeof json !== 'object') return {};
  const choice = (json.anyOf ?? json.oneOf)?.find((one) => typeof one === 'object' && one.type !== 'null');
  return choice ? itself(choice) : json;
};

const itemsOf = ({ items }: Json): Json => itself(Array.isArray(items) ? items[0] : items);

/** Every place below a schema that can be given a value, itself included. */
export const placesIn = (schema: Json, depth = 0): Place[] => {
  const json = itself(schema);
  if (depth === largestDepth) return [[]];
  const inside: Place[] =
    json.type === 'array'
      ? placesIn(itemsOf(json), depth + 1).map((rest) => [0, ...rest])
      : Object.entries(json.properties ?? {}).flatMap(([key, value]) =>
          placesIn(itself(value), depth + 1).map((rest) => [key, ...rest]),
        );
  return depth === 0 ? inside : [[], ...inside];
};

/** The schema of the value in a place. */
export const schemaAt = (schema: Json, [step, ...rest]: Place): Json => {
  const json = itself(schema);
  if (step === undefined) return json;
  return schemaAt(step === 0 ? itemsOf(json) : itself(json.properties?.[step]), rest);
};

/** The least value of a schema with another value in one place. */
export const withValue = (schema: Json, [step, ...rest]: Place, value: Sample): Sample => {
  const json = itself(schema);
  if (step === undefined) return value;
  if (step === 0) return [withValue(itemsOf(json), rest, value)];
  return { ...Object(leastOf(json)), [step]: withValue(itself(json.properties?.[step]), rest, value) };
};

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Texts that nobody means well with. */
export const wrongTexts: Record<string, string> = {
  'an empty text': '',
  'a blank': ' ',
  'a script': script,
  'a zero character': 'a\u0000b',
  'half of a character': 'a\ud83d',
  'a quote': "' or 1=1; --",
  'a path': '../../../../etc/passwd',
  'a key of all objects': '__proto__',
  'a large number': '99999999999999999999',
  'a negative number': '-1',
};

/** Values of a body: of the wrong kind, too long, too large, too many, too deep. */
export const wrongValues: Record<string, Sample> = {
  ...wrongTexts,
  'a text that is too long': 'x'.repeat(300_000),
  nothing: null,
  'yes or no': true,
  'a number': 7,
  'a number without end': 1e308,
  'an object': { unknown: { deeper: [1] } },
  'a list': [1, null, 'x', {}, []],
  'a long list': Array.from({ length: 20_000 }, () => 'x'),
  'a foreign id': '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a',
};

/** Parts of an address, as they are written in it. */
export const wrongParts = [
  'unknown',
  '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a',
  'x'.repeat(400),
  'x'.repeat(5000),
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%20',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  encodeURIComponent("' or 1=1; --"),
  encodeURIComponent(script),
  '99999999999999999999',
  '-1',
  '1.5',
];

const deep = 100_000;
const json = 'application/json';
const fiftyMegabytes = 50 * 1024 * 1024;

/** Whole bodies that are not what they say they are. */
export const wrongBodies: Record<string, { type: string; payload: Buffer | string }> = {
  'no body': { type: json, payload: '' },
  'broken JSON': { type: json, payload: '{"name": "x"' },
  'a list as JSON': { type: json, payload: '[]' },
  'a text as JSON': { type: json, payload: '"x"' },
  'a number as JSON': { type: json, payload: '1' },
  'null as JSON': { type: json, payload: 'null' },
  'deep lists': { type: json, payload: `${'['.repeat(deep)}${']'.repeat(deep)}` },
  'deep objects': { type: json, payload: `${'{"name":'.repeat(deep)}1${'}'.repeat(deep)}` },
  'deep objects with a zero character': {
    type: json,
    payload: `${'{"name":'.repeat(deep)}"\\u0000"${'}'.repeat(deep)}`,
  },
  'deep lists where anything goes': {
    type: json,
    payload: `{"name": "x", "image": ${'['.repeat(deep)}${']'.repeat(deep)}, "extras": {"a": ${'['.repeat(deep)}${']'.repeat(deep)}}}`,
  },
  'keys of all objects': {
    type: json,
    payload: '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}, "toString": 1}',
  },
  'a zero character in a key': { type: json, payload: '{"extras": {"a\\u0000b": "c"}, "name\\u0000": "x"}' },
  'bytes that are no text': { type: json, payload: Buffer.from([0xff, 0xfe, 0x7b, 0x80]) },
  'a plain text': { type: 'text/plain', payload: 'hello' },
  XML: { type: 'application/xml', payload: '<?xml version="1.0"?><a/>' },
  'an unknown kind': { type: 'nonsense', payload: 'x' },
  'a form': { type: 'application/x-www-form-urlencoded', payload: '__proto__=1&a=1&a=2&%00=%00&%=%' },
  'a form of files that ends too early': {
    type: 'multipart/form-data; boundary=x',
    payload: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
  },
  'a form of files without an end between them': { type: 'multipart/form-data', payload: 'abc' },
  'fifty megabytes of JSON': { type: json, payload: Buffer.alloc(fiftyMegabytes, '"') },
  'fifty megabytes of a form': {
    type: 'application/x-www-form-urlencoded',
    payload: Buffer.alloc(fiftyMegabytes, 'a'),
  },
};
