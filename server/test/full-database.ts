import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

const noSpace = 'could not extend file "base/16384/16385": No space left on device';

/** The database takes no more. @returns what gives it room again */
export const fillDatabase = ({
  dialect,
  write,
  maintenance,
}: Pick<TestApp['connection'], 'dialect' | 'write' | 'maintenance'>): Promise<() => Promise<void>> =>
  dialect.name === 'sqlite' ? fillSqlite(write) : fillPostgres(maintenance);

type Writer = TestApp['connection']['write'];

/** SQLite answers the same as it does where the disk has no room. */
const fillSqlite = async (write: Writer) => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(write);
  const limit = async (pages: number) => {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(write);
  };
  await limit(rows[0]?.page_count ?? 0);
  return () => limit(1_000_000_000);
};

/** Each row that is added or changed fails as the server fails where its disk has no room. */
const fillPostgres = async (write: Writer) => {
  await sql`create function disk_is_full() returns trigger language plpgsql as ${sql.raw(
    `$$ begin raise exception using errcode = '53100', message = '${noSpace}'; end $$`,
  )}`.execute(write);
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(write);
  // A change has begun by then: what it wrote until the last tables has to go again.
  for (const { name } of rows) {
    const trigger = sql`create trigger disk_is_full after insert or update on ${sql.table(name)}
      for each row execute function disk_is_full()`;
    await trigger.execute(write);
  }
  return async () => {
    await sql`drop function disk_is_full() cascade`.execute(write);
  };
};
