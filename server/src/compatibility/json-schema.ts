import { z } from 'zod';

/** As much of a JSON schema as decides where in a value which keys stand. */
export interface JsonSchema {
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [more: string]: unknown;
}

/** How a value looks: as clients send it, or as they are sent it. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    reused: 'inline',
  });
  // Zod types its answer for a newer draft than the one that was asked for.
  return json as JsonSchema;
};

export const choicesOf = ({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(allOf ?? []),
];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
