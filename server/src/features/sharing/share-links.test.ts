import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SharedCard, SharedItem } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const hour = 3_600_000;
const notFound = [404, 'share-token.not-found'];

forEachDialect('a link to a cookbook, a week or a list', (database) => {
  let app: TestApp;
  let webFolder: string;
  let visit: Caller;
  let cook: TestMember;
  let other: TestMember;
  let groupSlug: string;
  let book: { id: string };
  let list: { id: string };
  let milk: SharedItem;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'));
    await writeFile(
      join(webFolder, 'index.html'),
      '<!doctype html><html><head><title>Larder</title></head><body></body></html>',
    );
    app = await createTestApp(database, { BASE_URL: 'https://food.example.org' }, webFolder);
    visit = callerOf(app);
  });
  afterAll(async () => {
    await app.close();
    await rm(webFolder, { recursive: true });
  });
  beforeEach(async () => {
    const group = await createGroup(app, undefined, true);
    groupSlug = group.slug;
    cook = await createMember(app, group.id, 'member');
    other = await createMember(app, group.id, 'member');
    const soup = await recipe('Leek Soup');
    const surprise = await recipe('Birthday Surprise');
    await recipe('Other Stew');
    const picked = [surprise.id, soup.id];
    book = await call('POST', '/groups/cookbooks', {
      name: 'Soups',
      description: 'In **winter**',
      byRules: false,
      picked,
    });
    for (const [recipeId, date] of [
      [soup.id, '2026-03-02'],
      [surprise.id, '2026-03-08'],
    ]) {
      await call('POST', '/groups/mealplans', { date, recipeId, entryType: 'dinner', servings: 3 });
    }
    await call('POST', '/groups/mealplans', { date: '2026-03-09', title: 'The week after' });
    await call('PUT', '/recipes/birthday-surprise/visibility', { visibility: 'owner' });
    list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
    const dairy = await call('POST', '/groups/labels', { name: 'Dairy' });
    const added = { shoppingListId: list.id, quantity: 2, food: { name: 'milk' }, labelId: dairy.id };
    milk = (await call('POST', '/groups/shopping/items', { ...added, extras: { secret: 'of ours' } })).createdItems[0];
    await call('POST', '/groups/shopping/items', { shoppingListId: list.id, note: 'candles' });
  });

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = cook) => {
    const reply = await by.call(method, path, body === undefined ? {} : { body });
    expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body;
  };
  const recipe = async (name: string) => call('GET', `/recipes/${await call('POST', '/recipes', { name })}`);
  const share = (kind: string, item: string, more: object = {}) =>
    call('POST', '/shared/links', { kind, item, ...more });
  const codeOf = ({ status, body }: { status: number; body: { detail?: { code: string } } }) => [
    status,
    body.detail?.code,
  ];
  const pageOf = async (path: string) => {
    const { statusCode, body } = await app.server.inject({ url: `/g/${groupSlug}/shared/${path}` });
    return { status: statusCode, html: body };
  };
  const namesIn = (recipes: SharedCard[]) => recipes.map(({ name }) => name);

  test('shows a cookbook with the recipes that members share, and each of them', async () => {
    const { id } = await share('cookbook', book.id);
    const { status, body } = await visit('GET', `/shared/cookbooks/${id.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Soups', description: 'In **winter**', sharedBy: cook.fullName });
    expect(namesIn(body.recipes)).toEqual(['Leek Soup']);
    expect(JSON.stringify(body)).not.toMatch(/groupId|userId|Surprise|Stew/);

    const opened = await visit('GET', `/shared/links/${id}/recipes/leek-soup`);
    expect(opened.body).toMatchObject({ recipe: { name: 'Leek Soup' }, sharedBy: cook.fullName });
    const zip = await app.server.inject({ url: `/api/shared/links/${id}/recipes/leek-soup/zip` });
    expect(zip.headers['content-disposition']).toContain('leek-soup.zip');
    for (const slug of ['other-stew', 'birthday-surprise', 'nothing']) {
      for (const end of ['', '/zip']) {
        const reply = await visit('GET', `/shared/links/${id}/recipes/${slug}${end}`);
        expect(codeOf(reply)).toEqual([404, 'recipe.not-found']);
      }
    }
  });

  test('shows the seven days of a week, and their recipes', async () => {
    const { id } = await share('week', '2026-03-02');
    const { body } = await visit('GET', `/shared/weeks/${id}`);
    expect(body).toMatchObject({
      firstDay: '2026-03-02',
      meals: [
        { date: '2026-03-02', entryType: 'dinner', servings: 3, recipe: { name: 'Leek Soup' } },
        { date: '2026-03-08', title: '🔒', recipe: null },
      ],
    });
    expect(body.meals).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/groupId|userId|Surprise/);
    expect((await visit('GET', `/shared/links/${id}/recipes/leek-soup`)).status).toBe(200);
    for (const slug of ['other-stew', 'birthday-surprise']) {
      expect(codeOf(await visit('GET', `/shared/links/${id}/recipes/${slug}`))).toEqual([404, 'recipe.not-found']);
    }
  });

  test('shows a list by aisle, and no more of it than is bought', async () => {
    const { id } = await share('list', list.id);
    const { body } = await visit('GET', `/shared/lists/${id}`);
    expect(body).toMatchObject({
      name: 'Saturday',
      mayTick: false,
      aisles: [{ name: 'Dairy' }],
      items: [
        { id: milk.id, quantity: 2, food: { name: 'milk', pluralName: null }, aisle: 0, checked: false },
        { note: 'candles', aisle: null },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/groupId|userId|of ours|labelId/);
  });

  describe('to a list', () => {
    const tick = (token: string, itemId: string, more: object = {}) =>
      visit('POST', `/shared/lists/${token}/ticks`, {
        body: { device: randomUUID(), ticks: [{ id: randomUUID(), itemId, checked: true, ...more }] },
      });
    const checkedOf = async () => {
      const { listItems } = await call('GET', `/groups/shopping/lists/${list.id}`);
      return listItems.flatMap((item: { checked: boolean; display: string }) => (item.checked ? item.display : []));
    };

    test('is there to be read, unless its maker allows ticks', async () => {
      const { id } = await share('list', list.id);
      expect(codeOf(await tick(id, milk.id))).toEqual([403, 'share-token.read-only']);
      expect(await checkedOf()).toEqual([]);
    });

    test('ticks items, which members see, and takes that back', async () => {
      const { id, mayTick } = await share('list', list.id, { mayTick: true });
      expect(mayTick).toBe(true);
      const { status, body } = await tick(id, milk.id);
      expect([status, body.items[0].checked]).toEqual([200, true]);
      expect(await checkedOf()).toEqual(['2 milk']);
      const back = await tick(id, milk.id, { checked: false, seen: body.items[0].updatedAt });
      expect(back.body.items[0].checked).toBe(false);
    });

    test('ticks items in a shop, whose order is learned from that too', async () => {
      const shop = await call('POST', '/groups/shopping/shops', { name: 'Corner market' });
      const operations = [{ id: randomUUID(), kind: 'choose-shop', shopId: shop.id }];
      await call('POST', `/groups/shopping/lists/${list.id}/operations`, { device: randomUUID(), operations });
      const { id } = await share('list', list.id, { mayTick: true });
      expect((await tick(id, milk.id)).status).toBe(200);
      const noted = await cook.db.from('shopTicks').select(['itemId', 'shopId']).execute();
      expect(noted).toEqual([{ itemId: milk.id, shopId: shop.id }]);
    });

    test('takes back no tick that its visitor has not seen', async () => {
      const { id } = await share('list', list.id, { mayTick: true });
      await tick(id, milk.id);
      const { body } = await tick(id, milk.id, { checked: false, seen: milk.updatedAt });
      expect(body.items[0].checked).toBe(true);
    });

    test('counts a tick once, however often it arrives', async () => {
      const { id } = await share('list', list.id, { mayTick: true });
      const once = { id: randomUUID() };
      await tick(id, milk.id, once);
      await tick(id, milk.id, { checked: false });
      await tick(id, milk.id, once);
      expect(await checkedOf()).toEqual(['2 milk']);
    });

    test('reaches no other list, and changes nothing else', async () => {
      const { id } = await share('list', list.id, { mayTick: true });
      const second = await call('POST', '/groups/shopping/lists', { name: 'Secret' });
      const { createdItems } = await call('POST', '/groups/shopping/items', {
        shoppingListId: second.id,
        note: 'gift',
      });
      const { status, body } = await tick(id, createdItems[0].id, { fields: { note: 'changed' }, quantity: 9 });
      expect([status, body.items.length]).toEqual([200, 2]);
      const { listItems } = await call('GET', `/groups/shopping/lists/${second.id}`);
      expect(listItems).toMatchObject([{ note: 'gift', checked: false, quantity: 1 }]);
      await tick(id, milk.id, { fields: { note: 'changed' }, note: 'changed', quantity: 9 });
      const after = await call('GET', `/groups/shopping/lists/${list.id}`);
      expect(after.listItems[0]).toMatchObject({ checked: true, note: '', quantity: 2 });
    });
  });

  test('ends when it was said to, for whatever it opens', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + hour).toISOString();
    const links = {
      cookbooks: await share('cookbook', book.id, { expiresAt }),
      weeks: await share('week', '2026-03-02', { expiresAt }),
      lists: await share('list', list.id, { expiresAt, mayTick: true }),
    };
    const paths = Object.entries(links).map(([path, { id }]) => `/shared/${path}/${id}`);
    for (const path of paths) expect((await visit('GET', path)).status).toBe(200);
    app.clock.pass(hour);
    for (const path of [...paths, `/shared/links/${links.weeks.id}/recipes/leek-soup`]) {
      expect(codeOf(await visit('GET', path))).toEqual(notFound);
    }
    const ticks = { body: { device: randomUUID(), ticks: [] } };
    expect(codeOf(await visit('POST', `/shared/lists/${links.lists.id}/ticks`, ticks))).toEqual(notFound);
    await app.jobs.runDue();
    expect(await cook.db.from('shareTokens').select('id').execute()).toEqual([]);
  });

  test('opens nothing of another kind', async () => {
    const { id } = await share('week', '2026-03-02');
    const paths = [`/shared/cookbooks/${id}`, `/shared/lists/${id}`, `/recipes/shared/${id}`];
    for (const path of paths) expect(codeOf(await visit('GET', path))).toEqual(notFound);
    for (const path of ['', '/page']) expect((await visit('GET', `/recipes/shared/${id}${path}`)).status).toBe(404);
    expect(codeOf(await cook.call('GET', `/shared/recipes/${id}`))).toEqual(notFound);
    expect(codeOf(await cook.call('DELETE', `/shared/recipes/${id}`))).toEqual(notFound);
    expect(await call('GET', '/shared/recipes')).toEqual([]);
    expect((await pageOf(`c/${id}`)).status).toBe(404);
  });

  test.each([
    ['cookbook', () => book.id, '/groups/cookbooks', 'cookbooks'],
    ['list', () => list.id, '/groups/shopping/lists', 'lists'],
  ])('ends with its %s, and begins again when that comes back', async (kind, itemOf, path, shared) => {
    const { id } = await share(kind, itemOf());
    const deleted = await share(kind, itemOf());
    await call('DELETE', `/shared/links/${deleted.id}`);
    await call('DELETE', `${path}/${itemOf()}`);
    expect(codeOf(await visit('GET', `/shared/${shared}/${id}`))).toEqual(notFound);
    const tooEarly = await cook.call('POST', '/groups/bin/restore', { body: { ids: [deleted.id] } });
    expect(codeOf(tooEarly)).toEqual([409, 'bin.shared-first']);
    await call('POST', '/groups/bin/restore', { ids: [deleted.id, itemOf()] });
    for (const token of [id, deleted.id]) expect((await visit('GET', `/shared/${shared}/${token}`)).status).toBe(200);
  });

  test('is listed with others of the same thing, and revoked by any member', async () => {
    const { id } = await share('week', '2026-03-02');
    await share('week', '2026-03-09');
    expect(await call('GET', '/shared/links?kind=week&item=2026-03-02')).toMatchObject([
      { id, kind: 'week', item: '2026-03-02', createdBy: cook.fullName, mayTick: false },
    ]);
    expect(await call('DELETE', `/shared/links/${id}`, undefined, other)).toMatchObject({ id });
    expect(codeOf(await visit('GET', `/shared/weeks/${id}`))).toEqual(notFound);
    await call('POST', '/groups/bin/restore', { ids: [id] });
    expect((await visit('GET', `/shared/weeks/${id}`)).status).toBe(200);
  });

  test('is made of what the own group has', async () => {
    const { member: stranger } = await createHousehold(app);
    for (const [kind, item, code] of [
      ['cookbook', book.id, 'cookbook.not-found'],
      ['list', list.id, 'shopping-list.not-found'],
      ['recipe', book.id, 'recipe.not-found'],
    ]) {
      const reply = await stranger.call('POST', '/shared/links', { body: { kind, item } });
      expect(codeOf(reply)).toEqual([404, code]);
    }
    const { id } = await share('cookbook', book.id);
    expect(codeOf(await stranger.call('DELETE', `/shared/links/${id}`))).toEqual(notFound);
    expect((await stranger.call('GET', `/shared/links?kind=cookbook&item=${book.id}`)).body).toEqual([]);
    const noDay = await cook.call('POST', '/shared/links', { body: { kind: 'week', item: 'soon' } });
    expect(noDay.status).toBe(422);
  });

  test('to a recipe that its owner takes back from the household ends for those who are not the owner', async () => {
    const { id: recipeId } = await call('GET', '/recipes/leek-soup');
    const ofOwner = await share('recipe', recipeId);
    const ofOther = await call('POST', '/shared/links', { kind: 'recipe', item: recipeId }, other);
    await call('PUT', '/recipes/leek-soup/visibility', { visibility: 'owner' });
    expect((await visit('GET', `/recipes/shared/${ofOwner.id}`)).status).toBe(200);
    expect(codeOf(await visit('GET', `/recipes/shared/${ofOther.id}`))).toEqual(notFound);
    expect(await call('GET', `/shared/links?kind=recipe&item=${recipeId}`)).toMatchObject([{ id: ofOwner.id }]);
  });

  test('has a page that says what it is, to be found by the link alone', async () => {
    const { id } = await share('cookbook', book.id);
    const { status, html } = await pageOf(`c/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>Soups · Larder</title>');
    expect(html).toContain('content="In winter"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const inside = await pageOf(`c/${id}/r/leek-soup`);
    expect(inside.html).toContain('"@type":"Recipe"');
    expect((await pageOf(`c/${id}/r/other-stew`)).status).toBe(404);
    expect((await pageOf(`w/${(await share('week', '2026-03-02')).id}`)).html).toContain('A week of meals');
    expect((await pageOf(`l/${(await share('list', list.id)).id}`)).html).toContain('<title>Saturday · Larder</title>');
  });
});
