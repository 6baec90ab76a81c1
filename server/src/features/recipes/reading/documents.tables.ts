import type { Fixed, JsonText } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** The card of a recipe as it goes over the wire, written by the database itself whenever something on it changes. */
export interface RecipeCards {
  number: Fixed<number>;
  card: JsonText;
}

/** A recipe as it goes over the wire, until something on it changes: whatever does so removes the row. */
export interface ReadyRecipes {
  number: Fixed<number>;
  /** The build that wrote it: another one may say something else of the same data. */
  program: string;
  reply: JsonText;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    recipeCards: RecipeCards;
    readyRecipes: ReadyRecipes;
  }
}

export const documentsTables = defineTables({
  recipeCards: { topic: null },
  readyRecipes: { topic: null },
});
