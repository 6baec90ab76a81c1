import type { Fixed, OfGroup, Stamps } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

export interface Comments extends OfGroup, Stamps {
  id: Fixed<string>;
  recipeId: Fixed<string>;
  userId: Fixed<string>;
  text: string;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    comments: Comments;
  }
}

export const commentsTables = defineTables({
  comments: { topic: 'recipes', personal: { of: 'recipes', by: 'recipeId' } },
});
