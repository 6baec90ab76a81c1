import { Graph } from '../../page/structured/graph.ts';
import { isObject, type Json, type JsonObject, listOf } from '../../page/structured/json.ts';
import type { AppReader } from '../app-reader.ts';
import { namedRecipesIn, recipeOfNamed } from './named-fields.ts';
import { recipeOfSchema } from './recipe-of-schema.ts';

/**
 * schema.org's recipes as JSON, from whatever program: one, a list, a graph, or within something that lists them; else objects whose fields
 * have the names that people give to columns.
 */
export const schema: AppReader = {
  app: 'schema',
  recognise: ({ json }) => (hasRecipe(json) ? 0.6 : namedRecipesIn(json).length > 0 ? 0.25 : 0),
  *read(file) {
    const document = file.json as Json;
    const graph = isObject(document) && '@graph' in document ? new Graph([document]) : undefined;
    let at = 0;
    for (const recipe of schemaRecipesIn(document)) yield recipeOfSchema(file, `${file.path}#${at++}`, recipe, graph);
    if (at > 0) return;
    for (const fields of namedRecipesIn(document)) yield recipeOfNamed(`${file.path}#${at++}`, fields);
  },
};

const hasRecipe = (json: unknown): boolean => {
  for (const _ of schemaRecipesIn(json, 50)) return true;
  return false;
};

/** Lists of recipes are no deeper than this. */
const deepest = 5;

/** Objects that are a recipe by their type or by their names, in the order of the document, of at most so many values looked at. */
export function* schemaRecipesIn(json: unknown, most = Number.POSITIVE_INFINITY): Generator<JsonObject> {
  const waiting: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let looked = 0; looked < most; looked++) {
    const { value, depth } = waiting.pop() ?? { value: undefined, depth: -1 };
    if (depth < 0) return;
    if (isSchemaRecipe(value)) yield value;
    else if (depth < deepest) {
      const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
      for (let at = inner.length - 1; at >= 0; at--) {
        if (typeof inner[at] === 'object' && inner[at] !== null) waiting.push({ value: inner[at], depth: depth + 1 });
      }
    }
  }
}

export const isSchemaRecipe = (value: unknown): value is JsonObject =>
  isObject(value) &&
  (listOf(value['@type'] ?? value.type).some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/i.test(type)) ||
    ('recipeIngredient' in value && 'recipeInstructions' in value && !('slug' in value)));
