import type { CompiledQuery } from 'kysely';
import { type LookUp, lookUpKey } from './look-up.ts';

interface Flight {
  over: Promise<void>;
  /** Sent as soon as that is over, for everybody who came in the meantime. */
  next?: Promise<unknown[]>;
}

/**
 * Calls for the same rows that come while one is on its way share the one that follows it. None joins a query that was
 * sent before it came, so each sees all that was written until then, by whichever process.
 */
export const sharedLookUps = (send: LookUp): LookUp => {
  const flights = new Map<string, Flight>();

  const start = <Row>(key: string, query: CompiledQuery<Row>, values: readonly unknown[]): Promise<Row[]> => {
    const rows = send(query, values);
    const over = rows.then(
      () => undefined,
      () => undefined,
    );
    const flight: Flight = { over };
    flights.set(key, flight);
    over.then(() => {
      if (!flight.next) flights.delete(key);
    });
    return rows;
  };

  return <Row>(query: CompiledQuery<Row>, values: readonly unknown[]): Promise<Row[]> => {
    const key = lookUpKey(query, values);
    const flight = flights.get(key);
    if (!flight) return start(key, query, values);
    flight.next ??= flight.over.then(() => start(key, query, values));
    // The same statement with the same values gives the same rows.
    return flight.next as Promise<Row[]>;
  };
};
