import {
  type Food,
  type Ingredient,
  type Instruction,
  noNutrition,
  type Recipe,
  type RecipeSettings,
  type Unit,
} from '@larder/contract';
import { displayText } from '@larder/kitchen';
import type { Flag } from '../../../platform/database/index.ts';
import type { settingColumns } from './recipe-columns.ts';
import { type CardTuple, type OrganizerTuple, toSummary } from './to-summary.ts';

/** The columns of a recipe by their names. */
export interface RecipeRow extends Record<(typeof settingColumns)[number], Flag> {
  id: string;
  number: number;
  groupId: string;
  userId: string | null;
  name: string;
  slug: string;
  description: string;
  image: string | null;
  imageColor: string | null;
  recipeYield: string | null;
  recipeServings: number;
  recipeYieldQuantity: number;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  rating: number | null;
  orgUrl: string | null;
  dateAdded: string;
  dateUpdated: string;
  lastMade: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  /** JSON text, as the three below. */
  nutrition: string;
  notes: string;
  assets: string;
  extras: string;
}

export interface IngredientRow {
  id: string;
  title: string | null;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
  originalText: string | null;
}

export interface InstructionRow {
  id: string;
  title: string;
  summary: string;
  text: string;
  /** JSON text: ids of ingredients. */
  ingredientReferences: string;
}

/** The parts of a recipe that have tables of their own. */
export interface StoredParts {
  organizers: OrganizerTuple[];
  ingredients: { row: IngredientRow; unit: Unit | null; food: Food | null }[];
  instructions: InstructionRow[];
}

export interface StoredRecipe extends StoredParts {
  card: CardTuple;
  row: RecipeRow;
}

export const toRecipe = ({ card, row, ingredients, instructions }: StoredRecipe): Recipe => ({
  ...toSummary(card),
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

const toSettings = (row: RecipeRow): RecipeSettings => ({
  public: row.public === 1,
  showNutrition: row.showNutrition === 1,
  showAssets: row.showAssets === 1,
  landscapeView: row.landscapeView === 1,
  disableComments: row.disableComments === 1,
  disableAmount: row.disableAmount === 1,
  locked: row.locked === 1,
});

const toIngredient = (
  { row, unit, food }: StoredParts['ingredients'][number],
  { disableAmount }: RecipeRow,
): Ingredient => {
  const { id, title, quantity, note, originalText } = row;
  const amounts = { isFood: disableAmount === 0, disableAmount: disableAmount === 1 };
  const display = displayText({ quantity, unit, food, note, ...amounts });
  return { referenceId: id, title, quantity, unit, food, note, originalText, ...amounts, display };
};

const toInstruction = ({ id, title, summary, text, ingredientReferences }: InstructionRow): Instruction => {
  const references: string[] = ingredientReferences === '[]' ? [] : JSON.parse(ingredientReferences);
  return { id, title, summary, text, ingredientReferences: references.map((referenceId) => ({ referenceId })) };
};
