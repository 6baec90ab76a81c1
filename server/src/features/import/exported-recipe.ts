import { FoodInput, LabelInput, UnitInput } from '@larder/contract';
import { acceptOlderKeys } from '../../compatibility/index.ts';
import { besidesKey, type NewRecipe, RecipeBesides, type TakenParts } from '../recipes/index.ts';
import { checkedInput } from './checked-input.ts';

/** The JSON of a recipe that was taken away from here, or from a program whose files look alike. */
export interface ExportedRecipe {
  id?: string;
  userId?: string;
  /** Its owner kept it to themselves. */
  isPrivate: boolean;
  input: NewRecipe;
  parts: TakenParts;
  /** In an archive of ours. */
  besides?: RecipeBesides;
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
  const besides = RecipeBesides.safeParse(json[besidesKey]).data;
  return {
    ...(besides && { besides }),
    parts: partsOf(json),
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

const recordsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const BareFood = FoodInput.omit({ labelId: true });

/** What the lines say of their foods and units besides a name; what is not fit to be kept is left to be made by its name. */
const partsOf = (json: Record<string, unknown>): TakenParts => {
  const lines = recordsIn(json.recipe_ingredient ?? json.recipeIngredient);
  return {
    foods: lines.flatMap(({ food }) => {
      const { data } = BareFood.safeParse(acceptOlderKeys(FoodInput, food));
      const label = isRecord(food) ? LabelInput.safeParse(food.label).data : undefined;
      return data ? [{ ...data, label }] : [];
    }),
    units: lines.flatMap(({ unit }) => {
      const { data } = UnitInput.safeParse(acceptOlderKeys(UnitInput, unit));
      // One of it is so many of a standard unit, or nobody knows.
      const isMeasured = data?.standardQuantity && data.standardUnit;
      return data ? [isMeasured ? data : { ...data, standardQuantity: null, standardUnit: null }] : [];
    }),
    tools: recordsIn(json.tools).flatMap(({ name, on_hand, onHand }) =>
      typeof name === 'string' && name.trim()
        ? [{ name: name.trim().slice(0, 255), onHand: (on_hand ?? onHand) === true }]
        : [],
    ),
  };
};
