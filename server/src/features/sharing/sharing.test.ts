import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../test/caller.ts';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { openZip } from '../../platform/files/index.ts';

const hour = 3_600_000;
const day = 24 * hour;
const index = '<!doctype html><html><head><title>Larder</title></head><body>the app</body></html>';

forEachDialect('sharing a recipe', (database) => {
  let app: TestApp;
  let webFolder: string;
  let visit: Caller;
  let cook: TestMember;
  let groupSlug: string;
  let recipe: { id: string; slug: string; name: string };

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'));
    await writeFile(join(webFolder, 'index.html'), index);
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
    recipe = await cookOne('Leek Soup');
    await cookOne('Secret Stew');
  });

  const cookOne = async (name: string) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    const changed = { settings: { public: false }, recipeIngredient: [{ note: `what is in ${name}` }] };
    return (await cook.call('PATCH', `/recipes/${slug}`, { body: changed })).body;
  };
  const share = async (more: object = {}) => {
    const { status, body } = await cook.call('POST', '/shared/recipes', { body: { recipeId: recipe.id, ...more } });
    expect(status).toBe(201);
    return body;
  };
  const codeOf = ({ status, body }: { status: number; body: { detail: { code: string } } }) => [
    status,
    body.detail.code,
  ];
  const notFound = [404, 'share-token.not-found'];
  const pageOf = async (token: string) => {
    const { statusCode, body, headers } = await app.server.inject({ url: `/g/${groupSlug}/shared/r/${token}` });
    return { status: statusCode, html: body, kept: headers['cache-control'] };
  };

  test('makes a link that works for 30 days, and says who made it', async () => {
    const token = await share();
    expect(token).toMatchObject({
      recipeId: recipe.id,
      groupId: cook.groupId,
      userId: cook.id,
      createdBy: cook.fullName,
      createdAt: app.clock.now().toISOString(),
      expiresAt: new Date(app.clock.now().getTime() + 30 * day).toISOString(),
      recipe: { name: 'Leek Soup' },
    });
    const { recipe: _, ...summary } = token;
    expect((await cook.call('GET', `/shared/recipes?recipe_id=${recipe.id}`)).body).toEqual([summary]);
    expect((await cook.call('GET', `/shared/recipes/${token.id}`)).body).toEqual(token);
  });

  test('lets anybody read that recipe, of a private group too, and nothing else', async () => {
    const { id } = await share();
    const { status, body } = await visit('GET', `/recipes/shared/${id.toUpperCase()}`);
    expect([status, body]).toEqual([200, (await cook.call('GET', '/recipes/leek-soup')).body]);
    expect((await visit('GET', `/recipes/shared/${id}/page`)).body).toMatchObject({
      sharedBy: cook.fullName,
      recipe: { id: recipe.id },
    });
    for (const path of ['', '/page', '/zip']) {
      const reply = await visit('GET', `/recipes/shared/${id}${path}`);
      expect(JSON.stringify(reply.body)).not.toContain('Secret');
    }
    expect((await visit('GET', `/explore/groups/${groupSlug}/recipes/leek-soup`)).status).toBe(404);
    expect((await visit('GET', '/recipes/leek-soup')).status).toBe(401);
  });

  test('gives the recipe as a file, with its picture', async () => {
    const { token } = cook;
    const image = await picture('#2e7d32', 60, 40).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', { files: { image }, form: {}, token });
    const { id } = await share();
    const { rawPayload, headers } = await app.server.inject({ url: `/api/recipes/shared/${id}/zip` });
    expect(headers['content-disposition']).toContain('leek-soup.zip');
    const { entries, close } = await openZip(rawPayload, { entries: 9, entryBytes: 1e6, totalBytes: 1e6 });
    expect(entries.map(({ path }) => path)).toEqual(['leek-soup.json', 'original.webp']);
    close();
  });

  test('ends when it was said to: nobody finds the link then, and it is deleted', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 2 * hour).toISOString();
    const { id } = await share({ expiresAt });
    const lasting = await share({ expiresAt: new Date(app.clock.now().getTime() + 90 * day).toISOString() });
    app.clock.pass(2 * hour - 1000);
    await app.jobs.runDue();
    expect((await visit('GET', `/recipes/shared/${id}`)).status).toBe(200);

    app.clock.pass(1000);
    for (const path of ['', '/page', '/zip']) {
      expect(codeOf(await visit('GET', `/recipes/shared/${id}${path}`))).toEqual(notFound);
    }
    expect(codeOf(await cook.call('GET', `/shared/recipes/${id}`))).toEqual(notFound);
    expect(codeOf(await cook.call('DELETE', `/shared/recipes/${id}`))).toEqual(notFound);
    expect((await pageOf(id)).status).toBe(404);
    const rows = () => cook.db.from('shareTokens').select('id').execute();
    expect(await rows()).toHaveLength(2);
    await app.jobs.runDue();
    expect(await rows()).toEqual([{ id: lasting.id }]);
    expect((await cook.call('GET', '/shared/recipes')).body).toMatchObject([{ id: lasting.id }]);
  });

  test('is refused for a time that is over', async () => {
    const expiresAt = app.clock.now().toISOString();
    const reply = await cook.call('POST', '/shared/recipes', { body: { recipeId: recipe.id, expiresAt } });
    expect(codeOf(reply)).toEqual([400, 'share-token.ended-already']);
  });

  test('ends at once when the link is deleted, until somebody brings it back', async () => {
    const { id, recipe: _, ...token } = await share();
    const other = await createMember(app, cook.groupId, 'member');
    expect((await other.call('DELETE', `/shared/recipes/${id}`)).body).toEqual({ id, ...token });
    expect(codeOf(await visit('GET', `/recipes/shared/${id}`))).toEqual(notFound);
    expect((await cook.call('GET', '/shared/recipes')).body).toEqual([]);

    await cook.call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    expect((await visit('GET', `/recipes/shared/${id}`)).status).toBe(200);
    expect((await cook.call('GET', '/shared/recipes')).body).toEqual([{ id, ...token }]);
  });

  test('ends with the recipe, and begins again when that comes back', async () => {
    const { id } = await share();
    const deleted = await share();
    await cook.call('DELETE', `/shared/recipes/${deleted.id}`);
    await cook.call('DELETE', '/recipes/leek-soup');
    expect(codeOf(await visit('GET', `/recipes/shared/${id}`))).toEqual(notFound);
    const tooEarly = await cook.call('POST', '/groups/bin/restore', { body: { ids: [deleted.id] } });
    expect(codeOf(tooEarly)).toEqual([409, 'bin.recipe-first']);

    await cook.call('POST', '/groups/bin/restore', { body: { ids: [deleted.id, recipe.id] } });
    for (const token of [id, deleted.id]) expect((await visit('GET', `/recipes/shared/${token}`)).status).toBe(200);
  });

  test('is a matter of the own group', async () => {
    const { id } = await share();
    const { member: stranger } = await createHousehold(app);
    expect((await stranger.call('GET', '/shared/recipes')).body).toEqual([]);
    expect(codeOf(await stranger.call('DELETE', `/shared/recipes/${id}`))).toEqual(notFound);
    const taken = await stranger.call('POST', '/shared/recipes', { body: { recipeId: recipe.id } });
    expect(codeOf(taken)).toEqual([404, 'recipe.not-found']);
  });

  test.each(['nothing', '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a', "' or 1=1"])('%s is no link', async (token) => {
    expect(codeOf(await visit('GET', `/recipes/shared/${encodeURIComponent(token)}`))).toEqual(notFound);
    expect(await pageOf(encodeURIComponent(token))).toMatchObject({ status: 404, html: index });
  });

  describe('shows in the head of its page', () => {
    test('what the recipe is, and that it is to be found by the link alone', async () => {
      const { id } = await share();
      const { status, html, kept } = await pageOf(id);
      expect([status, kept]).toEqual([200, 'private, no-store']);
      expect(html).toContain('<title>Leek Soup · Larder</title>');
      expect(html).toContain(`content="https://food.example.org/g/${groupSlug}/shared/r/${id}"`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(data ?? '')).toMatchObject({
        '@type': 'Recipe',
        name: 'Leek Soup',
        url: `https://food.example.org/g/${groupSlug}/shared/r/${id}`,
      });
    });

    test('nothing of it once the link has ended', async () => {
      const { id } = await share();
      await cook.call('DELETE', `/shared/recipes/${id}`);
      expect(await pageOf(id)).toMatchObject({ status: 404, html: index });
    });
  });
});
