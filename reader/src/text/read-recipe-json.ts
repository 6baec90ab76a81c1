import { mergeDrafts } from '../page/merge.ts';
import { recipesInState } from '../page/structured/app-state.ts';
import { chooseRecipe } from '../page/structured/choose-recipe.ts';
import { Graph } from '../page/structured/graph.ts';
import { isObject, type Json, type JsonObject, listOf } from '../page/structured/json.ts';
import { readLenientJson } from '../page/structured/lenient-json.ts';
import { readSchemaRecipe } from '../page/structured/schema-recipe.ts';
import type { ReadRecipe } from '../recipe.ts';

/**
 * Reads a recipe from JSON: schema.org in any of its shapes, a recipe without a type, or anything that has ingredients and
 * steps. `url` is where it came from, for relative addresses. Null where there is no recipe. Never throws.
 */
export function readRecipeJson(json: string, url = ''): ReadRecipe | null {
  const document = readLenientJson(json);
  if (document === undefined) return null;
  const graph = new Graph([document]);
  const found = chooseRecipe(graph, { url, titles: [] }) ?? untyped(document) ?? recipesInState(document)[0];
  if (!found) return null;
  const draft = readSchemaRecipe(found, graph, url);
  const pictures = draft.imageCandidates.map(({ address }) => address);
  const sum = (draft.prepMinutes ?? 0) + (draft.performMinutes ?? draft.cookMinutes ?? 0);
  const recipe = mergeDrafts(url, [
    {
      origin: 'json-ld',
      draft: {
        ...draft,
        imageCandidates: pictures,
        image: pictures[0],
        totalMinutes: draft.totalMinutes ?? (sum > 0 ? sum : undefined),
      },
      trust: 0.95,
    },
  ]);
  return recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0 ? null : recipe;
}

/** A recipe that does not say what it is, but has schema.org's names. */
function untyped(document: Json): JsonObject | null {
  return listOf(document).find((value): value is JsonObject => isObject(value) && 'recipeIngredient' in value) ?? null;
}
