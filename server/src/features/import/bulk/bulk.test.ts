import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const pageOf = (name: string) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    keywords: 'winter',
    image: '/picture.jpg',
    recipeIngredient: ['500 g onions', '1 l stock'],
    recipeInstructions: ['Slice the onions.', 'Simmer in the stock.'],
  };
  return `<!doctype html><html lang="en"><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
};

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

forEachDialect('importing many pages at once', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;
  let pages: Record<string, Answer>;
  let busy: { now: number; most: number };

  beforeEach(async () => {
    app = await createTestApp(database, { BULK_IMPORT_PAUSE: '0' });
    pages = {};
    busy = { now: 0, most: 0 };
    site = await openLocalSite((request, response) => {
      busy.now += 1;
      busy.most = Math.max(busy.most, busy.now);
      const path = request.url ?? '';
      const soup: Answer = /^\/soup-\d+$/.test(path)
        ? { body: pageOf(`Soup ${path.slice('/soup-'.length)}`) }
        : { status: 404 };
      const { status = 200, headers = {}, body = '' } = pages[path] ?? soup;
      setTimeout(() => {
        busy.now -= 1;
        response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
      }, 5);
    });
    cook = (await createHousehold(app)).member;
  });
  afterEach(async () => {
    await site.close();
    await app.close();
  });

  const begin = async (paths: string[], more: object = {}, each: object = {}): Promise<string> => {
    const imports = paths.map((path) => ({ url: path.startsWith('/') ? `${site.origin}${path}` : path, ...each }));
    const { status, body } = await cook.call('POST', '/recipes/create-url/bulk', { body: { imports, ...more } });
    expect(status).toBe(202);
    return body.reportId;
  };
  const report = async (id: string) => (await cook.call('GET', `/groups/reports/${id}`)).body;
  const names = async () => {
    const { body } = await cook.call('GET', '/recipes?perPage=-1&orderBy=name&orderDirection=asc');
    return body.items.map(({ name }: { name: string }) => name);
  };

  test('makes a recipe of each, with its picture and the page’s own words, and tells of each what became of it', async () => {
    pages['/picture.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    pages['/no-recipe'] = { body: '<html><body><p>Welcome.</p></body></html>' };
    const more = { tags: [{ name: 'From the web' }], categories: [{ name: 'Soups' }] };
    const id = await begin(['/soup-1', '/gone', '/no-recipe', '/soup-2'], { includeTags: true }, more);

    expect(await report(id)).toMatchObject({
      name: 'Bulk import',
      category: 'bulk_import',
      status: 'in-progress',
      counts: { succeeded: 0, failed: 0, remaining: 4 },
      entries: [],
      remaining: [{ title: `${site.origin}/soup-1`, isRunning: false }, {}, {}, {}],
    });
    await app.jobs.runDue();

    const told = await report(id);
    expect(told).toMatchObject({ status: 'partial', counts: { succeeded: 2, failed: 2, remaining: 0 }, remaining: [] });
    const of = (path: string) => told.entries.find(({ source }: { source: string }) => source === site.origin + path);
    expect(of('/soup-1')).toMatchObject({
      success: true,
      message: '“Soup 1” was imported.',
      recipeSlug: 'soup-1',
      code: 'imported',
    });
    expect(of('/gone')).toMatchObject({
      success: false,
      message: `${site.origin}/gone could not be imported.`,
      exception: expect.stringMatching(/^[A-Z].*\.$/),
      recipeSlug: null,
      code: 'import.not-found',
    });
    expect(of('/no-recipe')).toMatchObject({ success: false, code: 'import.no-recipe' });
    expect(await names()).toEqual(['Soup 1', 'Soup 2']);
    const { body: made } = await cook.call('GET', '/recipes/soup-1');
    expect(made).toMatchObject({
      userId: cook.id,
      orgURL: `${site.origin}/soup-1`,
      tags: [{ name: 'Winter' }, { name: 'From the web' }],
      recipeCategory: [{ name: 'Soups' }],
      image: expect.any(String),
    });
    expect(existsSync(join(app.dataFolder, 'recipes', made.id, 'images', 'original.webp'))).toBe(true);
  });

  test('says of a page that it no longer matches the rule for its site', async () => {
    const { fetchPage } = app.platform.outbound;
    // The name of a site that has a rule, and pages that look like others.
    vi.spyOn(app.platform.outbound, 'fetchPage').mockImplementation(async (...asked) => ({
      ...(await fetchPage(...asked)),
      url: 'https://felix.kitchen/soup',
    }));
    const id = await begin(['/soup-1']);
    await app.jobs.runDue();
    expect((await report(id)).entries).toMatchObject([
      { success: true, code: 'outdated-rule', message: expect.stringContaining('Compare it with the original.') },
    ]);
    expect(await names()).toEqual(['Soup 1']);
  });

  test('takes apart the lines of which it is sure, where the household has the food', async () => {
    await cook.call('POST', '/foods', { body: { name: 'onion', pluralName: 'onions' } });
    await cook.call('POST', '/units', { body: { name: 'gram', abbreviation: 'g' } });
    await begin(['/soup-1']);
    await app.jobs.runDue();
    const { recipeIngredient } = (await cook.call('GET', '/recipes/soup-1')).body;
    expect(recipeIngredient).toMatchObject([
      { quantity: 500, unit: { name: 'gram' }, food: { name: 'onion' }, originalText: '500 g onions' },
      { food: null, note: '1 l stock', originalText: '1 l stock' },
    ]);
  });

  test('asks a site for one thing at a time, and for its rules once', async () => {
    await begin(Array.from({ length: 6 }, (_, index) => `/soup-${index}`));
    await app.jobs.runDue();
    expect(await names()).toHaveLength(6);
    expect(busy.most).toBe(1);
    expect(site.asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
  });

  test('pauses between two pages of a site', async () => {
    const slow = await createTestApp(database, { BULK_IMPORT_PAUSE: '5' });
    const { member } = await createHousehold(slow);
    const imports = ['/soup-1', '/soup-2'].map((path) => ({ url: site.origin + path }));
    await member.call('POST', '/recipes/create/url/bulk', { body: { imports } });
    await slow.jobs.runDue();
    expect((await member.call('GET', '/recipes')).body.total).toBe(1);
    slow.clock.pass(5000);
    await slow.jobs.runDue();
    expect((await member.call('GET', '/recipes')).body.total).toBe(2);
    await slow.close();
  });

  test('knows a page by any of its addresses: twice in the list, or in the collection already', async () => {
    await cook.call('POST', '/recipes/create-url', { body: { url: `${site.origin}/soup-1` } });
    site.asked.length = 0;
    const id = await begin(['/soup-1/?utm_source=mail', '/soup-2', '/soup-2#steps']);
    await app.jobs.runDue();

    const told = await report(id);
    expect(told.status).toBe('success');
    expect(told.entries.map(({ code }: { code: string }) => code).sort()).toEqual(['imported', 'known', 'repeated']);
    const known = told.entries.find(({ code }: { code: string }) => code === 'known');
    expect(known).toMatchObject({ message: 'Already in your collection: “Soup 1”.', recipeSlug: 'soup-1' });
    expect(await names()).toEqual(['Soup 1', 'Soup 2']);
    expect(site.asked).not.toContain('/soup-1/?utm_source=mail');
  });

  test('leaves alone what the rules of the site forbid', async () => {
    pages['/robots.txt'] = {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /soup-1\n',
    };
    const id = await begin(['/soup-1', '/soup-2']);
    await app.jobs.runDue();
    const { entries } = await report(id);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ source: `${site.origin}/soup-1`, success: false, code: 'robots' }),
    );
    expect(site.asked).not.toContain('/soup-1');
  });

  test('waits as long as a site asks for, with all of its pages', async () => {
    pages['/soup-1'] = { status: 429, headers: { 'retry-after': '90' } };
    const id = await begin(['/soup-1', '/soup-2']);
    await app.jobs.runDue();
    app.clock.pass(60_000);
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({
      status: 'in-progress',
      counts: { remaining: 2 },
      remaining: [{ problem: 'asked-to-wait' }, { problem: null }],
    });
    expect(site.asked.filter((path) => path.startsWith('/soup'))).toEqual(['/soup-1']);

    delete pages['/soup-1'];
    app.clock.pass(31_000);
    await app.jobs.runDue();
    expect(await names()).toEqual(['Soup 1', 'Soup 2']);
  });

  test('gives up on a site that stays broken after five tries, and says meanwhile what stands in the way', async () => {
    pages['/soup-1'] = { status: 502 };
    const id = await begin(['/soup-1']);
    const waits = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await app.jobs.runDue();
      const [waiting] = (await report(id)).remaining;
      if (waiting) {
        const seconds = (Date.parse(waiting.dueAt) - app.clock.now().getTime()) / 1000;
        waits.push([waiting.attempts, waiting.problem, seconds]);
      }
      app.clock.pass(610_000);
    }
    expect(waits).toEqual([5, 30, 120, 600].map((wait, at) => [at + 1, 'import.site-failed', wait]));
    expect(site.asked.filter((path) => path === '/soup-1')).toHaveLength(5);
    expect(await report(id)).toMatchObject({ status: 'failure', entries: [{ code: 'import.site-failed' }] });
  });

  test('tries one link now that waits for its next try', async () => {
    pages['/soup-1'] = { status: 502 };
    const id = await begin(['/soup-1', '/soup-2']);
    await app.jobs.runDue();
    const [waiting] = (await report(id)).remaining;
    delete pages['/soup-1'];
    const { status, body } = await cook.call('POST', `/groups/reports/${id}/entries/${waiting.id}/retry`);
    expect([status, body.remaining[0].dueAt]).toEqual([200, app.clock.now().toISOString()]);
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({ status: 'success', counts: { succeeded: 2, failed: 0, remaining: 0 } });
  });

  test('leaves out what somebody skips, waiting or failed, and takes it up again for whoever wants it', async () => {
    pages['/soup-1'] = { status: 502 };
    pages['/soup-2'] = { status: 404 };
    const id = await begin(['/soup-1', '/soup-2', '/soup-3']);
    await app.jobs.runDue();
    const { remaining, entries } = await report(id);
    const failed = entries.find(({ success }: { success: boolean }) => !success);
    const on = (entryId: string, what: string) => cook.call('POST', `/groups/reports/${id}/entries/${entryId}/${what}`);
    await on(failed.id, 'skip');
    const { body: skipped } = await on(remaining[0].id, 'skip');
    expect(skipped).toMatchObject({ status: 'partial', remaining: [] });
    const of = (path: string) =>
      skipped.entries.find(({ source }: { source: string }) => source === site.origin + path);
    expect(of('/soup-1')).toMatchObject({ code: 'skipped', success: false, message: 'Left out.' });
    expect(of('/soup-2')).toMatchObject({ code: 'skipped', exception: expect.stringContaining('404') });
    expect(of('/soup-3').recipe).toMatchObject({ name: 'Soup 3', slug: 'soup-3', image: null });

    pages = {};
    const { body: again } = await on(failed.id, 'retry');
    expect(again).toMatchObject({ status: 'in-progress', counts: { succeeded: 1, failed: 1, remaining: 1 } });
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({ counts: { succeeded: 2, failed: 1, remaining: 0 } });

    const unknown = await on(failed.id, 'skip');
    expect([unknown.status, unknown.body.detail.code]).toEqual([404, 'report.no-entry']);
    expect((await on('nobody', 'retry')).status).toBe(404);
  });

  test('leaves no picture of what could not be saved', async () => {
    pages['/picture.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: await picture().jpeg().toBuffer() };
    const id = await begin(['/soup-1'], {}, { tags: [{ id: '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a' }] });
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({ status: 'failure', entries: [{ code: 'organizer.not-found' }] });
    expect(await app.platform.files.list('recipes')).toEqual([]);
  });

  test('is cancelled by whoever wants to, and what was left out can be tried later', async () => {
    const id = await begin(['/soup-1', '/soup-2']);
    const { body: cancelled } = await cook.call('POST', `/groups/reports/${id}/cancel`);
    expect(cancelled).toMatchObject({
      status: 'failure',
      remaining: [],
      entries: [{ success: false, code: 'cancelled', message: 'Cancelled before it was done.' }, {}],
    });
    await app.jobs.runDue();
    expect(await names()).toEqual([]);

    const { body: again } = await cook.call('POST', `/groups/reports/${id}/retry`);
    expect(again).toMatchObject({ status: 'in-progress', entries: [], counts: { remaining: 2 } });
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({ status: 'success', counts: { succeeded: 2, failed: 0 } });
  });

  test('tries again only what failed, in the same report', async () => {
    pages['/soup-1'] = { status: 404 };
    const id = await begin(['/soup-1', '/soup-2'], {}, { tags: [{ name: 'Kept' }] });
    await app.jobs.runDue();
    delete pages['/soup-1'];
    site.asked.length = 0;
    await cook.call('POST', `/groups/reports/${id}/retry`);
    await app.jobs.runDue();
    expect(await report(id)).toMatchObject({ status: 'success', counts: { succeeded: 2, failed: 0 } });
    expect(site.asked).not.toContain('/soup-2');
    expect((await cook.call('GET', '/recipes/soup-1')).body.tags).toMatchObject([{ name: 'Kept' }]);
  });

  test('ends with its report: what was left is not imported', async () => {
    const id = await begin(['/soup-1']);
    expect((await cook.call('DELETE', `/groups/reports/${id}`)).body).toEqual({
      message: 'Report deleted.',
      error: false,
    });
    await app.jobs.runDue();
    expect(await names()).toEqual([]);
    expect((await cook.call('GET', `/groups/reports/${id}`)).status).toBe(404);
  });

  test('is listed with the other reports, newest first, by its kind or without', async () => {
    const first = await begin(['/soup-1']);
    app.clock.pass(1000);
    const second = await begin(['ftp://example.org/soup']);
    await app.jobs.runDue();
    const list = async (query: string) =>
      (await cook.call('GET', `/groups/reports${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await list('')).toEqual([second, first]);
    expect(await list('?report_type=bulk_import')).toEqual([second, first]);
    expect(await list('?report_type=backup')).toEqual([]);
    expect((await cook.call('GET', '/groups/reports')).body[0]).toMatchObject({
      status: 'failure',
      counts: { succeeded: 0, failed: 1, remaining: 0 },
    });
  });

  test('takes no empty list, and no more links than it says', async () => {
    const imports = Array.from({ length: 1001 }, (_, index) => ({ url: `https://example.org/${index}` }));
    for (const wrong of [[], imports, [{ url: '' }]]) {
      expect((await cook.call('POST', '/recipes/create-url/bulk', { body: { imports: wrong } })).status).toBe(422);
    }
  });
});
