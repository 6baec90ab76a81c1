import type { Fixed, Flag, Generated, OfGroup, Stamps, Synced } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Organizers extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  name: string;
  slug: string;
  onHand: Flag;
  /** A category that older clients choose meals from. */
  isForPlans: Generated<Flag>;
  nameKey: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    organizers: Organizers;
  }
}

export const organizersTables = defineTables({
  organizers: { topic: 'groupData', synced: true },
});
