import type { Fixed, Generated, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface ApiTokens extends OfGroup {
  id: Generated<number>;
  userId: Fixed<string>;
  name: string;
  tokenHash: Fixed<string>;
  integrationId: string;
  createdAt: Fixed<MomentText>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    apiTokens: ApiTokens;
  }
}

export const authTables = defineTables({
  apiTokens: { topic: 'household' },
});
