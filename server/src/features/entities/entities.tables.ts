import type { Fixed, JsonText, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** What was merged away and can come back for a while. */
export interface Merges extends OfGroup {
  id: Fixed<string>;
  kind: Fixed<string>;
  fromId: Fixed<string>;
  fromName: Fixed<string>;
  toId: Fixed<string>;
  toName: Fixed<string>;
  /** How many references were moved. */
  moved: Fixed<number>;
  userId: string | null;
  /** The row that went, and where the references were. */
  undoData: Fixed<JsonText>;
  createdAt: Fixed<MomentText>;
}

/** Two foods, units, labels or organizers that look alike and are not the same; the smaller id comes first. */
export interface DifferentThings extends OfGroup {
  oneId: Fixed<string>;
  otherId: Fixed<string>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    merges: Merges;
    differentThings: DifferentThings;
  }
}

/** Where the entities themselves are. */
export type EntityTable = 'foods' | 'units' | 'labels' | 'organizers';

export const entitiesTables = defineTables({
  merges: { topic: 'groupData' },
  differentThings: { topic: 'groupData' },
});
