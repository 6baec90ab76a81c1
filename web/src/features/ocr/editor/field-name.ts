import { type MessageKey, t } from '../../../lib/messages/index.ts';
import type { ListField, TextField } from './scan-draft.ts';

const names: Record<TextField | ListField, MessageKey> = {
  name: 'ocr.field-name',
  description: 'ocr.field-description',
  recipeYield: 'recipe.edit.yield',
  prepTime: 'recipe.edit.prep-time',
  performTime: 'recipe.edit.cook-time',
  totalTime: 'recipe.edit.total-time',
  ingredients: 'ocr.field-ingredients',
  instructions: 'ocr.field-instructions',
};

export const fieldName = (field: TextField | ListField): string => t(names[field]);
