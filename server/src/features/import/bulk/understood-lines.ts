import type { IngredientInput, RecipeInput } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { readIngredientLines, understoodIngredient } from '../../ingredients/index.ts';

/**
 * A recipe whose lines are in parts where the parser is sure of each part and the group has the food; all others stay texts. Only for
 * imports in the background: an import of one page answers in the form that other clients expect.
 * @param language of the page; null when nobody knows
 */
export const withUnderstoodLines = async <Input extends RecipeInput>(
  db: GroupDatabase,
  input: Input,
  language: string | null,
): Promise<Input> => {
  const lines = input.recipeIngredient ?? [];
  if (lines.length === 0) return input;
  const texts = lines.map(({ note }) => note ?? '');
  const parsed = await readIngredientLines(db, texts, language);
  const inParts = lines.map((line, index): IngredientInput => {
    const read = parsed[index];
    return read ? { ...understoodIngredient(read), title: line.title } : line;
  });
  // Lines in parts would not show in a recipe that is set to plain lines.
  const hasParts = inParts.some(({ food }) => food);
  return { ...input, recipeIngredient: inParts, ...(hasParts && { settings: { disableAmount: false } }) };
};
