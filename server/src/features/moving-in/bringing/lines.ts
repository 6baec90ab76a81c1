import type { IngredientInput, ParsedIngredient, RecipeInput } from '@larder/contract';
import type { AppIngredient } from '@larder/reader';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { isDoubtfullyRead, isSurelyRead, readIngredientLines } from '../../ingredients/index.ts';
import type { StagedRecipe } from '../staged-recipe.ts';

/** What a line asks for in place of a food. */
export interface LinkedLine {
  /** The place of the line. */
  index: number;
  name: string;
}

interface UnderstoodLines {
  lines: IngredientInput[];
  hasParts: boolean;
  /** Lines that somebody should look at. */
  doubtful: string[];
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
  read?: readonly ParsedIngredient[],
): Promise<UnderstoodLines> => {
  const kept = ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const texts = lines.map(({ note }) => note ?? '');
  const parsed = read ?? (await readIngredientLines(db, texts, language));
  const linked = new Map(links.map(({ index, name }) => [index, name]));
  const doubtful: string[] = [];
  const inParts = lines.map((line, index): IngredientInput => {
    const read = parsed[index];
    const text = texts[index] ?? '';
    const apart = apartOf(kept[index], text);
    const name = linked.get(index);
    const whole = apart ?? (read && inPartsOf(read)) ?? line;
    if (!apart && !name && read && isDoubtfullyRead(read)) doubtful.push(text);
    const asked = name
      ? { quantity: whole.quantity ?? read?.ingredient.quantity, note: '', referencedRecipe: { name } }
      : whole;
    return { ...asked, originalText: text, title: line.title, referenceId: ids(index) };
  });
  return { doubtful, lines: inParts, hasParts: inParts.some(({ food, referencedRecipe }) => food || referencedRecipe) };
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

/** A line of which the parser is sure; a food or unit that the group has not is made, and goes again when the move is undone. */
const inPartsOf = (read: ParsedIngredient): IngredientInput | undefined => {
  const { quantity, unit, food, note } = read.ingredient;
  if (!food || food.name.length > longestName || !isSurelyRead(read)) return undefined;
  return {
    quantity,
    unit: unit && { id: unit.id, name: unit.name },
    food: { id: food.id, name: food.name },
    note,
    originalText: read.input,
  };
};
