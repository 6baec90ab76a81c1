import type { Fixed, Flag, Generated, JsonText, OfGroup, Stamps, Synced } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Foods extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  pluralName: string | null;
  description: string;
  labelId: string | null;
  onHand: Flag;
  extras: JsonText;
  /** Name in lower case without accents, for order and search. */
  nameKey: string;
  /** Other names that lead to it. */
  aliases: Generated<JsonText>;
  /** Plural and aliases as the name's key is, a line each. */
  otherKeys: Generated<string>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    foods: Foods;
  }
}

export const foodsTables = defineTables({
  foods: { topic: 'groupData', synced: true },
});
