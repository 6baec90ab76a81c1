import type { Fixed, Flag, Generated, JsonText, OfGroup, Stamps, Synced } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Units extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  pluralName: string | null;
  description: string;
  abbreviation: string;
  pluralAbbreviation: string | null;
  useAbbreviation: Flag;
  fraction: Flag;
  extras: JsonText;
  nameKey: string;
  /** Other names that lead to it. */
  aliases: Generated<JsonText>;
  /** Plural, abbreviations and aliases as the name's key is, a line each. */
  otherKeys: Generated<string>;
  /** One of it is so many of the standard unit; both or none. */
  standardQuantity: Generated<number | null>;
  standardUnit: Generated<string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    units: Units;
  }
}

export const unitsTables = defineTables({
  units: { topic: 'groupData', synced: true },
});
