import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Dialect } from './dialects/dialect.ts';

/** Stands in a statement that is compiled beforehand for a value that comes with each call. */
export const filledIn = '';

const mostKept = 300;

/** Statements for `lookUp`, by a name that only equal ones share. Each is built at its first use, which takes longer than running it. */
export const compiledOnce = <Row>() => {
  const statements = new Map<string, CompiledQuery<Row>>();
  return (dialect: Dialect, name: string, build: () => RawBuilder<Row>): CompiledQuery<Row> => {
    const key = `${dialect.name} ${name}`;
    const known = statements.get(key);
    if (known) return known;
    // The rows are those that the expression selects.
    const statement = dialect.compile(build()) as CompiledQuery<Row>;
    if (statements.size >= mostKept) statements.clear();
    statements.set(key, statement);
    return statement;
  };
};
