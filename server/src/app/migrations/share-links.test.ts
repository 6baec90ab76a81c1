import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { migrateDatabase } from '../../platform/database/index.ts';
import { schemaMigrations } from './index.ts';

forEachDialect('links to more than recipes', (database) => {
  test('leave those that there are as they are, and each opens one thing', async () => {
    const { connection, folder, close } = await openTestDatabase(database);
    const run = async (statement: string) =>
      (await sql.raw<Record<string, unknown>>(statement).execute(connection.maintenance)).rows;
    const step = schemaMigrations.findIndex(({ name }) => name === 'share-links');
    const migrate = (until: number) =>
      migrateDatabase(connection, {
        backupFolder: `${folder}/backups`,
        now: new Date('2026-03-01T12:00:00.000Z'),
        migrations: schemaMigrations.slice(0, until),
      });
    const needed = async (table: string) =>
      database.dialect === 'sqlite'
        ? run(`select name, type from pragma_table_info('${table}') where "notnull" = 1 and dflt_value is null`)
        : run(`select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema()
            and table_name = '${table}' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`);
    const insert = async (table: string, values: Record<string, string>) => {
      const least = (await needed(table)).map(({ name, type }) => [
        String(name),
        String(type).toLowerCase() === 'text' ? 'x' : '1',
      ]);
      const row: Record<string, string> = { ...Object.fromEntries(least), ...values };
      const columns = Object.keys(row).map((name) => `"${name}"`);
      await run(`insert into "${table}" (${columns}) values (${Object.values(row).map((value) => `'${value}'`)})`);
    };
    await migrate(step);
    await insert('groups', { id: 'g' });
    await insert('recipes', { id: 'r', groupId: 'g' });
    const token = {
      id: 't',
      groupId: 'g',
      recipeId: 'r',
      userId: 'u',
      expiresAt: '2026-04-01',
      createdAt: '2026-03-01',
    };
    await insert('shareTokens', token);

    await migrate(step + 1);
    const nothing = { cookbookId: null, listId: null, firstDay: null };
    expect(await run('select * from "shareTokens"')).toMatchObject([{ ...token, ...nothing, mayTick: 0 }]);
    const { recipeId: _, ...none } = token;
    await expect(insert('shareTokens', { ...none, id: 'n' })).rejects.toThrow(/check/i);
    await expect(insert('shareTokens', { ...token, id: 'b', firstDay: '2026-03-02' })).rejects.toThrow(/check/i);
    await insert('shareTokens', { ...none, id: 'w', firstDay: '2026-03-02' });
    await run('delete from recipes');
    expect(await run('select id from "shareTokens"')).toEqual([{ id: 'w' }]);
    await close();
  });
});
