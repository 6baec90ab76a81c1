import type { Food, NewFood, NewUnit, Unit } from '@larder/contract';

/** A line as a parser reads it, before it is compared with what the group knows. */
export interface Reading {
  /** The lower end of a range. */
  quantity: number | null;
  unit: string;
  food: string;
  /** All that has no part of its own, ranges included. */
  note: string;
  /** From 0 to 1 for each part; null from a parser that does not say. */
  confidence: Sureness | null;
}

export interface Sureness {
  quantity: number;
  unit: number;
  food: number;
  note: number;
}

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
