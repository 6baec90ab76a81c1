import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('an account', (database) => {
  let app: TestApp;
  let member: TestMember;
  let colleague: TestMember;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group } = await createHousehold(app, 'Home');
    member = await createMember(app, group.id, 'member', 'mia');
    colleague = await createMember(app, group.id, 'member', 'noah');
    admin = await createMember(app, group.id, 'admin', 'ada');
  });
  afterEach(() => app.close());

  const self = async (who: TestMember) => (await who.call('GET', '/users/self')).body;
  const change = async (by: TestMember, id: string, body: object) => {
    const reply = await by.call('PUT', `/users/${id}`, { body });
    return [reply.status, reply.body.detail?.code ?? reply.body.message];
  };

  test('is changed by its owner; what is not said stays', async () => {
    const before = await self(member);
    const changes = {
      fullName: 'Mia Müller',
      email: 'Mia@Home.example',
      locale: 'de-DE',
      theme: 'dark',
      advanced: true,
    };
    expect(await change(member, member.id, changes)).toEqual([200, 'User updated']);
    expect(await self(member)).toEqual({ ...before, ...changes, email: 'mia@home.example' });
    const whole = await self(member);
    expect(await change(member, member.id, whole)).toEqual([200, 'User updated']);
    expect(await self(member)).toEqual(whole);
  });

  test('has a language that exists', async () => {
    expect(await change(member, member.id, { locale: 'xx-XX' })).toEqual([422, undefined]);
    expect(await change(member, member.id, { locale: 'sr-SP' })).toEqual([200, 'User updated']);
    expect(await self(member)).toMatchObject({ locale: 'sr-SP', authMethod: 'Mealie' });
  });

  test('cannot be given permissions by its owner', async () => {
    const wanted = { canManage: true, canInvite: true, canOrganize: true };
    expect(await change(member, member.id, wanted)).toEqual([200, 'User updated']);
    expect(await self(member)).toMatchObject({ canManage: false, canInvite: false, canOrganize: false });
    expect(await change(member, member.id, { admin: true })).toEqual([403, 'user.cannot-promote']);
    expect(await change(member, member.id, { group: 'Elsewhere' })).toEqual([403, 'access.forbidden']);
  });

  test('is changed by nobody else but an administrator', async () => {
    expect(await change(colleague, member.id, { fullName: 'Hacked' })).toEqual([403, 'user.not-yourself']);
    expect(await change(admin, member.id, { fullName: 'Mia M.', canOrganize: true })).toEqual([200, 'User updated']);
    expect(await self(member)).toMatchObject({ fullName: 'Mia M.', canOrganize: true, canManage: false });
    expect(await change(admin, member.id, { admin: true })).toEqual([200, 'User updated']);
    expect(await self(member)).toMatchObject({ admin: true, canManage: true, canInvite: true, canOrganize: true });
    expect(await change(admin, admin.id, { admin: false })).toEqual([403, 'user.cannot-demote-yourself']);
  });

  test('keeps a name of its own, and may use its own name again', async () => {
    expect(await change(member, member.id, { username: 'NOAH' })).toEqual([409, 'user.username-taken']);
    expect(await change(member, member.id, { email: 'noah@example.org' })).toEqual([409, 'user.email-taken']);
    expect(await change(member, member.id, { username: 'mia@example.org' })).toEqual([200, 'User updated']);
    expect(await change(member, member.id, { username: 'Mia' })).toEqual([200, 'User updated']);
  });

  test('counts wrong guesses of the password that is to be replaced, and locks nothing else by them', async () => {
    const guess = async (currentPassword: string) => {
      const body = { currentPassword, newPassword: 'a new password' };
      return (await member.call('PUT', '/users/password', { body })).status;
    };
    for (let count = 0; count < 5; count++) expect(await guess('wrong')).toBe(400);
    expect(await guess(password)).toBe(423);
    expect((await callerOf(app)('POST', '/auth/token', { form: { username: 'mia', password } })).status).toBe(200);
  });

  test('gets a new password, which ends its other sessions', async () => {
    const other = await app.platform.sessions.start({ userId: member.id, version: 0, lifeInSeconds: 60 });
    const elsewhere = callerOf(app, other);
    const replace = (currentPassword: string, newPassword: string) =>
      member.call('PUT', '/users/password', { body: { currentPassword, newPassword } });

    expect((await replace('wrong', 'a new password')).body.detail.code).toBe('auth.password-wrong');
    expect((await replace(password, 'short')).status).toBe(422);
    const { status, body, headers } = await replace(password, 'a new password');
    expect([status, body.message]).toEqual([200, 'Password updated']);

    expect((await elsewhere('GET', '/users/self')).status).toBe(401);
    expect((await member.call('GET', '/users/self')).status).toBe(401);
    expect((await callerOf(app, body.access_token)('GET', '/users/self')).status).toBe(200);
    expect(headers['set-cookie']).toContain(body.access_token);
    const form = { username: 'mia', password: 'a new password' };
    expect((await callerOf(app)('POST', '/auth/token', { form })).status).toBe(200);
  });

  test('has a drawn picture until its owner uploads one, cut to a square, at an address that changes', async () => {
    const { cacheKey } = await self(member);
    const shown = async (path: string) => {
      const headers = { authorization: `Bearer ${colleague.token}` };
      const { headers: told, rawPayload } = await app.server.inject({ method: 'GET', url: `/api${path}`, headers });
      return [told['content-type'], (await sharp(rawPayload).metadata()).format];
    };
    const addresses = [`/media/users/${member.id}/profile.webp`, `/users/${member.id}/image`];
    for (const address of addresses) expect(await shown(address)).toEqual(['image/webp', 'webp']);
    const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const upload = async (by: TestMember, bytes: Buffer) => {
      const form = new FormData();
      form.append('profile', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const response = await app.server.inject({
        method: 'POST',
        url: `/api/users/${member.id}/image`,
        headers: {
          authorization: `Bearer ${by.token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return [response.statusCode, response.json().detail?.code];
    };

    expect(await upload(colleague, picture)).toEqual([403, 'user.not-yourself']);
    expect(await upload(member, Buffer.from('<svg onload="alert(1)"/>'))).toEqual([400, 'image.not-an-image']);
    expect((await self(member)).cacheKey).toBe(cacheKey);
    expect(await upload(member, picture)).toEqual([200, undefined]);

    expect((await self(member)).cacheKey).not.toBe(cacheKey);
    const stored = await app.platform.files.read(`users/${member.id}/profile.webp`);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  test('is known to its group by name, page by page', async () => {
    const page = async (query: string) => (await member.call('GET', `/users/group-users?${query}`)).body;
    expect(await page('perPage=2')).toMatchObject({ page: 1, per_page: 2, total: 4, total_pages: 2, previous: null });
    expect((await page('perPage=2')).items).toHaveLength(2);
    expect(await page('perPage=2&page=-1')).toMatchObject({ page: 2, next: null });
    expect((await page('perPage=-1')).items).toContainEqual({ id: member.id, fullName: 'mia' });
    const byName = (await page('orderBy=fullName:asc&perPage=-1')).items.map(
      ({ fullName }: { fullName: string }) => fullName,
    );
    expect(byName.slice(0, 2)).toEqual(['ada', expect.stringMatching(/^manager-/)]);
    expect(await page('perPage=0')).toMatchObject({ items: [], total: 4, total_pages: 0 });
  });
});
