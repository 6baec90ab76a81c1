import type { CompiledQuery, RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Dialect } from './dialects/dialect.ts';

/** Stands in a statement that is compiled beforehand for a value that comes with each call. */
export const filledIn = '';

/** Statements for `lookUp`, by a name that only equal ones share. Each is built at its first use, which takes longer than running it. */
export const compiledOnce = <Row>() => {
  const statements = new LRUCache<string, CompiledQuery<Row>>({ max: 300 });
  return (dialect: Dialect, name: string, build: () => RawBuilder<Row>): CompiledQuery<Row> => {
    const key = `${dialect.name} ${name}`;
    // The rows are those that the expression selects.
    const statement = statements.get(key) ?? (dialect.compile(build()) as CompiledQuery<Row>);
    statements.set(key, statement);
    return statement;
  };
};
