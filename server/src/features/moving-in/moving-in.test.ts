import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { paprikaExport, sendFiles } from '../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { harmlessZip, packedEntry, zipBombs } from '../../../test/zip-bombs.ts';
import { writeZip } from '../../platform/files/index.ts';

const photo = async () => (await picture('#7b3f00', 900, 600).jpeg().toBuffer()).toString('base64');

forEachDialect('what somebody brings from another app', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const bring = async (files: Record<string, Uint8Array | string>) => {
    const { status, body } = await sendFiles(app, cook, files);
    expect(status).toBe(201);
    await app.jobs.runDue();
    return body.id as string;
  };
  const look = async (id: string) => (await cook.call('GET', `/groups/moves/${id}`)).body;
  const recipes = async (id: string, query = '') =>
    (await cook.call('GET', `/groups/moves/${id}/recipes${query}`)).body;

  test('is found out from its content and shown before anything is kept', async () => {
    const archive = await paprikaExport([
      { name: 'Carrot soup', categories: ['Soups'], rating: 4, difficulty: 'Easy', photo_data: await photo() },
      { name: 'Old carrots', image_url: 'https://example.org/carrots.jpg', difficulty: 'Easy' },
    ]);
    const id = await bring({ 'Backup/everything.bin': archive, 'Backup/film.mov': 'no recipe' });

    expect(await look(id)).toMatchObject({
      state: 'ready',
      apps: ['paprika'],
      recipes: 2,
      files: { read: 3, total: 3 },
      items: [
        {
          number: 0,
          path: 'Backup',
          app: 'paprika',
          apps: ['paprika'],
          files: 2,
          recipes: 2,
          pictures: 2,
          pictured: 0,
        },
      ],
      problems: [{ path: 'Backup/film.mov', problem: 'unknown' }],
      counts: { recipes: 2, pictures: 2, categories: 1, tags: 0, withRating: 1, known: 0 },
      unplaced: [{ name: 'Difficulty', recipes: 2 }],
      samples: [
        { name: 'Carrot soup', ingredients: 2, steps: 2, hasPicture: true, categories: ['Soups'], rating: 4 },
        { name: 'Old carrots', pictures: 1, hasPicture: false },
      ],
      choices: { known: 'skip', ownerId: cook.id, visibility: 'visitors', addTag: false },
    });
    expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
    expect(await recipes(id, '?search=old')).toMatchObject({ total: 1, items: [{ name: 'Old carrots' }] });
    const shown = await cook.call('GET', `/groups/moves/${id}/recipes/0/picture`);
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect((await cook.call('GET', `/groups/moves/${id}/recipes/1/picture`)).status).toBe(404);
    expect((await cook.call('GET', `/groups/moves/${id}/recipes/0`)).body).toMatchObject({
      recipeIngredient: [{ display: '500 g carrots' }, { display: '1 l stock' }],
      recipeInstructions: [{ text: 'Peel the carrots.' }, { text: 'Simmer them in the stock.' }],
      notes: [{ title: 'Difficulty', text: 'Easy' }],
    });
  });

  test('as a table comes with what somebody says that its columns are', async () => {
    const table = [
      'Gericht Nr;Was man braucht;Wie es geht;Punkte',
      'Lauchkuchen;"2 Lauch\n1 Ei";Backen.;4',
      'Suppe;1 l Brühe;Kochen.;',
    ].join('\n');
    const id = await bring({ 'a.csv': table });
    const at = `/groups/moves/${id}/items/0/columns`;
    expect((await cook.call('GET', at)).body).toMatchObject([
      { header: 'Gericht Nr', field: null, samples: ['Lauchkuchen', 'Suppe'] },
      { header: 'Was man braucht', field: null, samples: ['2 Lauch\n1 Ei', '1 l Brühe'] },
      { header: 'Wie es geht', field: null },
      { header: 'Punkte', field: null, samples: ['4'] },
    ]);
    const columns = [
      { header: 'Gericht Nr', field: 'name' },
      { header: 'Was man braucht', field: 'ingredients' },
      { header: 'Wie es geht', field: 'instructions' },
    ];
    expect((await cook.call('PUT', at, { body: { columns } })).status).toBe(200);
    await app.jobs.runDue();
    expect(await look(id)).toMatchObject({ state: 'ready', recipes: 2, unplaced: [{ name: 'Punkte', recipes: 1 }] });
    expect((await recipes(id)).items).toMatchObject([
      { name: 'Lauchkuchen', ingredients: 2, steps: 1 },
      { name: 'Suppe', ingredients: 1, steps: 1 },
    ]);
    expect((await cook.call('GET', at)).body).toMatchObject([...columns, { header: 'Punkte', field: null }]);
    await cook.call('PUT', at, { body: { columns: [...columns, { header: 'Punkte', field: 'rating' }] } });
    await app.jobs.runDue();
    expect((await recipes(id)).items).toMatchObject([{ rating: 4 }, { rating: null }]);
    expect((await cook.call('GET', `/groups/moves/${id}/items/7/columns`)).body.detail.code).toBe('move.no-item');
  });

  test('is read as another program writes it where it may be of two', async () => {
    const both = {
      ...{ name: 'Of Paprika', title: 'Of Mela', directions: 'Boil it.', source_url: '', instructions: 'Boil it.' },
      ...{ ingredients: '2 leeks', wantToCook: true, favorite: false, images: [], link: '', yield: '' },
    };
    const id = await bring({ 'both.json': JSON.stringify(both) });
    const names = async () => (await recipes(id)).items.map(({ name }: { name: string }) => name);
    expect((await look(id)).items).toMatchObject([{ app: 'mela', apps: ['mela', 'paprika'] }]);
    expect(await names()).toEqual(['Of Mela']);
    const readAs = (app: string) => cook.call('PUT', `/groups/moves/${id}/items/0`, { body: { app } });
    expect((await readAs('tandoor')).body.detail.code).toBe('move.not-an-app-of-it');
    expect((await readAs('paprika')).body.state).toBe('reading');
    await app.jobs.runDue();
    expect(await look(id)).toMatchObject({ state: 'ready', recipes: 1, items: [{ app: 'paprika' }] });
    expect(await names()).toEqual(['Of Paprika']);
  });

  test('tells what the group has already', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Carrot soup' } });
    const id = await bring({ 'a.zip': await paprikaExport([{ name: 'CARROT SOUP' }, { name: 'Beet soup' }]) });
    expect((await recipes(id, '?known=yes')).items).toMatchObject([
      { name: 'CARROT SOUP', known: { slug: 'carrot-soup', reason: 'same-name' } },
    ]);
  });

  test('tells what the group has under another name, by the ingredients', async () => {
    const lines = ['500 g flour', '3 eggs', '300 ml buttermilk', '2 tsp baking powder'];
    await cook.call('POST', '/recipes', { body: { name: 'Buttermilk pancakes' } });
    const body = { recipeIngredient: lines.map((note) => ({ note })) };
    await cook.call('PATCH', '/recipes/buttermilk-pancakes', { body });
    const id = await bring({
      'a.zip': await paprikaExport([
        { name: 'Fluffy buttermilk pancakes', ingredients: [...lines.slice(0, 3), '1 tsp salt'].join('\n') },
        { name: 'Potato pancakes', ingredients: '1 kg potatoes\n2 eggs\n1 onion\n2 tbsp oil' },
      ]),
    });
    expect((await recipes(id)).items).toMatchObject([
      { known: { slug: 'buttermilk-pancakes', reason: 'same-ingredients', same: 3, of: 4 } },
      { known: null },
    ]);
  });

  test('may come in several requests', async () => {
    const first = await sendFiles(app, cook, { 'a.zip': await paprikaExport([{ name: 'Soup' }]) }, { more: true });
    await app.jobs.runDue();
    expect(await look(first.body.id)).toMatchObject({ state: 'reading', recipes: 0 });
    const to = `/groups/moves/${first.body.id}/files`;
    const archive = await paprikaExport([{ name: 'Stew' }]);
    await sendFiles(app, cook, { 'a.zip': archive }, { to, endpoint: contract.moves.add });
    await app.jobs.runDue();
    expect(await look(first.body.id)).toMatchObject({
      state: 'ready',
      recipes: 2,
      sent: [{ path: 'a.zip' }, { path: 'a (2).zip' }],
    });
    await sendFiles(
      app,
      cook,
      { 'b.zip': await paprikaExport([{ name: 'Pie' }]) },
      { to, endpoint: contract.moves.add },
    );
    await app.jobs.runDue();
    expect(await look(first.body.id)).toMatchObject({ state: 'ready', recipes: 3 });
    expect((await recipes(first.body.id)).items.map(({ name }: { name: string }) => name)).toEqual([
      'Soup',
      'Stew',
      'Pie',
    ]);
  });

  test('of several programs names the one with the most recipes first', async () => {
    const files = { 'a.zip': await paprikaExport([{ name: 'Soup' }, { name: 'Stew' }]) };
    const rows = ['Pie', 'Tart', 'Cake'].map((name) => `${name},2 leeks,Cook.`).join('\n');
    const id = await bring({ ...files, 'b.csv': `Name,Ingredients,Instructions\n${rows}\n` });
    expect(await look(id)).toMatchObject({ apps: ['table', 'paprika'], recipes: 5 });
  });

  test('is left out file by file, and what was left out is counted no longer', async () => {
    const id = await bring({
      'a.zip': await paprikaExport([{ name: 'Soup', categories: ['Soups'] }]),
      'b.zip': await paprikaExport([{ name: 'Pie', categories: ['Cakes'] }]),
    });
    expect((await look(id)).leftBehind).toEqual([]);
    expect((await cook.call('DELETE', `/groups/moves/${id}/items/0`)).status).toBe(200);
    expect((await cook.call('DELETE', `/groups/moves/${id}/items/0`)).status).toBe(409);
    await app.jobs.runDue();
    expect(await look(id)).toMatchObject({ state: 'ready', recipes: 1, items: [{ number: 1, path: 'b.zip' }] });
    expect((await cook.call('GET', `/groups/moves/${id}/organizers`)).body).toMatchObject([{ name: 'Cakes' }]);
    expect((await cook.call('DELETE', `/groups/moves/${id}/items/0`)).body.detail.code).toBe('move.no-item');
  });

  test('names what there is beside recipes, and no longer once that is left out', async () => {
    const household = {
      items: [{ name: 'Leek' }],
      recipes: [{ name: 'Leek pie', items: [{ name: 'Leek', description: '2' }], yields: 2 }],
      expenses: [{ name: 'Bakery' }, { name: 'Market' }],
    };
    const id = await bring({
      'owl.json': JSON.stringify(household),
      'old/mealplans.json': JSON.stringify([{ date: '2021-01-01' }]),
    });
    const left = await look(id);
    expect(left).toMatchObject({ recipes: 1, problems: [] });
    expect(left.leftBehind).toEqual([
      { table: 'expense', rows: 2, example: 'Bakery' },
      { table: 'plan', rows: 1, example: '2021-01-01' },
    ]);
    expect((await cook.call('DELETE', `/groups/moves/${id}/items/0`)).status).toBe(200);
    await app.jobs.runDue();
    expect((await look(id)).leftBehind).toMatchObject([{ table: 'plan' }]);
  });

  test('whose sending was cut short is read as far as it has come', async () => {
    const { body } = await sendFiles(app, cook, { 'a.zip': await paprikaExport([{ name: 'Soup' }]) }, { more: true });
    await app.jobs.runDue();
    expect((await cook.call('POST', `/groups/moves/${body.id}/read`)).status).toBe(202);
    await app.jobs.runDue();
    expect(await look(body.id)).toMatchObject({ state: 'ready', recipes: 1 });
    expect((await cook.call('POST', `/groups/moves/${body.id}/read`)).body.detail.code).toBe('move.nothing-to-do');
  });

  test('has its known recipes counted by what is done with them, until all are treated alike', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    await cook.call('POST', '/recipes', { body: { name: 'Stew' } });
    const id = await bring({ 'a.zip': await paprikaExport([{ name: 'Soup' }, { name: 'Stew' }, { name: 'Pie' }]) });
    const counts = async () => (await look(id)).counts;
    expect(await counts()).toMatchObject({ known: 2, skipped: 2, decided: 0 });
    await cook.call('PUT', `/groups/moves/${id}/decisions`, { body: { numbers: [0], decision: 'both' } });
    expect(await counts()).toMatchObject({ known: 2, skipped: 1, decided: 1 });
    await cook.call('PATCH', `/groups/moves/${id}`, { body: { known: 'skip' } });
    expect(await counts()).toMatchObject({ known: 2, skipped: 2, decided: 0 });
    const turned = (await recipes(id, '?orderDirection=desc')).items.map(({ name }: { name: string }) => name);
    expect(turned).toEqual(['Pie', 'Stew', 'Soup']);
  });

  test('is seen by nobody else', async () => {
    const id = await bring({ 'a.zip': await paprikaExport([{ name: 'Soup' }]) });
    for (const other of [await createMember(app, cook.groupId, 'admin'), (await createHousehold(app)).member]) {
      expect((await other.call('GET', '/groups/moves')).body).toEqual([]);
      for (const path of ['', '/recipes', '/recipes/0', '/recipes/0/picture']) {
        expect((await other.call('GET', `/groups/moves/${id}${path}`)).status).toBe(404);
      }
      expect((await other.call('DELETE', `/groups/moves/${id}`)).status).toBe(404);
    }
  });

  test('is thrown away with all its files', async () => {
    const id = await bring({ 'a.zip': await paprikaExport([{ name: 'Soup', photo_data: await photo() }]) });
    const folder = join(app.dataFolder, 'imports', cook.groupId, 'moves', id);
    expect(existsSync(folder)).toBe(true);
    expect((await cook.call('DELETE', `/groups/moves/${id}`)).status).toBe(200);
    expect(existsSync(join(folder, 'sent'))).toBe(false);
    expect((await cook.call('GET', `/groups/moves/${id}`)).body.detail.code).toBe('move.not-found');
  });

  const evil = packedEntry('../../evil.paprikarecipe', 'x');
  const nested = async () => {
    let archive = await paprikaExport([{ name: 'Deep' }]);
    for (let depth = 0; depth < 20; depth += 1)
      archive = await buffer(writeZip([{ path: 'in.zip', content: archive }]));
    return archive;
  };
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['leads out of its place', () => harmlessZip('x.txt', [evil]), 'unsafe-entry'],
    ['holds 10 GB', () => zipBombs('a.paprikarecipe', [])[0]?.[1] ?? Buffer.of(), 'too-large'],
    ['is cut', async () => (await paprikaExport([{ name: 'Soup' }])).subarray(0, 100), 'not-a-zip'],
    ['is in twenty others', nested, 'too-deep'],
  ])('that %s is told of, and the rest is offered', async (_, make, problem) => {
    const id = await bring({ 'bad.zip': await make(), 'good.zip': await paprikaExport([{ name: 'Soup' }]) });
    const { problems, ...move } = await look(id);
    expect(move).toMatchObject({ state: 'ready', recipes: 1 });
    expect(problems).toContainEqual({ path: expect.stringMatching(/^bad\.zip/), problem });
  });

  test('that was cut short is offered as far as it goes, and goes on in ten others', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Soup ${index}`);
    let archive = await paprikaExport(names.map((name) => ({ name })));
    archive = archive.subarray(0, archive.length * 0.6);
    for (let depth = 0; depth < 10; depth += 1)
      archive = await buffer(writeZip([{ path: 'in.zip', content: archive }]));
    const id = await bring({ 'cut.zip': archive });
    const move = await look(id);
    expect(move.problems).toContainEqual({ path: `cut.zip${'/in.zip'.repeat(10)}`, problem: 'cut-short' });
    const found: { name: string }[] = (await recipes(id)).items;
    expect(found.length).toBeGreaterThan(2);
    expect(found.map(({ name }) => name)).toEqual(names.slice(0, found.length));
  });

  test('may have any names', async () => {
    const name = `<script>alert(1)</script>${'\0'}`;
    const id = await bring({ [`../../${randomUUID()}/<b>.zip`]: await paprikaExport([{ name }, { name: '' }]) });
    expect((await recipes(id)).items).toMatchObject([{ name: '<script>alert(1)</script>' }, { name: '' }]);
    const nameless = await look(await bring({ '': await paprikaExport([{ name: 'Soup' }]) }));
    expect(nameless).toMatchObject({ recipes: 1, items: [{ path: 'file', app: 'paprika' }] });
  });

  test('with nothing but what no recipe is made of is told of', async () => {
    const database = JSON.stringify({
      alembic_version: [],
      users: [{ username: 'mia' }],
      shopping_lists: [{ name: 'Ours' }],
    });
    const whole = await buffer(writeZip([{ path: 'database.json', content: database }]));
    const move = await look(await bring({ 'whole.zip': whole }));
    expect(move).toMatchObject({ recipes: 0, problems: [{ path: 'whole.zip', problem: 'unknown' }] });
    expect(move.leftBehind).toContainEqual({ table: 'lists', rows: 1, example: 'Ours' });
  });

  test('in which nothing is cannot be begun', async () => {
    const id = await bring({ 'empty.zip': harmlessZip('readme.bin', []), 'empty.paprikarecipes': '' });
    expect(await look(id)).toMatchObject({ state: 'ready', recipes: 0, items: [] });
    expect((await cook.call('POST', `/groups/moves/${id}/start`)).body.detail.code).toBe('move.nothing-to-do');
  });
});
