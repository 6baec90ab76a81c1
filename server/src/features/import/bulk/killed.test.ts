import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const program = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const year = 366 * 24 * 3_600_000;

const pageOf = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['500 g onions', '1 l stock'],
    recipeInstructions: ['Slice the onions.', 'Simmer in the stock.'],
  })}</script>`;

const broken = ['/soup-7', '/soup-21'];
/** So many pages are given before the kill; the others wait for it, however late it comes. */
const mostBefore = 12;
const paths = Array.from({ length: 30 }, (_, index) => `/soup-${index}`);

forEachDialect('a server that is killed while it imports', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  const servers: ChildProcess[] = [];
  let given = 0;
  let waiting: (() => void)[] | undefined;

  beforeEach(async () => {
    app = await createTestApp(database, { BULK_IMPORT_PAUSE: '0' });
    cook = (await createHousehold(app)).member;
    site = await openLocalSite((request, response) => {
      const path = request.url ?? '';
      const isThere = paths.includes(path) && !broken.includes(path);
      const give = () => void response.writeHead(isThere ? 200 : 404).end(isThere ? pageOf(path) : '');
      if (waiting && given >= mostBefore) waiting.push(give);
      else give();
      if (isThere) given++;
    });
    given = 0;
    waiting = [];
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) server.kill('SIGKILL');
    await site.close();
    await app.close();
  });

  /** A process of its own on the same data. */
  const startServer = (): ChildProcess => {
    const { DATABASE_URL } = app.platform.settings;
    const env = {
      ...process.env,
      DATABASE_URL: DATABASE_URL ?? '',
      DATA_DIR: app.dataFolder,
      API_PORT: '0',
      BASE_URL: '',
      OUTBOUND_ALLOW: '127.0.0.1',
      BULK_IMPORT_PAUSE: '0',
      LOG_LEVEL: 'error',
    };
    const server = spawn(process.execPath, ['--import', 'tsx', program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    servers.push(server);
    return server;
  };
  const counts = async (id: string) => (await cook.call('GET', `/groups/reports/${id}`)).body.counts;

  test('goes on where it was: each page is imported once, and the report is right', { timeout: 60_000 }, async () => {
    const imports = paths.map((path) => ({ url: site.origin + path }));
    const { body } = await cook.call('POST', '/recipes/create-url/bulk', { body: { imports } });
    const server = startServer();
    await expect.poll(async () => (await counts(body.reportId)).succeeded, { timeout: 40_000 }).toBeGreaterThan(4);
    server.kill('SIGKILL');
    await once(server, 'exit');
    for (const give of waiting?.splice(0) ?? []) give();
    waiting = undefined;
    expect((await counts(body.reportId)).remaining).toBeGreaterThan(0);

    // What the killed process had begun is free again once its lease is over, by this clock long ago.
    app.clock.pass(year);
    await app.jobs.runDue();

    const later = await createMember(app, cook.groupId);
    const { body: told } = await later.call('GET', `/groups/reports/${body.reportId}`);
    expect(told).toMatchObject({ status: 'partial', counts: { succeeded: 28, failed: 2, remaining: 0 } });
    const failed = told.entries.filter(({ success }: { success: boolean }) => !success);
    const sources = failed.map(({ source }: { source: string }) => source);
    expect(sources.toSorted()).toEqual(broken.map((path) => site.origin + path).toSorted());
    const { body: recipes } = await later.call('GET', '/recipes?perPage=-1');
    const names = recipes.items.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(paths.filter((path) => !broken.includes(path)).toSorted());
  });
});
