import type { BinnedKind } from '@larder/contract';
import type { Fixed, Generated, JsonText, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** What was deleted and can come back for a while. */
export interface Bin extends OfGroup {
  /** That of the row which was deleted. */
  id: Fixed<string>;
  kind: Fixed<BinnedKind>;
  name: Fixed<string>;
  referenceCount: Fixed<number | null>;
  image: Fixed<string | null>;
  userId: string | null;
  /** The rows that went, as `Contents`. */
  contents: JsonText;
  deletedAt: Fixed<MomentText>;
  /** Whose alone it was. */
  privateTo: Generated<string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    bin: Bin;
  }
}

export const binTables = defineTables({
  bin: { topic: 'household', personal: { owner: 'privateTo' } },
});
