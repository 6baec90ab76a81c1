import type { z } from 'zod';
import { type AddedKey, addedKeys } from './added-keys.ts';
import { choicesOf, isRecord, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Convert = (value: unknown) => unknown;

const addedTo = ({ properties = {} }: JsonSchema, path: string): AddedKey[] => {
  const has = (key: string) => Object.hasOwn(properties, key);
  return addedKeys.filter(
    ({ key, from, where, at }) => has(from) && !has(key) && (!where || where(has)) && (!at || at.test(path)),
  );
};

/** The shape of a reply with the keys of older clients, for the documents. */
export const replySchema = (schema: JsonSchema, path: string): JsonSchema => {
  const parts = (list: JsonSchema[] | undefined) => list?.map((part) => replySchema(part, path));
  const { properties, required, items, anyOf, oneOf, allOf } = schema;
  const added = addedTo(schema, path);
  return {
    ...schema,
    ...(items && { items: replySchema(items, path) }),
    ...(anyOf && { anyOf: parts(anyOf) }),
    ...(oneOf && { oneOf: parts(oneOf) }),
    ...(allOf && { allOf: parts(allOf) }),
    ...(properties && {
      properties: Object.fromEntries([
        ...Object.entries(properties).map(([key, part]) => [key, replySchema(part, path)]),
        ...added.map(({ key, from, schema }) => [key, schema ?? properties[from]]),
      ]),
    }),
    ...(required && {
      required: [...required, ...added.filter(({ from }) => required.includes(from)).map(({ key }) => key)],
    }),
  };
};

/** What adds the keys to values of a shape; nothing where there are none to add. */
const converterOf = (schema: JsonSchema, path: string): Convert | undefined => {
  const choices = choicesOf(schema).flatMap((choice) => converterOf(choice, path) ?? []);
  const own = schema.items ? listConverter(schema.items, path) : objectConverter(schema, path);
  const all = own ? [own, ...choices] : choices;
  return all.length > 0 ? (value) => all.reduce((converted, convert) => convert(converted), value) : undefined;
};

const listConverter = (items: JsonSchema, path: string): Convert | undefined => {
  const convert = converterOf(items, path);
  return convert && ((value) => (Array.isArray(value) ? value.map(convert) : value));
};

const objectConverter = (schema: JsonSchema, path: string): Convert | undefined => {
  const added = addedTo(schema, path);
  const parts = Object.entries(schema.properties ?? {}).flatMap(([key, part]): [string, Convert][] => {
    const convert = converterOf(part, path);
    return convert ? [[key, convert]] : [];
  });
  if (added.length + parts.length === 0) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    const converted = { ...value };
    for (const [key, convert] of parts) if (key in converted) converted[key] = convert(converted[key]);
    for (const { key, from, value: made } of added) {
      if (from in value) converted[key] = made ? made(value[from]) : value[from];
    }
    return converted;
  };
};

/** Adds to values of a shape what older clients read besides. The rules are worked out with the first value. */
export const replyConverter = (schema: z.ZodType, path = ''): Convert => {
  let made: { convert: Convert | undefined } | undefined;
  return (value) => {
    made ??= { convert: converterOf(jsonSchemaOf(schema, 'output'), path) };
    return made.convert ? made.convert(value) : value;
  };
};
