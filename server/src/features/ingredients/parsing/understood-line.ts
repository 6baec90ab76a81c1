import type { Food, NewFood, NewUnit, Unit } from '@larder/contract';
import type { Sureness } from './reading.ts';

/** A line, with the foods and units that the group has for it; what the group has corrected before comes first. */
export interface UnderstoodLine {
  quantity: number | null;
  /** Null where the line has none; without an id where the group has none of this name. */
  unit: Unit | NewUnit | null;
  food: Food | NewFood | null;
  note: string;
  confidence: Sureness | null;
  /** The texts of food and unit that are no names of the group's own; '' for one that is. */
  unnamed: { unit: string; food: string };
  /** Ids of the corrections that were used. */
  corrections: string[];
}
