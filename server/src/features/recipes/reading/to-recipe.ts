import type { Ingredient, Instruction, Nutrition, Recipe, RecipeSettings } from '@larder/contract';
import { displayText } from '@larder/kitchen';
import type { Flag } from '../../../platform/database/index.ts';
import type { settingColumns } from './recipe-columns.ts';
import { type CardRow, type OrganizerRow, toSummary } from './to-summary.ts';

export interface IngredientRow {
  id: string;
  title: string | null;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
  originalText: string | null;
  unitName: string | null;
  unitPluralName: string | null;
  unitDescription: string | null;
  unitAbbreviation: string | null;
  unitPluralAbbreviation: string | null;
  unitUseAbbreviation: number | null;
  unitFraction: number | null;
  unitExtras: string | null;
  unitCreatedAt: string | null;
  unitUpdatedAt: string | null;
  foodName: string | null;
  foodPluralName: string | null;
  foodDescription: string | null;
  foodOnHand: number | null;
  foodExtras: string | null;
  foodCreatedAt: string | null;
  foodUpdatedAt: string | null;
}

export interface InstructionRow {
  id: string;
  title: string;
  summary: string;
  text: string;
  /** JSON text: ids of ingredients. */
  ingredientReferences: string;
}

export interface RecipeRow extends CardRow, Record<(typeof settingColumns)[number], Flag> {
  version: number;
  nutrition: string;
  notes: string;
  assets: string;
  extras: string;
}

export interface RecipeParts {
  organizers: OrganizerRow[];
  ingredients: IngredientRow[];
  instructions: InstructionRow[];
}

export const toRecipe = (row: RecipeRow, { organizers, ingredients, instructions }: RecipeParts): Recipe => ({
  ...toSummary(row, organizers),
  version: row.version,
  recipeIngredient: ingredients.map((ingredient) => toIngredient(ingredient, row)),
  recipeInstructions: instructions.map(toInstruction),
  nutrition: { ...noNutrition, ...JSON.parse(row.nutrition) },
  settings: toSettings(row),
  assets: JSON.parse(row.assets),
  notes: JSON.parse(row.notes),
  extras: JSON.parse(row.extras),
  comments: [],
});

export const noNutrition: Nutrition = {
  calories: null,
  carbohydrateContent: null,
  cholesterolContent: null,
  fatContent: null,
  fiberContent: null,
  proteinContent: null,
  saturatedFatContent: null,
  sodiumContent: null,
  sugarContent: null,
  transFatContent: null,
  unsaturatedFatContent: null,
};

const toSettings = (row: RecipeRow): RecipeSettings => ({
  public: row.public === 1,
  showNutrition: row.showNutrition === 1,
  showAssets: row.showAssets === 1,
  landscapeView: row.landscapeView === 1,
  disableComments: row.disableComments === 1,
  disableAmount: row.disableAmount === 1,
  locked: row.locked === 1,
});

const toIngredient = (row: IngredientRow, { groupId, disableAmount }: RecipeRow): Ingredient => {
  const amounts = { isFood: disableAmount === 0, disableAmount: disableAmount === 1 };
  const unit = unitOf(row, groupId);
  const food = foodOf(row, groupId);
  return {
    referenceId: row.id,
    title: row.title,
    quantity: row.quantity,
    unit,
    food,
    note: row.note,
    originalText: row.originalText,
    ...amounts,
    display: displayText({ quantity: row.quantity, unit, food, note: row.note, ...amounts }),
  };
};

const unitOf = (row: IngredientRow, groupId: string): Ingredient['unit'] =>
  row.unitId === null
    ? null
    : {
        id: row.unitId,
        groupId,
        name: row.unitName ?? '',
        pluralName: row.unitPluralName,
        description: row.unitDescription ?? '',
        extras: extrasOf(row.unitExtras),
        fraction: row.unitFraction === 1,
        abbreviation: row.unitAbbreviation ?? '',
        pluralAbbreviation: row.unitPluralAbbreviation,
        useAbbreviation: row.unitUseAbbreviation === 1,
        aliases: [],
        createdAt: row.unitCreatedAt,
        updateAt: row.unitUpdatedAt,
        updatedAt: row.unitUpdatedAt,
      };

const foodOf = (row: IngredientRow, groupId: string): Ingredient['food'] =>
  row.foodId === null
    ? null
    : {
        id: row.foodId,
        groupId,
        name: row.foodName ?? '',
        pluralName: row.foodPluralName,
        description: row.foodDescription ?? '',
        extras: extrasOf(row.foodExtras),
        labelId: null,
        label: null,
        aliases: [],
        onHand: row.foodOnHand === 1,
        createdAt: row.foodCreatedAt,
        updateAt: row.foodUpdatedAt,
        updatedAt: row.foodUpdatedAt,
      };

const extrasOf = (text: string | null): Record<string, string> => (text && text !== '{}' ? JSON.parse(text) : {});

const toInstruction = ({ id, title, summary, text, ingredientReferences }: InstructionRow): Instruction => {
  const references: string[] = ingredientReferences === '[]' ? [] : JSON.parse(ingredientReferences);
  return { id, title, summary, text, ingredientReferences: references.map((referenceId) => ({ referenceId })) };
};
