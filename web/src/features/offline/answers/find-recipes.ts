import type { Recipe } from '@larder/contract';
import { type MeantWord, type Scope, scopedWords, scopes, typedWords, withinOneTypo } from '@larder/kitchen';

/** The words of each recipe, made once for as long as the recipe is the same. */
const wordsOf = new WeakMap<Recipe, Map<string, Scope>>();

const wordsIn = (recipe: Recipe): Map<string, Scope> => {
  const words = wordsOf.get(recipe) ?? scopedWords(recipe);
  wordsOf.set(recipe, words);
  return words;
};

/** Shorter ones are too many things with a typo. */
const shortestWithTypo = 4;

export interface FoundHere {
  /** Best first. */
  recipes: Recipe[];
  /** What the words of the search were understood as. */
  words: MeantWord[];
}

/**
 * The recipes that have all words of a text, those first that have them in their names. A word that begins none is looked for with a
 * typo.
 */
export function findRecipes(all: readonly Recipe[], text: string): FoundHere {
  const typed = typedWords(text);
  const known = new Set(all.flatMap((recipe) => [...wordsIn(recipe).keys()]));
  const words = typed.map(({ word, forms }): MeantWord => {
    const begun = [...known].filter((one) => one.startsWith(word));
    const typos =
      word.length < shortestWithTypo ? [] : [...known].filter((one) => forms.some((form) => withinOneTypo(form, one)));
    return { word, typed: forms.at(-1) ?? word, meant: begun.length > 0 ? begun : typos };
  });
  const meant = words.map((word) => new Set(word.meant));
  const placed = all.flatMap((recipe) => {
    const place = placeOf(wordsIn(recipe), meant);
    return place === undefined ? [] : [{ recipe, place }];
  });
  const newest = (one: Recipe, other: Recipe) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1);
  placed.sort((one, other) => one.place - other.place || newest(one.recipe, other.recipe));
  return { recipes: placed.map(({ recipe }) => recipe), words };
}

/** The widest scope that one of the words is found in; undefined where one of them is not there. */
function placeOf(words: Map<string, Scope>, meant: readonly ReadonlySet<string>[]): number | undefined {
  let widest = 0;
  for (const one of meant) {
    const places = [...words].flatMap(([word, scope]) => (one.has(word) ? scopes.indexOf(scope) : []));
    if (places.length === 0) return;
    widest = Math.max(widest, Math.min(...places));
  }
  return meant.length === 0 ? undefined : widest;
}
