import { type MessageKey, t } from '../../../../lib/messages/index.ts';
import type { DraftKey } from '../draft/recipe-draft.ts';

const names = {
  image: 'recipe.edit.picture',
  name: 'recipe.edit.name',
  description: 'recipe.edit.description',
  recipeYield: 'recipe.edit.yield',
  recipeServings: 'recipe.edit.servings',
  recipeYieldQuantity: 'recipe.edit.yield-quantity',
  prepTime: 'recipe.edit.prep-time',
  cookTime: 'recipe.edit.cook-time',
  performTime: 'recipe.edit.cook-time',
  totalTime: 'recipe.edit.total-time',
  recipeCategory: 'recipe.edit.categories',
  tags: 'recipe.tags',
  tools: 'recipe.tools',
  recipeIngredient: 'recipe.ingredients',
  recipeInstructions: 'recipe.method',
  notes: 'recipe.notes',
  nutrition: 'recipe.nutrition',
  settings: 'recipe.edit.settings',
  assets: 'recipe.assets',
  extras: 'recipe.edit.extras',
  orgURL: 'recipe.edit.source',
  dateAdded: 'recipe.edit.date-added',
} as const satisfies Record<DraftKey, MessageKey>;

/** What people call a part of a recipe. */
export const partName = (key: DraftKey): string => t(names[key]);
