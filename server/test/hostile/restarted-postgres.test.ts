import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tools/install/postgres.mjs';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { createPostgresDatabase } from '../postgres-database.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { expectAllThere, isTold, pause, underLoad } from './under-load.ts';

describe.runIf(inject('preparedDatabases').postgresServer)('a PostgreSQL server that is restarted under load', () => {
  let postgres: TestPostgres;
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    // One of its own: the others would miss theirs.
    const started = await startPostgres({ isDurable: true });
    if (started.missing !== undefined) throw new Error(started.missing);
    postgres = started;
    const create = () => createPostgresDatabase(postgres.url);
    app = await createTestApp({ dialect: 'postgres', create, createEmpty: create }, { DATABASE_TIMEOUT: '2' });
    cook = (await createHousehold(app)).member;
    app.jobs.start();
  });
  afterAll(async () => {
    await app?.close();
    await postgres?.stop();
  });

  test.each(['fast', 'immediate'] as const)('in mode %s costs nothing that was acknowledged', async (mode) => {
    const { acknowledged, replies } = await underLoad(cook, async () => {
      await pause(300);
      await postgres.restart(mode);
      await pause(300);
    });
    expect(replies.filter((reply) => !isTold(reply))).toEqual([]);
    expect(replies.some(({ status }) => status === 503)).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectAllThere(cook, acknowledged);
  });
});
