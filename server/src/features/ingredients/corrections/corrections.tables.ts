import type { Fixed, OfGroup, Stamps } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** What a group has taught the parser of ingredients. */
export interface IngredientCorrections extends OfGroup, Stamps {
  id: Fixed<string>;
  kind: Fixed<'line' | 'food' | 'unit'>;
  /** What later lines are compared with. */
  pattern: Fixed<string>;
  /** The line that was corrected. */
  input: string;
  /** The line in lower case without accents, for order and search. */
  inputKey: string;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    ingredientCorrections: IngredientCorrections;
  }
}

export const correctionsTables = defineTables({
  ingredientCorrections: { topic: 'groupData' },
});
