import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './dialects/dialect.ts';

/**
 * An expression without values, compiled at its first use and plain text from then on: to build a long one costs more
 * than to run it.
 */
export const writtenOnce = <Value>(build: (dialect: Dialect) => RawBuilder<Value>) => {
  const texts = new Map<Dialect, RawBuilder<Value>>();
  return (dialect: Dialect): RawBuilder<Value> => {
    const known = texts.get(dialect);
    if (known) return known;
    const { sql: text, parameters } = dialect.compile(build(dialect));
    if (parameters.length > 0) throw new Error('An expression that is written once holds no values.');
    const written = sql.raw<Value>(text);
    texts.set(dialect, written);
    return written;
  };
};
