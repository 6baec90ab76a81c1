import type { Fixed, OfGroup, Stamps, Synced } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Labels extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  color: string;
  nameKey: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    labels: Labels;
  }
}

export const labelsTables = defineTables({
  labels: { topic: 'groupData', synced: true },
});
