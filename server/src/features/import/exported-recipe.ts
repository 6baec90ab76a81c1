import type { NewRecipe } from '../recipes/index.ts';
import { checkedInput } from './checked-input.ts';

/** The JSON of a recipe that was taken away from here, or from a program whose files look alike. */
export interface ExportedRecipe {
  id?: string;
  userId?: string;
  /** Its owner kept it to themselves. */
  isPrivate: boolean;
  input: NewRecipe;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : undefined;

/** Parts of such a file; those that are empty may be missing. */
const parts = ['recipe_ingredient', 'recipe_instructions', 'group_id', 'user_id', 'recipe_yield', 'org_url'];
const partsInCamelCase = ['recipeIngredient', 'recipeInstructions', 'groupId', 'userId', 'recipeYield', 'orgURL'];

/** Only such a file has a slug; schema.org has some of the same parts, and a type. */
const isExported = (json: Record<string, unknown>): boolean =>
  typeof json.slug === 'string' && !('@type' in json) && [...parts, ...partsInCamelCase].some((part) => part in json);

/** Undefined for JSON of any other kind. Keys may be in snake case or in camel case. */
export const readExportedRecipe = (json: unknown): ExportedRecipe | undefined => {
  if (!isRecord(json) || !isExported(json)) return undefined;
  const input = checkedInput({ ...json, name: json.name || json.slug });
  if (!input?.name) return undefined;
  return {
    id: idIn(json.id),
    userId: idIn(json.user_id ?? json.userId),
    isPrivate: json.private === true,
    input: { ...input, name: input.name, recipeIngredient: input.recipeIngredient?.map(withNamedParts) },
  };
};

type SentIngredient = NonNullable<NewRecipe['recipeIngredient']>[number];

/** Elsewhere a unit, food or recipe may have an id and no name; what has no name here is none. */
const withNamedParts = ({ unit, food, referencedRecipe, ...ingredient }: SentIngredient): SentIngredient => ({
  ...ingredient,
  unit: unit?.name?.trim() ? unit : null,
  food: food?.name?.trim() ? food : null,
  referencedRecipe: referencedRecipe?.name?.trim() ? referencedRecipe : null,
});
