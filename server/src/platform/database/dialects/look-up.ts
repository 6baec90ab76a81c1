import type { CompiledQuery } from 'kysely';
import type { Connection } from '../connection.ts';

export type LookUp = Connection['lookUp'];

/** The same statement with the same values gives the same rows. */
export const lookUpKey = ({ sql }: CompiledQuery, values: readonly unknown[]): string =>
  `${sql}\n${JSON.stringify(values)}`;
