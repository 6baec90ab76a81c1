import type { z } from 'zod';
import { camelCase, renamedKeys } from './added-keys.ts';
import { choicesOf, isRecord, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const schemas = new WeakMap<z.ZodType, JsonSchema>();

const inputSchemaOf = (schema: z.ZodType): JsonSchema => {
  const json = schemas.get(schema) ?? jsonSchemaOf(schema, 'input');
  schemas.set(schema, json);
  return json;
};

/**
 * Accepts keys in snake case, and those of older clients, where a schema knows them by another name. Keys that a schema leaves
 * open, such as those of `extras`, belong to their writers and stay as they are.
 */
export const acceptOlderKeys = (schema: z.ZodType, value: unknown): unknown =>
  typeof value === 'object' ? withKnownKeys(inputSchemaOf(schema), value) : value;

const withKnownKeys = (schema: JsonSchema, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    return items ? value.map((item) => withKnownKeys(items, item)) : value;
  }
  const properties = propertiesOf(schema);
  if (!properties || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => {
      const known = knownKey(key, properties, value);
      const part = known === undefined ? undefined : properties[known];
      return known !== undefined && part ? [known, withKnownKeys(part, content)] : [key, content];
    }),
  );
};

const knownKey = (key: string, properties: Record<string, JsonSchema>, sent: object): string | undefined => {
  if (Object.hasOwn(properties, key)) return key;
  const known = renamedKeys.get(key) ?? camelCase(key);
  // What is sent by both names counts by the contract's.
  return Object.hasOwn(properties, known) && !Object.hasOwn(sent, known) ? known : undefined;
};

const itemsOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.items ??
  choicesOf(schema)
    .map(itemsOf)
    .find((items) => items !== undefined);

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> | undefined =>
  schema.properties ??
  choicesOf(schema)
    .map(propertiesOf)
    .find((properties) => properties !== undefined);
