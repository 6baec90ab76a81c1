import type { ExportFormat } from '@larder/contract';
import type { Fixed, Generated, JsonText, MomentText, OfGroup } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** A file with recipes to take away, as long as it is kept. */
export interface RecipeExports extends OfGroup {
  id: Fixed<string>;
  name: Fixed<string>;
  fileName: Fixed<string>;
  format: Fixed<ExportFormat>;
  status: 'in-progress' | 'ready' | 'failed';
  recipesDone: number;
  recipesInAll: number;
  bytes: number;
  createdAt: Fixed<MomentText>;
  expiresAt: Fixed<MomentText>;
  /** Whoever made it, where it holds recipes that they keep to themselves. */
  privateTo: Generated<string | null>;
  /** Codes of the scripts that a printed book lacks letters of, as a list in JSON; null where it lacks none. */
  unprinted: Generated<JsonText | null>;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    recipeExports: RecipeExports;
  }
}

export const recipeExportsTables = defineTables({
  recipeExports: { topic: 'household', personal: { owner: 'privateTo' }, isPassing: true },
});
