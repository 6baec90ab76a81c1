import type { Ingredient, Instruction, Recipe, RecipeContent, VersionIngredient } from '@larder/contract';
import type { IngredientRow, InstructionRow, StoredParts } from '../reading/to-recipe.ts';
import { contentOf, versionIngredient } from './version-content.ts';

/** An item of a list, or the place at which the version before has the same one. */
type Items<Item> = (Item | number)[];

/** The parts that a save changed, as they are after it. */
export type Difference = Partial<Omit<RecipeContent, 'recipeIngredient' | 'recipeInstructions'>> & {
  recipeIngredient?: Items<VersionIngredient>;
  recipeInstructions?: Items<Instruction>;
};

/** @param fields names of the parts that are different, as the API knows them */
export const differenceOf = (
  before: Pick<StoredParts, 'ingredients' | 'instructions'> | null,
  after: Recipe,
  fields: readonly string[],
): Difference => {
  const isChanged = (field: string) => fields.includes(field);
  const { recipeIngredient, recipeInstructions, ...others } = contentOf({
    ...after,
    recipeIngredient: [],
    recipeInstructions: [],
  });
  const changed: Difference = Object.fromEntries(Object.entries(others).filter(([field]) => isChanged(field)));
  if (isChanged('recipeIngredient')) {
    const rows = before?.ingredients.map(({ row }) => keyOfRow(row)) ?? [];
    changed.recipeIngredient = itemsOf(rows, after.recipeIngredient, keyOfLine, versionIngredient);
  }
  if (isChanged('recipeInstructions')) {
    const rows = before?.instructions.map(keyOfStepRow) ?? [];
    changed.recipeInstructions = itemsOf(rows, after.recipeInstructions, keyOfStep, (step) => step);
  }
  return changed;
};

/** What a recipe was in a version, from the version before. */
export const contentAfter = (before: RecipeContent, difference: Difference): RecipeContent => {
  const { recipeIngredient, recipeInstructions, ...others } = difference;
  const content = { ...before, ...others };
  if (recipeIngredient) content.recipeIngredient = listOf(before.recipeIngredient, recipeIngredient);
  if (recipeInstructions) content.recipeInstructions = listOf(before.recipeInstructions, recipeInstructions);
  const { disableAmount } = content.settings;
  content.recipeIngredient = content.recipeIngredient.map((line) => ({
    ...line,
    // Versions of before lines could ask for a recipe say nothing of it.
    referencedRecipe: line.referencedRecipe ?? null,
    disableAmount,
    isFood: !disableAmount,
  }));
  return content;
};

const itemsOf = <Sent, Item>(
  keysBefore: readonly string[],
  after: readonly Sent[],
  keyOf: (item: Sent) => string,
  toItem: (item: Sent) => Item,
): Items<Item> => {
  const places = new Map(keysBefore.map((key, place) => [key, place]));
  return after.map((item) => places.get(keyOf(item)) ?? toItem(item));
};

const listOf = <Item>(before: readonly Item[], items: Items<Item>): Item[] =>
  items.flatMap((item) => (typeof item === 'number' ? before.slice(item, item + 1) : [item]));

const keyOfRow = ({
  id,
  title,
  quantity,
  unitId,
  foodId,
  referencedRecipeId,
  note,
  originalText,
}: IngredientRow): string =>
  JSON.stringify([id, title, quantity, unitId, foodId, referencedRecipeId, note, originalText]);

const keyOfLine = (line: Ingredient): string => {
  const { referenceId, title, quantity, unit, food, referencedRecipe, note, originalText } = line;
  const ids = [unit, food, referencedRecipe].map((one) => one?.id ?? null);
  return JSON.stringify([referenceId, title, quantity, ...ids, note, originalText]);
};

const keyOfStepRow = ({ id, title, summary, text, ingredientReferences }: InstructionRow): string =>
  JSON.stringify([id, title, summary, text, JSON.parse(ingredientReferences)]);

const keyOfStep = ({ id, title, summary, text, ingredientReferences }: Instruction): string =>
  JSON.stringify([id, title, summary, text, ingredientReferences.map(({ referenceId }) => referenceId)]);
