import type { CompiledQuery } from 'kysely';
import { type LookUp, lookUpKey } from './look-up.ts';

const mostKept = 1000;

/**
 * Rows that nearly every request asks for, kept for as long as nothing has been written.
 *
 * @param state of the database as far as it is known: a number that rises with every change, or undefined when others may write
 */
export const keptLookUps = (lookUp: LookUp, state: () => number | undefined): LookUp => {
  const kept = new Map<string, unknown[]>();
  let keptAt: number | undefined;

  return async <Row>(query: CompiledQuery<Row>, values: readonly unknown[]): Promise<Row[]> => {
    const now = state();
    if (now === undefined) return lookUp(query, values);
    if (now !== keptAt || kept.size >= mostKept) kept.clear();
    keptAt = now;
    const key = lookUpKey(query, values);
    const known = kept.get(key);
    // The same statement with the same values gives the same rows.
    if (known) return known as Row[];
    const rows = await lookUp(query, values);
    if (state() === now && keptAt === now) kept.set(key, rows);
    return rows;
  };
};
