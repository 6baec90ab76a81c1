import type { Fixed, Flag, JsonText, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Notifiers extends OfGroup, Stamps {
  id: Fixed<string>;
  name: string;
  enabled: Flag;
  /** In the notation of Apprise, with its secrets; it leaves the server only towards where it leads. Empty for none. */
  address: string;
  /** Names of the events that it tells of. */
  options: JsonText;
  /** In which it tells of them, such as `de-DE`. */
  language: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    notifiers: Notifiers;
  }
}

export const notificationsTables = defineTables({
  notifiers: { topic: 'household' },
});
