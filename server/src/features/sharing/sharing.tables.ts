import type { Fixed, Flag, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** A link opens the one thing that it names. */
export interface ShareTokens extends OfGroup {
  id: Fixed<string>;
  recipeId: Fixed<string | null>;
  cookbookId: Fixed<string | null>;
  listId: Fixed<string | null>;
  /** Of a week. */
  firstDay: Fixed<string | null>;
  mayTick: Fixed<Flag>;
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
