import type { Kysely, RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { Schema } from '../schema.ts';

/** One word of a search in all its forms, any of which counts; by their beginnings too when `prefix` is set. */
export interface SearchTerm {
  words: string[];
  prefix: boolean;
}

export const searchFields = ['name', 'description', 'ingredients', 'tags'] as const;
export type SearchField = (typeof searchFields)[number];

/** The texts of a recipe as normalised words, parted by blanks. */
export type SearchTexts = Record<SearchField, string>;

/** Everything in which the two databases differ has a name here. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Puts the rows of a query that selects columns by name into one JSON array; read it with `parseJson`. */
  jsonArrayFrom: typeof jsonArrayFrom;
  /** What a column made by `jsonArrayFrom` holds, as objects: one of the drivers hands it over as text. */
  parseJson<Value>(value: Value): Value;
  /** An order that looks random and is the same for the same seed, on both databases. */
  shuffled(column: string, seed: string): RawBuilder<string>;
  /** Does the recipe of this row (by `recipes.number`) hold all terms in the given fields? */
  searchMatches(terms: SearchTerm[], fields: readonly SearchField[]): RawBuilder<boolean>;
  /** Writes the words of a recipe into the index, in place of older ones. */
  indexRecipe(database: Kysely<Schema>, number: number, texts: SearchTexts): Promise<void>;
  removeFromIndex(database: Kysely<Schema>, number: number): Promise<void>;
  /**
   * Waits until no other transaction is open that takes turns too, in this process or another one: what is read
   * afterwards stays true until the end.
   */
  takeTurns(transaction: Kysely<Schema>): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
  isForeignKeyViolation(error: unknown): boolean;
}
