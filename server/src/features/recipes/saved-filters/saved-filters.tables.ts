import type { Fixed, JsonText, OfGroup, Stamps } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** A filter of recipes that a member has given a name; nobody else sees it. */
export interface SavedFilters extends OfGroup, Stamps {
  id: Fixed<string>;
  userId: Fixed<string>;
  name: string;
  filter: JsonText;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    savedFilters: SavedFilters;
  }
}

export const savedFiltersTables = defineTables({
  savedFilters: { topic: 'household' },
});
