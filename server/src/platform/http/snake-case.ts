import type { z } from 'zod';

const camelCase = (key: string) => key.replaceAll(/(?<!_)_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** The object schemas below a schema, through what may wrap them. */
const inner = (schema: unknown): unknown => {
  const definition = definitionOf(schema);
  switch (definition?.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inner(definition.innerType);
    case 'pipe':
      return definitionOf(definition.in)?.type === 'transform' ? inner(definition.out) : inner(definition.in);
    default:
      return schema;
  }
};

interface Definition {
  type: string;
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
  element?: unknown;
  shape?: Record<string, unknown>;
}

const definitionOf = (schema: unknown): Definition | undefined =>
  typeof schema === 'object' && schema !== null && 'def' in schema ? (schema.def as Definition) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Accepts keys in snake case where a schema knows them in camel case. Keys that a schema leaves open, such as those of
 * `extras`, belong to their writers and stay as they are.
 */
export const acceptSnakeCase = (schema: z.ZodType | unknown, value: unknown): unknown => {
  const definition = definitionOf(inner(schema));
  if (definition?.type === 'array' && Array.isArray(value)) {
    return value.map((item) => acceptSnakeCase(definition.element, item));
  }
  if (definition?.type !== 'object' || !definition.shape || !isRecord(value)) return value;
  const { shape } = definition;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => {
      const known = Object.hasOwn(shape, key) ? key : (specialKeys.get(key) ?? camelCase(key));
      return Object.hasOwn(shape, known) ? [known, acceptSnakeCase(shape[known], content)] : [key, content];
    }),
  );
};

/** Keys whose camel case is not what the rule makes of their snake case. */
const specialKeys = new Map([
  ['org_url', 'orgURL'],
  ['update_at', 'updatedAt'],
]);
