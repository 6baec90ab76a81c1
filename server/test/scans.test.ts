import { expect, test } from 'vitest';
import { explainedStatements, explainStatements } from './explain-statements.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf } from './walk/world.ts';

forEachDialect('statements', (database) => {
  test('of no endpoint read a whole table that grows', async () => {
    const app = await createTestApp(database);
    const home = await createSettledGroup(app, 'Home', false);
    const isRemoval = (name: string) => /remove|merge|clear|delete|logout/i.test(name);
    const removalsLast = everyEndpoint.toSorted(
      (one, other) => Number(isRemoval(one.name)) - Number(isRemoval(other.name)),
    );
    for (const { name, endpoint, path } of removalsLast) {
      const self = home.of.admin;
      const names = namesOf(home, self);
      const address = filled(
        path,
        thingsIn(path).map((thing) => names[thing]?.[0] ?? 'x'),
      );
      await send(app, endpoint, address, { ...leastRequest(name, endpoint), token: self.token });
    }
    await app.jobs.runDue();
    await explainStatements(app);
    expect(explainedStatements.size).toBeGreaterThan(150);
    expect([...explainedStatements].some((text) => /^update "jobs"/.test(text))).toBe(true);
    await app.close();
  }, 240_000);

  test('that read a whole table are told', async () => {
    const app = await createTestApp(database);
    const name = database.dialect;
    app.server.get('/scan', () => app.connection.read.selectFrom('recipes').select(`name as ${name}`).execute());
    await app.server.inject({ url: '/scan' });
    await expect(app.close()).rejects.toThrow(/SCAN recipes.*: select "name"/);
  });

  test('that have lost their index are told', async () => {
    const app = await createTestApp(database);
    const name = database.dialect;
    const ended = app.connection.read.selectFrom('endedSessions').where('expiresAt', '<', '1');
    app.server.get('/with', () => ended.select(`expiresAt as with_${name}`).execute());
    app.server.get('/without', () => ended.select(`expiresAt as without_${name}`).execute());
    await app.server.inject({ url: '/with' });
    await explainStatements(app);
    await app.connection.write.schema.dropIndex('endedSessions_by_expiry').execute();
    await app.server.inject({ url: '/without' });
    await expect(app.close()).rejects.toThrow(/SCAN endedSessions.*: select "expiresAt"/);
  });
});
