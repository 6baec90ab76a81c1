import type { RecipeAction } from '@larder/contract';
import type { Fixed, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface RecipeActions extends OfGroup, Stamps {
  id: Fixed<string>;
  actionType: RecipeAction['actionType'];
  title: string;
  url: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    recipeActions: RecipeActions;
  }
}

export const recipeActionsTables = defineTables({
  recipeActions: { topic: 'household' },
});
