import {
  type Food,
  type Ingredient,
  type Instruction,
  noNutrition,
  type Recipe,
  type RecipeSettings,
  type ReferencedRecipe,
  type Unit,
} from '@larder/contract';
import { displayText } from '@larder/kitchen';
import type { RowOf } from '../../../platform/database/index.ts';
import type { Ingredients, Instructions, Recipes } from '../recipes.tables.ts';
import type { ingredientColumns, instructionColumns } from './recipe-columns.ts';
import { type CardTuple, type OrganizerTuple, toSummary } from './to-summary.ts';

/** A recipe's own row, as far as people see it. */
export type RecipeRow = Omit<RowOf<Recipes>, 'lastMadeStated' | 'nameKey' | 'totalMinutes' | 'orgUrlKey' | 'revision'>;

export type IngredientRow = Pick<RowOf<Ingredients>, (typeof ingredientColumns)[number]>;

export type InstructionRow = Pick<RowOf<Instructions>, (typeof instructionColumns)[number]>;

/** The parts of a recipe that have tables of their own. */
export interface StoredParts {
  organizers: OrganizerTuple[];
  ingredients: {
    row: IngredientRow;
    unit: Unit | null;
    food: Food | null;
    referencedRecipe: ReferencedRecipe | null;
  }[];
  instructions: InstructionRow[];
}

export interface StoredRecipe extends StoredParts {
  card: CardTuple;
  row: RecipeRow;
}

export const toRecipe = ({ card, row, ingredients, instructions }: StoredRecipe): Recipe => ({
  ...toSummary(card),
  version: row.version,
  private: row.private === 1,
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
  { row, unit, food, referencedRecipe }: StoredParts['ingredients'][number],
  { disableAmount }: RecipeRow,
): Ingredient => {
  const { id, title, quantity, note, originalText } = row;
  const amounts = { isFood: disableAmount === 0, disableAmount: disableAmount === 1 };
  const line = { quantity, unit, food, referencedRecipe, note, ...amounts };
  return { referenceId: id, title, originalText, ...line, display: displayText(line) };
};

const toInstruction = ({ id, title, summary, text, ingredientReferences }: InstructionRow): Instruction => {
  const references: string[] = ingredientReferences === '[]' ? [] : JSON.parse(ingredientReferences);
  return { id, title, summary, text, ingredientReferences: references.map((referenceId) => ({ referenceId })) };
};
