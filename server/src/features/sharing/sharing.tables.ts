import type { Fixed, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface ShareTokens extends OfGroup {
  id: Fixed<string>;
  recipeId: Fixed<string>;
  /** Who made it, who may have gone. */
  userId: string | null;
  expiresAt: Fixed<MomentText>;
  createdAt: Fixed<MomentText>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    shareTokens: ShareTokens;
  }
}

export const sharingTables = defineTables({
  shareTokens: { topic: 'recipes', personal: { of: 'recipes', by: 'recipeId' } },
});
