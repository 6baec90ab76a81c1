import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('saved filters', (database) => {
  let app: TestApp;
  let mia: TestMember;
  let noah: TestMember;
  let organizer: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group } = await createHousehold(app);
    mia = await createMember(app, group.id, 'member', 'mia');
    noah = await createMember(app, group.id, 'member', 'noah');
    organizer = await createMember(app, group.id, 'organizer', 'olga');
  });
  afterEach(() => app.close());

  const path = '/users/self/recipe-filters';
  const quick = { tags: ['quick'], requireAllTags: true, readyIn: 40, orderBy: 'notMade' };
  const save = (name: string, filter: object = quick, member = mia) =>
    member.call('POST', path, { body: { name, filter } });
  const names = async (member = mia) => (await member.call('GET', path)).body.map(({ name }: { name: string }) => name);

  test('are there again as they were saved, in the order in which they were', async () => {
    const { body: saved, status } = await save(' Quick ones ');
    expect({ status, saved }).toMatchObject({ status: 201, saved: { name: 'Quick ones', filter: quick } });
    app.clock.pass(1000);
    await save('Best', { rating: 4 });
    expect((await mia.call('GET', path)).body).toMatchObject([saved, { name: 'Best', filter: { rating: 4 } }]);
  });

  test('get another name, and ask for something else', async () => {
    const { body: saved } = await save('Quick ones');
    const { body } = await mia.call('PATCH', `${path}/${saved.id}`, { body: { name: 'Weekdays' } });
    expect(body).toMatchObject({ id: saved.id, name: 'Weekdays', filter: quick });
    await mia.call('PATCH', `${path}/${saved.id}`, { body: { filter: { made: 'never' } } });
    expect((await mia.call('GET', path)).body).toMatchObject([{ name: 'Weekdays', filter: { made: 'never' } }]);
  });

  test('have each a name of their own', async () => {
    const { body: saved } = await save('Quick ones');
    expect((await save('Quick ones')).body.detail.code).toBe('filter.name-taken');
    expect((await save('Quick ones', quick, noah)).status).toBe(201);
    const { body: other } = await save('Others');
    const rename = (id: string) => mia.call('PATCH', `${path}/${id}`, { body: { name: 'Quick ones' } });
    expect([(await rename(other.id)).status, (await rename(saved.id)).status]).toEqual([400, 200]);
  });

  test('are seen and changed by nobody else', async () => {
    const { body: saved } = await save('Quick ones');
    expect(await names(noah)).toEqual([]);
    expect((await noah.call('PATCH', `${path}/${saved.id}`, { body: { name: 'X' } })).status).toBe(404);
    expect((await noah.call('DELETE', `${path}/${saved.id}`)).body.detail.code).toBe('filter.not-found');
    expect(await names()).toEqual(['Quick ones']);
  });

  test('follow new names and merges of what they name, and back', async () => {
    const tag = async (name: string) => (await mia.call('POST', '/organizers/tags', { body: { name } })).body;
    const [fast, quick] = [await tag('Fast'), await tag('Quick')];
    await save('Quick ones', { tags: ['fast'] });
    app.clock.pass(1000);
    await save('Both', { tags: ['fast', 'quick'] });
    const tags = async () =>
      (await mia.call('GET', path)).body.map(({ filter }: { filter: { tags: string[] } }) => filter.tags);
    await mia.call('PUT', `/organizers/tags/${fast.id}`, { body: { name: 'Speedy' } });
    expect(await tags()).toEqual([['speedy'], ['speedy', 'quick']]);

    const { body: merged } = await organizer.call('PUT', '/organizers/tags/merge', {
      body: { from: fast.id, to: quick.id },
    });
    expect(await tags()).toEqual([['quick'], ['quick']]);
    await organizer.call('POST', `/groups/merges/${merged.mergeId}/undo`);
    expect((await tags())[0]).toEqual(['speedy']);
  });

  test('keep what was deleted until it comes back', async () => {
    const { body: tag } = await mia.call('POST', '/organizers/tags', { body: { name: 'Fast' } });
    await save('Quick ones', { tags: ['fast'] });
    const tags = async () => (await mia.call('GET', path)).body[0].filter.tags;
    await organizer.call('DELETE', `/organizers/tags/${tag.id}`);
    expect(await tags()).toEqual([tag.id]);
    await organizer.call('POST', '/groups/bin/restore', { body: { ids: [tag.id] } });
    expect(await tags()).toEqual(['fast']);
  });

  test('are gone once they are deleted', async () => {
    const { body: saved } = await save('Quick ones');
    expect((await mia.call('DELETE', `${path}/${saved.id}`)).body).toEqual(saved);
    expect(await names()).toEqual([]);
    expect((await mia.call('DELETE', `${path}/${saved.id}`)).status).toBe(404);
    // Undo saves it once more.
    expect((await save(saved.name, saved.filter)).status).toBe(201);
  });

  test.each([{ filter: {} }, { name: ' ', filter: {} }, { name: 'X', filter: { rating: 9 } }])(
    '%j is refused',
    async (body) => expect((await mia.call('POST', path, { body })).status).toBe(422),
  );
});
