import type { IngredientInput, RecipeInput } from '@larder/contract';
import type { AppIngredient } from '@larder/reader';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { readIngredientLines, understoodIngredient } from '../../ingredients/index.ts';
import type { StagedRecipe } from '../staged-recipe.ts';

/** What a line asks for in place of a food. */
export interface LinkedLine {
  /** The place of the line. */
  index: number;
  name: string;
}

/** No food has a longer name: what is longer is a sentence. */
const longestName = 80;

/**
 * The lines of a recipe in parts: what the app kept apart counts as it is, other lines are read by the parser in the recipe's language,
 * and stay texts where it is not sure. The line as it was stands beside.
 */
export const understoodLines = async (
  db: GroupDatabase,
  { ingredientGroups, language }: Pick<StagedRecipe, 'ingredientGroups'> & { language?: string | undefined },
  lines: NonNullable<RecipeInput['recipeIngredient']>,
  ids: (index: number) => string | undefined,
  links: readonly LinkedLine[],
): Promise<{ lines: IngredientInput[]; hasParts: boolean }> => {
  const kept = ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const texts = lines.map(({ note }) => note ?? '');
  const parsed = await readIngredientLines(db, texts, language);
  const linked = new Map(links.map(({ index, name }) => [index, name]));
  const inParts = lines.map((line, index): IngredientInput => {
    const read = parsed[index];
    const text = texts[index] ?? '';
    const apart = apartOf(kept[index], text);
    const name = linked.get(index);
    const whole = apart ?? (read ? understoodIngredient(read) : line);
    const asked = name
      ? { quantity: whole.quantity ?? read?.ingredient.quantity, note: '', referencedRecipe: { name } }
      : whole;
    return { ...asked, originalText: text, title: line.title, referenceId: ids(index) };
  });
  return { lines: inParts, hasParts: inParts.some(({ food, referencedRecipe }) => food || referencedRecipe) };
};

const apartOf = (kept: AppIngredient | undefined, text: string): IngredientInput | undefined => {
  const food = kept?.food?.trim();
  if (!kept || !food || food.length > longestName) return undefined;
  const unit = kept.unit?.trim();
  return {
    quantity: kept.quantity ?? null,
    unit: unit && unit.length <= longestName ? { name: unit } : null,
    food: { name: food },
    note: kept.note?.trim() ?? '',
    originalText: text,
  };
};
