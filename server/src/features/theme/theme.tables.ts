import type { Fixed, Flag, JsonText, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** Colours with a name; those of the chosen one are everybody's. */
export interface Themes extends Stamps {
  id: Fixed<string>;
  name: string;
  colours: JsonText;
  isChosen: Flag;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    themes: Themes;
  }
}

export const themeTables = defineTables({ themes: { topic: null } });
