import type { Fixed, JsonText } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** A recipe as it goes over the wire. True for as long as the recipe has the revision of which this was made. */
export interface RecipeDocuments {
  number: Fixed<number>;
  revision: number;
  /** The build that made it: another one may say something else of the same data. */
  program: string;
  /** What a list shows of it. */
  card: JsonText;
  /** All of it. */
  reply: JsonText;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    recipeDocuments: RecipeDocuments;
  }
}

export const documentsTables = defineTables({ recipeDocuments: { topic: null, isPassing: true } });
