import { divide, exact, one, quantityOf, type Rational } from '../quantities/index.ts';
import { searchWords } from '../search/index.ts';
import { amountInText } from './amount-in-text.ts';
import { convert } from './convert.ts';
import { type GroupUnit, measureOf } from './measure-of.ts';

/** How much a line asks for of another recipe. */
export interface AmountOfRecipe {
  readonly quantity?: number | null;
  readonly unit?: GroupUnit | null;
}

/** How much a recipe makes. */
export interface Makes {
  readonly recipeServings?: number | null;
  readonly recipeYieldQuantity?: number | null;
  readonly recipeYield?: string | null;
}

const servingWords = wordsOf(
  'serving portion person servering ration porción porção porzione porsjon annos porcja porce adag порция порції 人分',
);
const batchWords = wordsOf(
  'batch recipe time × x rezept menge ansatz recette fois receta vez ricetta volta receita recept keer gång oppskrift opskrift przepis рецепт',
);

/**
 * How many times a recipe is made for a line of another one: "2" and "2 batches" are twice, "4 servings" of one for eight a
 * half, and "300 g" of one that yields 900 g a third. Null where the unit says nothing of this recipe.
 */
export function timesOfRecipe({ quantity, unit }: AmountOfRecipe, makes: Makes): Rational | null {
  if (!quantity || !Number.isFinite(quantity)) return one;
  const amount = exact(quantity);
  if (!unit) return amount;
  const names = namesOf(unit);
  if (names.some((name) => batchWords.has(name))) return amount;
  if (names.some((name) => servingWords.has(name)))
    return makes.recipeServings ? divide(amount, exact(makes.recipeServings)) : null;
  const whole = yieldOf(makes);
  if (!whole) return null;
  const measure = measureOf(unit);
  if (measure && whole.measure) {
    const converted = convert(quantityOf(amount), measure, whole.measure);
    return converted && divide(converted.low, whole.amount);
  }
  return names.some((name) => whole.words.includes(name)) ? divide(amount, whole.amount) : null;
}

/** "2 loaves", "about 900 g of dough", or the number and the words apart. */
function yieldOf({ recipeYield, recipeYieldQuantity }: Makes) {
  const text = recipeYield?.trim() ?? '';
  const at = text.search(/[\d¼-¾⅐-⅞]/u);
  const said = at < 0 ? null : amountInText(text.slice(at));
  const found = said ?? (recipeYieldQuantity ? amountInText(`${recipeYieldQuantity} ${text}`) : null);
  if (!found || found.quantity.low.numerator <= 0n) return null;
  return { amount: found.quantity.low, measure: found.measure, words: searchWords(found.unit + ' ' + found.rest) };
}

function namesOf({ name, pluralName, abbreviation, pluralAbbreviation, aliases = [] }: GroupUnit): string[] {
  const names = [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)];
  return names.flatMap((text) => (text ? [searchWords(text).join(' ') || text.trim()] : []));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(' ').map((word) => searchWords(word).join(' ') || word));
}
