import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mealieRecipe } from '../../../../../reader/test/samples/mealie.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../../test/local-site.ts';
import { picture } from '../../../../test/pictures.ts';
import { paprikaExport, sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const photo = async () => (await picture('#7b3f00', 900, 600).jpeg().toBuffer()).toString('base64');

const leekSoup = `<html><head><script type="application/ld+json">${JSON.stringify({
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Leek soup' },
  ...{ recipeIngredient: ['2 leeks'], recipeInstructions: ['Boil it.'] },
})}</script></head></html>`;

forEachDialect('moving in', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let site: LocalSite;
  /** What the site has lost. */
  let gone = '';
  let isSiteUp = true;
  beforeAll(async () => {
    app = await createTestApp(database, { BULK_IMPORT_PAUSE: '0' });
    const image = await picture('#335500', 800, 600).jpeg().toBuffer();
    site = await openLocalSite((request, response) => {
      if (request.url === '/leek-soup') response.writeHead(200, { 'content-type': 'text/html' }).end(leekSoup);
      else if (request.url !== '/soup.jpg' || request.url === gone) response.writeHead(404).end();
      else if (!isSiteUp) response.writeHead(503).end();
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(image);
    });
  });
  afterAll(async () => {
    await app.close();
    await site.close();
  });
  beforeEach(async () => {
    isSiteUp = true;
    gone = '';
    cook = (await createHousehold(app)).member;
  });

  const send = async (recipes: Record<string, unknown>[], member = cook): Promise<string> => {
    const { body } = await sendFiles(app, member, { 'My recipes.paprikarecipes': await paprikaExport(recipes) });
    await app.jobs.runDue();
    return body.id;
  };
  const start = async (id: string, member = cook) => {
    expect((await member.call('POST', `/groups/moves/${id}/start`)).status).toBe(202);
    await app.jobs.runDue();
    return look(id, member);
  };
  const look = async (id: string, member = cook) => (await member.call('GET', `/groups/moves/${id}`)).body;
  const recipe = async (slug: string, member = cook) => (await member.call('GET', `/recipes/${slug}`)).body;
  const choose = (id: string, body: object, member = cook) => member.call('PATCH', `/groups/moves/${id}`, { body });
  const outcomes = async (id: string) =>
    (await cook.call('GET', `/groups/moves/${id}/recipes`)).body.items.map(({ name, state }: Outcome) => [name, state]);
  interface Outcome {
    name: string;
    state: string;
  }

  test('brings all that a recipe has', async () => {
    await cook.call('POST', '/foods', { body: { name: 'carrot', pluralName: 'carrots' } });
    const id = await send([
      {
        name: 'Carrot soup',
        categories: ['Soups'],
        rating: 4,
        on_favorites: true,
        created: '2019-05-04 10:11:12',
        difficulty: 'Easy',
        servings: '4 servings',
        prep_time: '10 min',
        notes: 'Better the next day.',
        source: 'Grandma',
        photo_data: await photo(),
        photos: [{ data: await photo() }],
        directions: 'Peel the carrots.\n\nSimmer them.',
      },
    ]);
    const move = await start(id);
    expect(move).toMatchObject({ state: 'moved', progress: { brought: 1, found: 0 }, undoUntil: expect.any(String) });
    expect(await recipe('carrot-soup')).toMatchObject({
      name: 'Carrot soup',
      userId: cook.id,
      image: expect.any(String),
      rating: 4,
      recipeServings: 4,
      prepTime: '10 minutes',
      dateAdded: '2019-05-04',
      recipeCategory: [{ name: 'Soups' }],
      recipeIngredient: [
        { originalText: '500 g carrots', food: { name: 'carrot' }, quantity: 500 },
        { originalText: '1 l stock' },
      ],
      recipeInstructions: [{ text: 'Peel the carrots.' }, { text: 'Simmer them.' }],
      notes: [
        { text: 'Better the next day.' },
        { title: 'Author', text: 'Grandma' },
        { title: 'Difficulty', text: 'Easy' },
      ],
      assets: [{ fileName: 'picture-2.jpg' }],
    });
    expect((await cook.call('GET', `/users/${cook.id}/favorites`)).body.ratings).toHaveLength(1);
    const report = (await cook.call('GET', `/groups/reports/${move.reportId}`)).body;
    expect(report).toMatchObject({
      category: 'migration',
      name: 'From Paprika',
      status: 'success',
      entries: [{ success: true, message: 'Imported Carrot soup successfully', recipeSlug: 'carrot-soup' }],
    });
    const table = await cook.call('GET', `/groups/moves/${id}/report`);
    expect(table.body).toContain('"Carrot soup"');
  });

  test('leaves files of Mealie the names that texts link to, and their signs', async () => {
    const { body } = await sendFiles(app, cook, {
      'recipes/plum-cake/plum-cake.json': JSON.stringify({
        ...mealieRecipe,
        assets: [{ name: 'Card of Gran', icon: 'mdi-file-pdf-box', file_name: 'Card_2.pdf' }],
      }),
      'recipes/plum-cake/assets/Card_2.pdf': 'a card',
    });
    await app.jobs.runDue();
    await start(body.id);
    expect(await recipe('plum-cake')).toMatchObject({
      assets: [{ name: 'Card of Gran', icon: 'mdi-file-pdf-box', fileName: 'Card_2.pdf' }],
    });
  });

  test('makes the sizes of pictures afterwards, and tells of a picture that does not open', async () => {
    const large = await picture('#7b3f00', 2000, 1500).jpeg().toBuffer();
    const id = await send([
      { name: 'Pie', photo_data: large.toString('base64') },
      { name: 'Torn', photo_data: large.subarray(0, 3000).toString('base64') },
    ]);
    await start(id);
    expect(await outcomes(id)).toEqual([
      ['Pie', 'brought'],
      ['Torn', 'incomplete'],
    ]);
    const names = (await app.platform.files.list(`recipes/${(await recipe('pie')).id}/images`)).map(({ name }) => name);
    expect(names).toEqual(['min-original.webp', 'original.webp', 'tiny-original.webp']);
    expect(await recipe('torn')).toMatchObject({ image: null });
    const { items } = (await cook.call('GET', `/groups/moves/${id}/recipes?state=incomplete`)).body;
    expect(items).toMatchObject([{ missing: [{ what: 'picture' }] }]);
  });

  test('leaves out, replaces or doubles what is there already, for all or for one', async () => {
    for (const name of ['Stew', 'Pie', 'Soup']) {
      await cook.call('POST', '/recipes', { body: { name } });
      await cook.call('PATCH', `/recipes/${name.toLowerCase()}`, { body: { description: 'Ours' } });
    }
    const id = await send(['Stew', 'Pie', 'Soup', 'Bread'].map((name) => ({ name, description: 'Theirs' })));
    const decide = (numbers: number[], decision: string) =>
      cook.call('PUT', `/groups/moves/${id}/decisions`, { body: { numbers, decision } });
    await decide([1], 'replace');
    await decide([2], 'both');
    await start(id);
    expect(await outcomes(id)).toEqual([
      ['Stew', 'skipped'],
      ['Pie', 'brought'],
      ['Soup', 'brought'],
      ['Bread', 'brought'],
    ]);
    expect((await recipe('stew')).description).toBe('Ours');
    expect((await recipe('pie')).description).toBe('Theirs');
    expect((await recipe('soup')).description).toBe('Ours');
    expect((await recipe('soup-1')).description).toBe('Theirs');
  });

  test('puts one recipe in the place of one that is there, and brings what is the same once more besides', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Stew' } });
    await cook.call('PATCH', '/recipes/stew', { body: { description: 'Ours' } });
    const id = await send(['First', 'Second'].map((description) => ({ name: 'Stew', description })));
    await choose(id, { known: 'replace' });
    expect(await start(id)).toMatchObject({ state: 'moved', progress: { brought: 2 } });
    expect((await recipe('stew')).description).toBe('First');
    expect((await recipe('stew-1')).description).toBe('Second');
    await cook.call('POST', `/groups/moves/${id}/undo`, { body: {} });
    await app.jobs.runDue();
    expect((await recipe('stew')).description).toBe('Ours');
    expect((await cook.call('GET', '/recipes')).body.total).toBe(1);
  });

  test('gives categories and tags as they were chosen', async () => {
    const { body: dinner } = await cook.call('POST', '/organizers/categories', { body: { name: 'Dinner' } });
    const id = await send([{ name: 'Stew', categories: ['Main dishes', 'To try', 'Trash', 'Nonna'] }]);
    const path = `/groups/moves/${id}/organizers`;
    const { body } = await cook.call('GET', path);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Main dishes', 'Nonna', 'To try', 'Trash']);
    const organizers = [
      { kind: 'category', name: 'Main dishes', action: 'map', targetId: dinner.id },
      { kind: 'category', name: 'To try', action: 'as-tag' },
      { kind: 'category', name: 'Trash', action: 'leave' },
    ];
    expect((await cook.call('PUT', path, { body: { organizers } })).body[0]).toMatchObject({
      target: { name: 'Dinner' },
    });
    await choose(id, { addTag: true });
    await start(id);
    const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
    const { recipeCategory, tags } = await recipe('stew');
    expect([names(recipeCategory), names(tags)]).toEqual([
      ['Dinner', 'Nonna'],
      ['Paprika', 'To try'],
    ]);
  });

  test('makes recipes the own ones or those of another, private or not', async () => {
    const manager = await createMember(app, cook.groupId, 'manager');
    const id = await send([{ name: 'Secret' }], manager);
    expect((await choose(id, { ownerId: cook.id, visibility: 'owner' }, manager)).status).toBe(200);
    await start(id, manager);
    expect(await recipe('secret')).toMatchObject({ userId: cook.id, private: true });
    expect((await manager.call('GET', '/recipes/secret')).status).toBe(404);
    const member = await createMember(app, cook.groupId);
    const own = await send([{ name: 'Mine' }], member);
    expect((await choose(own, { ownerId: manager.id }, member)).body.detail.code).toBe('move.owner-of-another');
  });

  test('tells why a recipe did not come, and tries it again', async () => {
    const id = await send([
      { name: '', ingredients: '', directions: '' },
      { name: 'Bread', photo_data: 'AAAA' },
    ]);
    const move = await start(id);
    expect(move.progress).toMatchObject({ refused: 1, incomplete: 1 });
    const arrived = (await cook.call('GET', `/groups/moves/${id}/recipes?state=arrived`)).body;
    expect(arrived.items).toMatchObject([{ state: 'incomplete' }]);
    const { body } = await cook.call('GET', `/groups/moves/${id}/recipes`);
    expect(body.items).toMatchObject([
      { state: 'refused', reason: 'It has no ingredients, no steps and no picture.', recipe: null },
      { state: 'incomplete', missing: [{ what: 'picture' }], recipe: { slug: 'bread' } },
    ]);
    expect((await cook.call('POST', `/groups/moves/${id}/again`)).status).toBe(202);
    await app.jobs.runDue();
    const report = (await cook.call('GET', `/groups/reports/${move.reportId}`)).body;
    expect(report).toMatchObject({ status: 'partial', counts: { succeeded: 1, failed: 1, remaining: 0 } });
  });

  test('fetches pictures that are an address, and tries again by itself', async () => {
    isSiteUp = false;
    const id = await send([{ name: 'Soup', image_url: `${site.origin}/soup.jpg` }]);
    expect(await start(id)).toMatchObject({ state: 'moved', progress: { incomplete: 1 }, picturesToFetch: 1 });
    expect((await recipe('soup')).image).toBeNull();
    isSiteUp = true;
    app.clock.pass(120_000);
    await app.jobs.runDue();
    expect(await look(id)).toMatchObject({ progress: { brought: 1, incomplete: 0 }, picturesToFetch: 0 });
    expect((await recipe('soup')).image).toEqual(expect.any(String));
  });

  test('fetches the pages of links, which are called by their addresses until then', async () => {
    const links = `links,tags,categories\n${site.origin}/leek-soup,quick|winter,Soups\n${site.origin}/gone,,\n`;
    const { body } = await sendFiles(app, cook, { 'links.csv': links });
    await app.jobs.runDue();
    const { items } = (await cook.call('GET', `/groups/moves/${body.id}/recipes`)).body;
    expect(items).toMatchObject([{ name: `${site.origin}/leek-soup` }, { name: `${site.origin}/gone` }]);
    expect(await start(body.id)).toMatchObject({ progress: { brought: 1, incomplete: 1, refused: 0 } });
    expect(await recipe('leek-soup')).toMatchObject({
      name: 'Leek soup',
      orgURL: `${site.origin}/leek-soup`,
      recipeIngredient: [{ originalText: '2 leeks' }],
      recipeCategory: [{ name: 'Soups' }],
    });
    const afterwards = (await cook.call('GET', `/groups/moves/${body.id}/recipes`)).body.items;
    expect(afterwards).toMatchObject([
      { state: 'brought', recipe: { name: 'Leek soup' } },
      { state: 'incomplete', missing: [{ what: 'page' }] },
    ]);
  });

  test('tells of a picture that is not there, and fetches it when somebody tries again', async () => {
    gone = '/soup.jpg';
    const id = await send([{ name: 'Soup', image_url: `${site.origin}/soup.jpg` }]);
    await start(id);
    const { body } = await cook.call('GET', `/groups/moves/${id}/recipes`);
    expect(body.items[0]).toMatchObject({ state: 'incomplete', missing: [{ what: 'picture' }] });
    expect(body.items[0].missing[0].message).toContain('404');
    // The site has it by now, and whoever moves in asks for it again.
    gone = '';
    expect((await cook.call('POST', `/groups/moves/${id}/again`)).status).toBe(202);
    await app.jobs.runDue();
    expect(await look(id)).toMatchObject({ progress: { brought: 1, incomplete: 0 }, toTryAgain: 0 });
    expect((await recipe('soup')).image).toEqual(expect.any(String));
  });

  test('fetches nothing that a site wants left alone or that lies in a private network', async () => {
    const shy = await openLocalSite((request, response) => {
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /');
      else response.writeHead(500).end();
    });
    const id = await send([
      { name: 'Soup', image_url: `${shy.origin}/soup.jpg` },
      { name: 'Stew', image_url: 'http://10.1.2.3/stew.jpg' },
    ]);
    expect(await start(id)).toMatchObject({ picturesToFetch: 0, toTryAgain: 2 });
    const { body } = await cook.call('GET', `/groups/moves/${id}/recipes`);
    const [soup, stew] = body.items.map(({ missing }: { missing: { message: string }[] }) => missing[0]?.message);
    expect(soup).toContain('asks programs not to read');
    expect(stew).toContain('private network');
    expect(shy.asked).toEqual(['/robots.txt']);
    await shy.close();
  });

  test('links recipes that are parts of others, whichever comes first', async () => {
    const id = await send([{ name: 'Tart', ingredients: '1 shortcrust\n500 g plums' }, { name: 'Shortcrust' }]);
    const moved = cook.db.from('moveRecipes').where('moveId', '=', id);
    const tart = await moved.where('number', '=', 0).select('content').executeTakeFirstOrThrow();
    const staged = JSON.parse(tart.content);
    staged.ingredientGroups[0].ingredients[0].recipe = 'Shortcrust';
    await cook.db.change((db) =>
      db
        .update('moveRecipes')
        .set({ content: JSON.stringify(staged) })
        .where('moveId', '=', id)
        .where('number', '=', 0)
        .execute(),
    );
    await start(id);
    expect((await recipe('tart')).recipeIngredient).toMatchObject([
      { quantity: 1, referencedRecipe: { slug: 'shortcrust' }, originalText: '1 shortcrust' },
      { referencedRecipe: null },
    ]);
  });

  test('writes a table in which a spreadsheet runs nothing', async () => {
    const id = await send([{ name: '=HYPERLINK("x")' }]);
    await start(id);
    expect((await cook.call('GET', `/groups/moves/${id}/report`)).body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('stops when somebody says so, and goes on later', async () => {
    const id = await send([{ name: 'Soup' }, { name: 'Stew' }]);
    await cook.call('POST', `/groups/moves/${id}/start`);
    expect((await cook.call('POST', `/groups/moves/${id}/stop`)).body.state).toBe('moved');
    await app.jobs.runDue();
    expect(await outcomes(id)).toEqual([
      ['Soup', 'found'],
      ['Stew', 'found'],
    ]);
    const { reportId } = await look(id);
    const report = async () => (await cook.call('GET', `/groups/reports/${reportId}`)).body;
    expect(await report()).toMatchObject({ status: 'failure', entries: [{ success: false, code: 'cancelled' }] });
    await cook.call('POST', `/groups/moves/${id}/again`);
    await app.jobs.runDue();
    expect((await look(id)).progress).toMatchObject({ brought: 2 });
    expect(await report()).toMatchObject({ status: 'success', counts: { succeeded: 2, failed: 0 } });
  });

  test.each(['POST', 'DELETE'] as const)(
    'ends when its report is cancelled or deleted, by whomever (%s)',
    async (method) => {
      const member = await createMember(app, cook.groupId, 'manager');
      const id = await send([{ name: 'Soup' }]);
      await cook.call('POST', `/groups/moves/${id}/start`);
      const { reportId } = await look(id);
      const path = `/groups/reports/${reportId}${method === 'POST' ? '/cancel' : ''}`;
      expect((await member.call(method, path)).status).toBe(200);
      await app.jobs.runDue();
      expect(await look(id)).toMatchObject({ state: 'moved', progress: { found: 1, brought: 0 } });
      expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
      expect((await cook.call('POST', `/groups/moves/${id}/again`)).status).toBe(202);
      await app.jobs.runDue();
      const again = await look(id);
      expect(again).toMatchObject({ state: 'moved', progress: { found: 0, brought: 1 } });
      const report = await cook.call('GET', `/groups/reports/${again.reportId}`);
      expect(report.body).toMatchObject({ status: 'success', counts: { succeeded: 1, failed: 0 } });
    },
  );

  test('brings nothing twice when two bring the same', async () => {
    const [one, other] = [await send([{ name: 'Soup' }]), await send([{ name: 'Soup' }])];
    await cook.call('POST', `/groups/moves/${one}/start`);
    await cook.call('POST', `/groups/moves/${other}/start`);
    await app.jobs.runDue();
    expect((await cook.call('GET', '/recipes')).body.total).toBe(1);
  });
});
