import type { Fixed, Flag, MomentText, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Webhooks extends OfGroup, Stamps {
  id: Fixed<string>;
  enabled: Flag;
  name: string;
  url: string;
  /** As `17:00:00`. */
  time: string;
  /** Whose clock that is: the one in Greenwich, or where the household lives. */
  clock: 'utc' | 'home';
  /** Up to when it has been seen to. */
  postedUntil: MomentText;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    webhooks: Webhooks;
  }
}

export const webhooksTables = defineTables({
  webhooks: { topic: 'household' },
});
