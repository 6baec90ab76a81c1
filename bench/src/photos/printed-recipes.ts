import { dutch } from './recipes/dutch.ts';
import { english } from './recipes/english.ts';
import { french } from './recipes/french.ts';
import { german } from './recipes/german.ts';
import { italian } from './recipes/italian.ts';
import { polish } from './recipes/polish.ts';
import { portuguese } from './recipes/portuguese.ts';
import type { PrintedRecipe } from './recipes/printed-recipe.ts';
import { spanish } from './recipes/spanish.ts';
import { swedish } from './recipes/swedish.ts';

/** One in each language that can be read. */
export const printedRecipes: PrintedRecipe[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  polish,
];
