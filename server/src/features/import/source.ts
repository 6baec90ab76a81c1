import type { ReadRecipe } from '@larder/reader';

/** What recipes are read from, as it can be stored and read again. */
export interface Source {
  kind: 'page' | 'text' | 'data';
  /** Where it is from; empty when nobody knows. */
  url: string;
  /** A page without anything that runs, a text as it was pasted, or data as text. */
  content: string;
}

export interface Reading {
  recipe: ReadRecipe;
  source: Source;
}
