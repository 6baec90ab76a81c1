import type { Fixed, Generated, OfGroup } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** A word of a group's recipes, the number that the search index knows it by, and in how many recipes it occurs. */
export interface SearchWords extends OfGroup {
  number: Generated<number>;
  word: Fixed<string>;
  inNames: number;
  /** In names or in organizers; each of these counts includes the one before. */
  inOrganizers: number;
  inIngredients: number;
  inDescriptions: number;
  inAll: number;
}

/** What each word becomes without one of its letters: how a typo finds its word. */
export interface SearchWordDeletions extends OfGroup {
  deletion: Fixed<string>;
  word: Fixed<string>;
}

interface SearchState {
  /** Rises with every change of what the group's recipes are found by. */
  searchRevision: Generated<number>;
}

declare module '../../../platform/database/schema.ts' {
  interface Groups extends SearchState {}

  interface Schema {
    searchWords: SearchWords;
    searchWordDeletions: SearchWordDeletions;
  }
}

export const searchTables = defineTables({
  searchWords: { topic: 'recipes', isPassing: true },
  searchWordDeletions: { topic: 'recipes', isPassing: true },
});
