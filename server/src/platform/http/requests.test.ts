import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLanguages, chooseLanguage } from './words.ts';

forEachDialect('a call', (database) => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    ({ member } = await createHousehold(app));
    await writeFile(
      join(app.dataFolder, 'xx-XX.json'),
      JSON.stringify({
        'error.auth.invalid-credentials': 'Falsch',
        'validation.password-too-short': 'Mindestens {minimum} Zeichen',
      }),
    );
    addLanguages(app.dataFolder);
  });
  afterAll(() => app.close());

  test('at an unknown address is answered in JSON', async () => {
    for (const path of ['/unknown', '/recipes/a/b/c/d', '/']) {
      const { status, body } = await callerOf(app)('GET', path);
      expect([status, body.detail.code, body.detail.message]).toEqual([404, 'request.not-found', 'Not Found']);
    }
  });

  test('without a right token is told how to come in', async () => {
    const forged = `${member.token.slice(0, -3)}abc`;
    for (const token of [undefined, 'nonsense', 'larder_unknown', forged]) {
      const { status, body, headers } = await callerOf(app, token)('GET', '/users/self');
      expect([status, body.detail, body.code]).toEqual([401, 'Could Not Validate Credentials', 'access.not-logged-in']);
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });

  test('is told what is wrong with it in the language of the caller', async () => {
    const headers = { 'accept-language': 'fr;q=0.5, xx;q=0.9, en;q=0.1' };
    const wrong = await callerOf(app)('POST', '/auth/token', { form: { username: 'nobody' }, headers });
    expect(wrong.body.detail).toBe('Falsch');
    const short = await member.call('PUT', '/users/password', {
      body: { currentPassword: 'x', newPassword: 'short' },
      headers,
    });
    expect(short.body.detail).toEqual([
      { type: 'too_small', loc: ['body', 'newPassword'], msg: 'Mindestens 8 Zeichen' },
    ]);
  });

  test('with a key is done once, however often and from wherever it arrives', async () => {
    const { body: slug } = await member.call('POST', '/recipes', { body: { name: 'Done once' } });
    const recipe = (await member.call('GET', `/recipes/${slug}`)).body;
    const headers = { 'idempotency-key': 'made on a phone' };
    const comment = (text: string, more = headers) =>
      member.call('POST', '/comments', { body: { recipeId: recipe.id, text }, headers: more });
    const [first, again] = await Promise.all([comment('Good'), comment('Good')]);
    const [done, refused] = first.status === 201 ? [first, again] : [again, first];
    expect([done.status, refused.status, refused.body.detail]).toEqual([
      201,
      409,
      expect.objectContaining({ code: 'request.done-before', outcome: { id: done.body.id } }),
    ]);
    expect((await comment('Bad')).body.detail.code).toBe('request.other-content');
    expect((await comment('Good', { 'idempotency-key': 'another' })).status).toBe(201);
    const all = await member.call('GET', `/recipes/${slug}/comments`);
    expect(all.body.map(({ text }: { text: string }) => text)).toEqual(['Good', 'Good']);

    const save = (key: string, basedOnVersion: number) =>
      member.call('PUT', `/recipes/${recipe.id}`, {
        body: { description: 'Twice sent', basedOnVersion },
        headers: { 'idempotency-key': key },
      });
    const saved = await save('edit', recipe.version);
    expect(saved.body.version).toBe(recipe.version + 1);
    const outcome = { id: recipe.id, version: saved.body.version };
    expect((await save('edit', recipe.version)).body.detail).toMatchObject({ code: 'request.done-before', outcome });
  });

  test('that was refused is looked at again when it comes with the same key', async () => {
    const headers = { 'idempotency-key': 'too early' };
    const { body: slug } = await member.call('POST', '/recipes', { body: { name: 'Looked at again' } });
    const { id: recipeId } = (await member.call('GET', `/recipes/${slug}`)).body;
    const silence = (disableComments: boolean) =>
      member.call('PATCH', `/recipes/${slug}`, { body: { settings: { disableComments } } });
    const comment = () => member.call('POST', '/comments', { body: { recipeId, text: 'Good' }, headers });
    await silence(true);
    expect((await comment()).body.detail.code).toBe('comment.switched-off');
    await silence(false);
    expect((await comment()).status).toBe(201);
  });

  test('with keys in snake case means the same', async () => {
    const { body } = await member.call('PUT', '/groups/preferences', {
      body: { first_day_of_week: 3, recipe_show_assets: true },
    });
    expect(body).toMatchObject({ firstDayOfWeek: 3, recipeShowAssets: true });
  });

  test('means the same without a zero character in what it asks for, but leads nowhere with one in its address', async () => {
    const { status, body } = await member.call(
      'GET',
      '/recipes?search=%00&tags=a%00&tags=%00b&queryFilter=name%20=%20%22%00x%22',
    );
    expect([status, body.total]).toEqual([200, 0]);
    expect((await member.call('GET', '/recipes/%00')).body.detail.code).toBe('request.not-found');
  });

  test('that comes from nowhere in particular is known by its number in the log, without its secrets', async () => {
    const { headers } = await callerOf(app)('POST', '/auth/token', {
      form: { username: member.username, password: 'my secret password' },
    });
    expect(app.logged()).toContain(String(headers['x-request-id']));
    expect(app.logged()).not.toMatch(/my secret password|Bearer|larder\.access_token/);
  });

  test('may be slowed down where passwords can be guessed, and nowhere else', async () => {
    const slow = await createTestApp(database, { SECURITY_RATE_LIMIT: '3' });
    const statuses = async (path: string, form: Record<string, string>, headers = {}) => {
      const replies = [];
      for (let count = 0; count < 4; count++) {
        const method = path === '/app/about' ? 'GET' : 'POST';
        replies.push(await callerOf(slow)(method, path, method === 'GET' ? {} : { form, headers }));
      }
      return replies.map(({ status }) => status);
    };
    expect(await statuses('/app/about', {})).toEqual([200, 200, 200, 200]);
    const from = { 'x-forwarded-for': '203.0.113.8' };
    expect(await statuses('/auth/token', { username: 'a' }, from)).toEqual([401, 401, 401, 429]);
    const elsewhere = await statuses('/auth/token', { username: 'b' }, { 'x-forwarded-for': '203.0.113.9' });
    expect(elsewhere).toEqual([401, 401, 401, 429]);
    await slow.close();
  });

  test('comes from where a proxy says only if that proxy is named', async () => {
    const secured = async (proxies: Record<string, string>, remoteAddress: string) => {
      const named = await createTestApp(database, proxies);
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
      const reply = await named.server.inject({ url: '/api/app/about', headers, remoteAddress });
      await named.close();
      return reply.headers['strict-transport-security'];
    };
    expect(await secured({}, '127.0.0.1')).toBe('max-age=31536000');
    expect(await secured({}, '192.168.1.7')).toBeUndefined();
    expect(await secured({}, '172.18.0.2')).toBeUndefined();
    expect(await secured({ TRUSTED_PROXIES: '172.18.0.0/16' }, '172.18.0.2')).toBe('max-age=31536000');
  });

  test('is answered with headers that keep a page from being misused', async () => {
    const { headers } = await callerOf(app)('GET', '/app/about');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('for the document of the API gets it compressed', async () => {
    const { headers, rawPayload } = await app.server.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(rawPayload).toString()).openapi).toBe('3.0.3');
  });
});

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['qq-QQ,qq;q=0.9', 'en-US'],
  ['xx-YY', 'xx-XX'],
  ['qq;q=1, en;q=0.2, xx;q=0.8', 'xx-XX'],
  ['xx;q=0, en', 'en-US'],
])('who reads "%s" is answered in %s', (header, language) => expect(chooseLanguage(header)).toBe(language));

test('who names a hundred thousand languages before ours is answered in the first of ours', () => {
  expect(chooseLanguage(`${'a,'.repeat(100_000)}xx`)).toBe('en-US');
});
