import type { Endpoint } from '@larder/contract';
import { z } from 'zod';

type Json = z.core.JSONSchema.JSONSchema;
export type Sample = null | string | number | boolean | Sample[] | { [key: string]: Sample };

/** How a value has to look, as clients send it. */
export const jsonSchemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

/** Values that their schema cannot tell, by feature and name in the contract. */
const known: Record<string, Record<string, Sample>> = {
  'recipes.changeLastMade': { timestamp: '2026-02-01T10:00:00Z' },
  'mealplans.create': { date: '2026-03-01', title: 'x' },
  'mealplans.createMany': { entries: [{ date: '2026-03-01', title: 'x' }] },
  'mealplans.copy': { startDate: '2026-03-01', endDate: '2026-03-01', to: '2026-03-02' },
  'mealplanTemplates.apply': { startDate: '2026-03-01' },
  'mealplanRepeats.create': { weekdays: ['monday'], startDate: '2026-03-01', untilDate: '2026-03-01', title: 'x' },
  'mealplanSuggestions.suggest': { startDate: '2026-03-01', endDate: '2026-03-01' },
  'mealplanShopping.list': { startDate: '2026-03-01', endDate: '2026-03-01' },
  'mealplanShopping.add': { startDate: '2026-03-01', endDate: '2026-03-01' },
  'mealplans.random': { date: '2026-03-01' },
  'push.save': {
    // Nothing listens there.
    endpoint: 'http://127.0.0.1:1/push',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    zone: 'Europe/Berlin',
    dinnerAt: '17:00',
    quietFrom: '22:00',
    quietUntil: '07:00',
  },
};

/** The least that a schema accepts. */
export const leastOf = (json: Json | boolean | undefined): Sample => {
  if (typeof json !== 'object') return 'x';
  if (json.default !== undefined) return json.default as Sample;
  if (json.const !== undefined) return json.const as Sample;
  if (json.enum) return json.enum[0] as Sample;
  const choice = json.anyOf?.[0] ?? json.oneOf?.[0] ?? json.allOf?.[0];
  if (typeof choice === 'object') return leastOf(choice);
  switch (json.type) {
    case 'object':
      return Object.fromEntries((json.required ?? []).map((key) => [key, leastOf(json.properties?.[key])]));
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return json.minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return leastText(json);
  }
};

const leastText = ({ format, minLength = 1 }: Json): string => {
  if (format === 'uuid') return '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a';
  if (format === 'email') return 'somebody@example.com';
  if (format === 'uri') return 'http://example.com';
  return 'x'.repeat(Math.max(minLength, 1));
};

const leastPart = (name: string, schema: z.ZodType | undefined): Sample | undefined => {
  if (!schema) return undefined;
  const least = leastOf(jsonSchemaOf(schema));
  const more = known[name];
  return more && typeof least === 'object' ? { ...least, ...more } : least;
};

export interface Request {
  query?: Sample;
  body?: Sample;
  form?: Sample;
  files?: Record<string, Buffer>;
}

/** The least that an endpoint can be called with. */
export const leastRequest = (name: string, { query, body, form, files }: Endpoint): Request => ({
  query: leastPart(name, query),
  body: leastPart(name, body),
  form: leastPart(name, form),
  files: files && Object.fromEntries(files.map((file) => [file, Buffer.from('no picture')])),
});
