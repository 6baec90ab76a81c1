import {
  exact,
  exactFactor,
  formatNumber,
  formatQuantity,
  multiply,
  type Rational,
  scaleQuantity,
  toNumber,
} from '../quantities/index.ts';
import { amountOf } from './amount-of.ts';
import { type FoodNames, foodName, type UnitNames, unitName } from './unit-name.ts';

/** A line of a recipe or an item of a shopping list, as far as its text needs it. */
export interface DisplayedIngredient {
  readonly quantity?: number | null;
  readonly unit?: UnitNames | null;
  readonly food?: FoodNames | null;
  /** Another recipe, which stands in the place of a food: "2 × Shortcrust". */
  readonly referencedRecipe?: { readonly name: string } | null;
  readonly note?: string | null;
  /** False for a line that is only a note, perhaps counted: "3 milk". */
  readonly isFood?: boolean | null;
  /** True where the recipe shows no amounts. */
  readonly disableAmount?: boolean | null;
}

/** The line in the order in which it is read; a part without text is empty. */
export interface IngredientParts {
  readonly quantity: string;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

export interface DisplayOptions {
  /** The factor that the recipe is shown at; one when not given. */
  readonly scale?: number | Rational;
  /** Decides between decimal point and comma; a point when not given. */
  readonly locale?: string;
}

/**
 * A line's parts for a page; `displayText` is the same as one string. Server and web write lines by this alone: fractions up
 * to tenths as real ones, a range that the note keeps before the food, the plural above one, and that of a food also where nothing
 * is counted.
 */
export function displayIngredient(ingredient: DisplayedIngredient, options: DisplayOptions = {}): IngredientParts {
  const { quantity, unit, food, referencedRecipe, note } = ingredient;
  const isNote = ingredient.isFood === false || ingredient.disableAmount === true;
  if (isNote && !referencedRecipe) return displayNote(ingredient, options);
  const said = isNumber(quantity) ? amountOf(quantity, note ?? '') : null;
  const amount = said && scaleQuantity(said.amount, usableScale(options));
  const count = amount && toNumber(amount.high);
  return {
    quantity: amount && count !== 0 ? formatQuantity(amount, formatFor(unit, options)) : '',
    unit: count === 0 ? '' : unit ? unitName(unit, count).trim() : referencedRecipe && count ? '×' : '',
    food: referencedRecipe?.name ?? (food ? foodName(food, count).trim() : ''),
    note: said?.note ?? note?.trim() ?? '',
  };
}

/** The line as one string, for the `display` field, lists and copying. */
export function displayText(ingredient: DisplayedIngredient, options: DisplayOptions = {}): string {
  const { quantity, unit, food, note } = displayIngredient(ingredient, options);
  return [quantity, unit, food, note].filter(Boolean).join(' ');
}

/**
 * A note is counted only when it is more than one thing. A food keeps its name out of it unless the line would be
 * empty, and takes no number, which would be misread without its unit.
 */
function displayNote({ quantity, food, note }: DisplayedIngredient, options: DisplayOptions): IngredientParts {
  const text = note?.trim() || (food ? foodName(food, null).trim() : '');
  const isCounted = !food && isNumber(quantity) && quantity !== 0 && quantity !== 1;
  const count = isCounted ? multiply(exact(quantity), exactFactor(usableScale(options))) : null;
  return { quantity: count ? formatNumber(count, formatFor(null, options)) : '', unit: '', food: '', note: text };
}

const isNumber = (quantity: number | null | undefined): quantity is number => Number.isFinite(quantity);

const usableScale = ({ scale = 1 }: DisplayOptions): number | Rational =>
  typeof scale !== 'number' || Number.isFinite(scale) ? scale : 1;

/** Things counted without a unit are halved with a knife: "½ lemon"; a unit says itself what it likes. */
const formatFor = (unit: UnitNames | null | undefined, { locale }: DisplayOptions) => ({
  locale,
  fractions: unit?.fraction ?? true,
});
