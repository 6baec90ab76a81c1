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
