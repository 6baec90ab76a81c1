import { Kysely, PostgresDialect, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import pg from 'pg';
import type { Connection } from '../connection.ts';
import type { Schema } from '../schema.ts';
import { copyRows } from './copy-rows.ts';
import type { Dialect, SearchField, SearchTerm } from './dialect.ts';

const countType = 20;
// Counts come as text because they could pass 2^53; ours never do.
pg.types.setTypeParser(countType, Number);

const connections = 10;

export const openPostgres = (address: string): Connection => {
  const pool = new pg.Pool({ connectionString: address, max: connections, application_name: 'larder' });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    read: database,
    write: database,
    dialect: postgres,
    close: () => database.destroy(),
    copyTo: (target) => copyRows(database, target),
  };
};

/** Any number that other programs on the same server are unlikely to lock. */
const turnsLock = 7_239_002;

const weights: Record<SearchField, string> = { name: 'A', description: 'B', ingredients: 'C', tags: 'D' };

const tsquery = (terms: SearchTerm[], fields: readonly SearchField[]) => {
  const where = fields.map((field) => weights[field]).join('');
  const anyForm = ({ words, prefix }: SearchTerm) =>
    words.map((word) => `'${word.replaceAll(/['\\]/g, '')}':${prefix ? '*' : ''}${where}`).join(' | ');
  return terms.map((term) => `(${anyForm(term)})`).join(' & ');
};

const hasCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;

const postgres: Dialect = {
  name: 'postgres',
  jsonArrayFrom,
  parseJson: (value) => value,
  shuffled: (column, seed) => sql`md5(${sql.ref(column)} || ${seed}::text) collate "C"`,
  searchMatches: (terms, fields) =>
    sql<boolean>`exists (select from "recipeSearch" where "recipeSearch".number = recipes.number and "recipeSearch".words @@ ${tsquery(terms, fields)}::tsquery)`,
  indexRecipe: async (database, number, texts) => {
    const vector = sql.join(
      (Object.keys(weights) as SearchField[]).map(
        (field) =>
          sql`setweight(array_to_tsvector(array_remove(string_to_array(${texts[field]}, ' '), '')), ${weights[field]}::"char")`,
      ),
      sql` || `,
    );
    await sql`insert into "recipeSearch" (number, words) values (${number}, ${vector})
      on conflict (number) do update set words = excluded.words`.execute(database);
  },
  removeFromIndex: async (database, number) => {
    await sql`delete from "recipeSearch" where number = ${number}`.execute(database);
  },
  takeTurns: async (transaction) => {
    await sql`select pg_advisory_xact_lock(${turnsLock})`.execute(transaction);
  },
  isUniqueViolation: (error) => hasCode(error, '23505'),
  isForeignKeyViolation: (error) => hasCode(error, '23503'),
};
