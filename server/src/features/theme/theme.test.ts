import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createGroup, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const names = ['Primary', 'Accent', 'Secondary', 'Success', 'Info', 'Warning', 'Error'];
const colours = Object.fromEntries(
  names.flatMap((name) => [
    [`light${name}`, '#1d5d30'],
    [`dark${name}`, '#A5C387'],
  ]),
);
const unknown = '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a';

forEachDialect('themes of the server', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database, { THEME_LIGHT_PRIMARY: '#225588' });
    admin = await createMember(app, (await createGroup(app, 'Home')).id, 'admin', 'ada');
  });
  afterEach(() => app.close());

  const make = async (name: string) => (await admin.call('POST', '/admin/themes', { body: { name, colours } })).body;
  const choose = (id: string | null) => admin.call('PUT', '/admin/themes/chosen', { body: { id } });
  const seen = async () => (await callerOf(app)('GET', '/app/about/theme')).body;

  test('stand beside the colours of the settings, which hold until one is chosen', async () => {
    const basil = await make('  Basil ');
    expect(basil).toMatchObject({ name: 'Basil', isChosen: false, colours: { lightPrimary: '#1D5D30' } });
    const { body } = await admin.call('GET', '/admin/themes');
    expect(body.items).toEqual([basil]);
    expect(body.ofSettings.lightPrimary).toBe('#225588');
    expect(body.setByName).toEqual(['THEME_LIGHT_PRIMARY']);
    expect((await seen()).lightPrimary).toBe('#225588');
  });

  test('are everybody’s once chosen, one at a time, and those of the settings come back', async () => {
    const [basil, plum] = [await make('Basil'), await make('Plum')];
    expect((await choose(basil.id)).body.lightPrimary).toBe('#1D5D30');
    await choose(plum.id);
    const { body } = await admin.call('GET', '/admin/themes');
    expect(body.items.map(({ isChosen }: { isChosen: boolean }) => isChosen)).toEqual([false, true]);
    expect((await seen()).lightPrimary).toBe('#1D5D30');
    await choose(null);
    expect((await seen()).lightPrimary).toBe('#225588');
    expect((await choose(unknown)).body.detail.code).toBe('theme.not-found');
  });

  test('are changed and deleted; the chosen one gives way to the settings', async () => {
    const { id } = await make('Basil');
    await choose(id);
    const sent = { name: 'Herb', colours: { ...colours, lightPrimary: '#aa3366' } };
    const changed = await admin.call('PUT', `/admin/themes/${id}`, { body: sent });
    expect(changed.body).toMatchObject({ id, name: 'Herb', isChosen: true });
    expect((await seen()).lightPrimary).toBe('#AA3366');
    await admin.call('DELETE', `/admin/themes/${id}`);
    expect((await seen()).lightPrimary).toBe('#225588');
    expect((await admin.call('DELETE', `/admin/themes/${id}`)).status).toBe(404);
    expect((await admin.call('PUT', `/admin/themes/${id}`, { body: sent })).status).toBe(404);
  });

  test('need a name, and colours that are colours', async () => {
    const refused = await admin.call('POST', '/admin/themes', { body: { name: ' ', colours } });
    expect([refused.status, refused.body.detail.message]).toEqual([422, 'Theme Name is required.']);
    const { id } = await make('Basil');
    const emptied = await admin.call('PUT', `/admin/themes/${id}`, { body: { name: '', colours } });
    expect(emptied.body.detail.code).toBe('theme.name-required');
    for (const wrong of ['red', '#12345', '#12345g', '#1234567', 'red;}body{display:none']) {
      const body = { name: 'Wrong', colours: { ...colours, darkInfo: wrong } };
      expect((await admin.call('POST', '/admin/themes', { body })).status, wrong).toBe(422);
    }
    const { lightInfo: _, ...incomplete } = colours;
    const missing = await admin.call('POST', '/admin/themes', { body: { name: 'Half', colours: incomplete } });
    expect(missing.status).toBe(422);
  });

  test('are noted in the log of whoever changed them', async () => {
    const { id } = await make('Basil');
    app.clock.pass(1000);
    await choose(id);
    app.clock.pass(1000);
    await choose(null);
    const { items } = (await admin.call('GET', '/groups/activity?kind=settings')).body;
    expect(items).toMatchObject([
      { type: 'theme.chosen', by: 'ada', subject: null },
      { type: 'theme.chosen', by: 'ada', subject: 'Basil' },
      { type: 'theme.created', by: 'ada', subject: 'Basil' },
    ]);
  });

  test('may be kept by caches, and whoever asks again is told at once', async () => {
    const ask = (etag?: unknown) =>
      app.server.inject({ url: '/api/app/about/theme', headers: etag ? { 'if-none-match': String(etag) } : {} });
    const first = await ask();
    expect(first.headers['cache-control']).toBe('public, max-age=604800');
    expect((await ask(first.headers.etag)).statusCode).toBe(304);
    const { id } = await make('Basil');
    await choose(id);
    expect((await ask(first.headers.etag)).json().lightPrimary).toBe('#1D5D30');
  });
});
