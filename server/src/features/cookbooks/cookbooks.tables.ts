import type { Fixed, Flag, OfGroup, Stamps, Synced } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Cookbooks extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  /** Name in lower case without accents, for order and search. */
  nameKey: string;
  slug: string;
  description: string;
  /** From 1, without gaps. */
  position: number;
  public: Flag;
  requireAllCategories: Flag;
  requireAllTags: Flag;
  requireAllTools: Flag;
  /** A filter over recipes; empty for none. */
  queryFilterString: string;
  byRules: Flag;
  /** Separated by commas; empty for all seasons. */
  months: string;
}

export interface CookbookOrganizers extends OfGroup {
  cookbookId: Fixed<string>;
  organizerId: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  position: number;
}

export interface CookbookRecipes extends OfGroup {
  cookbookId: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    cookbooks: Cookbooks;
    cookbookOrganizers: CookbookOrganizers;
    cookbookRecipes: CookbookRecipes;
  }
}

export const cookbooksTables = defineTables({
  cookbooks: { topic: 'recipes', synced: true },
  cookbookOrganizers: { topic: 'recipes' },
  cookbookRecipes: { topic: 'recipes', personal: { of: 'recipes', by: 'recipeId' } },
});
