import { expect, onTestFinished, test } from 'vitest';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { preparedClient } from './prepared-client.ts';

forEachDialect('a client that tells of changes', (database) => {
  const onPostgres = test.runIf(database.dialect === 'postgres');

  const connect = async (before: () => Promise<void> | undefined) => {
    const { address, drop } = await database.create();
    onTestFinished(drop);
    let changes = 0;
    const Client = preparedClient({
      before,
      changed: () => {
        changes++;
      },
    });
    const client = new Client(address ?? undefined);
    onTestFinished(() => client.end());
    await client.connect();
    return { client, changes: () => changes };
  };

  onPostgres('tells of each before it is sent and after it is answered, and of nothing else', async () => {
    const { client, changes } = await connect(() => undefined);

    const creation = client.query('create table pots (name text)');
    await Promise.resolve();
    expect(changes()).toBe(1);
    await creation;
    expect(changes()).toBe(2);

    await client.query('select * from pots where name = $1', ['pan']);
    expect(changes()).toBe(2);
  });

  onPostgres('sends no change where it may not, and takes back what has begun', async () => {
    let mayWrite = true;
    const { client } = await connect(() => (mayWrite ? undefined : Promise.reject(new Error('nobody lets us in'))));
    await client.query('begin');
    await client.query('create table pots (name text)');

    mayWrite = false;
    await expect(client.query('commit')).rejects.toThrow('nobody lets us in');
    await client.query('rollback');

    const { rows } = await client.query(`select to_regclass('pots') as pots`);
    expect(rows).toEqual([{ pots: null }]);
  });
});
