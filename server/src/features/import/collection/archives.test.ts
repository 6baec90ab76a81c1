import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ArchivePreview, contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import { harmlessZip, packedEntry, zipBombs } from '../../../../test/zip-bombs.ts';
import { writeZip, type ZipContent } from '../../../platform/files/index.ts';

const jsonOf = (fields: object) =>
  JSON.stringify({
    recipe_ingredient: [{ note: '1 kg tomatoes', original_text: '1 kg tomatoes' }],
    recipe_instructions: [{ text: 'Roast them.' }],
    ...fields,
  });
const stewOf = (id: string) => jsonOf({ id, slug: 'stew', name: 'Stew' });
const soup = jsonOf({ slug: 'soup', name: 'Soup', org_url: 'https://example.org/soup?utm_source=x' });
const pie = jsonOf({ slug: 'pie', name: 'Pie', assets: [{ name: 'Card', icon: '', file_name: 'card.txt' }] });
const zip = (contents: ZipContent[]) => buffer(writeZip(contents));

forEachDialect('an archive of recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let collection: Buffer;
  let stewId = '';
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    // An id that another household has would not be kept.
    stewId = randomUUID();
    collection = await zip([
      { path: 'recipes/stew/stew.json', content: stewOf(stewId) },
      { path: 'recipes/stew/images/original.webp', content: await picture('#7b3f00', 900, 600).webp().toBuffer() },
      { path: 'recipes/soup/soup.json', content: soup },
      { path: 'recipes/pie/pie.json', content: pie },
      { path: 'recipes/pie/assets/card.txt', content: 'By hand' },
      { path: 'recipes/broken/broken.json', content: '{"name": ' },
    ]);
  });

  const upload = (archive: Buffer) =>
    send(app, contract.recipeArchives.read, '/recipes/import/archives', { files: { archive }, token: cook.token });
  const look = async (archive: Buffer): Promise<ArchivePreview> => {
    const { status, body } = await upload(archive);
    expect(status).toBe(200);
    return body;
  };
  const bringIn = async (draftId: string, recipes: { path: string; into?: string }[]) => {
    const { status, body } = await cook.call('POST', `/recipes/import/archives/${draftId}`, { body: { recipes } });
    expect(status).toBe(202);
    await app.jobs.runDue();
    return (await cook.call('GET', `/groups/reports/${body.reportId}`)).body;
  };
  const recipe = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const total = async () => (await cook.call('GET', '/recipes')).body.total;
  const drafts = () => join(app.dataFolder, 'imports', cook.groupId, 'drafts');

  test('tells what is in it before anything is saved', async () => {
    const { draftId, recipes } = await look(collection);

    expect(recipes).toEqual([
      expect.objectContaining({ name: 'Stew', ingredients: 1, steps: 1, files: 0, hasPicture: true, problem: null }),
      expect.objectContaining({ name: 'Soup', hasPicture: false, known: null }),
      expect.objectContaining({ name: 'Pie', files: 1, path: 'recipes/pie/pie.json' }),
      expect.objectContaining({ name: '', problem: 'There is no recipe in this archive.', known: null }),
    ]);
    expect(await total()).toBe(0);
    const shown = await cook.call('GET', `/recipes/import/archives/${draftId}/pictures/0`);
    expect(shown.status).toBe(200);
    expect((await cook.call('GET', `/recipes/import/archives/${draftId}/pictures/1`)).status).toBe(404);
  });

  test('may hold one recipe alone', async () => {
    const { recipes } = await look(await zip([{ path: 'stew.json', content: stewOf(stewId) }]));
    expect(recipes).toMatchObject([{ name: 'Stew', path: 'stew.json' }]);
  });

  test('knows what the group has: by its id, its page or its name', async () => {
    await bringIn((await look(collection)).draftId, [{ path: 'recipes/stew/stew.json' }]);
    await cook.call('PATCH', '/recipes/stew', { body: { name: 'Stew of ours' } });
    await cook.call('POST', '/recipes', { body: { name: 'Hot soup' } });
    await cook.call('PATCH', '/recipes/hot-soup', { body: { orgURL: 'http://www.example.org/soup/' } });
    await cook.call('POST', '/recipes', { body: { name: 'PIE' } });

    const { recipes } = await look(collection);
    expect(recipes.map(({ known }) => known && [known.slug, known.reason])).toEqual([
      ['stew-of-ours', 'same-recipe'],
      ['hot-soup', 'same-page'],
      ['pie', 'same-name'],
      null,
    ]);
  });

  test('brings in what was chosen and nothing else, with a report, and is gone then', async () => {
    const { draftId, recipes } = await look(collection);
    const chosen = recipes.filter(({ name }) => name !== 'Soup').map(({ path }) => ({ path }));
    const report = await bringIn(draftId, chosen);

    expect(report).toMatchObject({ status: 'partial', counts: { succeeded: 2, failed: 1, remaining: 0 } });
    expect(await total()).toBe(2);
    expect(await recipe('stew')).toMatchObject({ id: stewId, image: expect.any(String) });
    expect(await recipe('pie')).toMatchObject({ assets: [{ name: 'Card', fileName: 'card.txt' }] });
    expect(existsSync(join(drafts(), draftId))).toBe(false);
    expect(readdirSync(join(app.dataFolder, 'imports', cook.groupId, 'restores'))).toEqual([]);
    const again = await cook.call('POST', `/recipes/import/archives/${draftId}`, { body: { recipes: chosen } });
    expect(again.body.detail.code).toBe('import.no-draft');
  });

  test('links its recipes with each other, whichever comes first', async () => {
    const [crustId, line] = [randomUUID(), randomUUID()];
    const ask = { reference_id: line, quantity: 2, note: 'cold', referenced_recipe: { id: crustId, name: 'Crust' } };
    const contents = [
      { path: 'a/tart.json', content: jsonOf({ slug: 'tart', name: 'Tart', recipe_ingredient: [ask] }) },
      { path: 'b/crust.json', content: jsonOf({ id: crustId, slug: 'crust', name: 'Crust' }) },
    ];
    const { draftId, recipes } = await look(await zip(contents));
    await bringIn(draftId, recipes);
    expect((await recipe('tart')).recipeIngredient).toMatchObject([
      { quantity: 2, note: 'cold', referencedRecipe: { slug: 'crust' } },
    ]);
  });

  test('updates a recipe that is there: its words, picture and files, and what the household added stays', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Pie' } });
    await cook.call('PATCH', '/recipes/pie', {
      body: { description: 'Old words', settings: { public: true }, recipeIngredient: [{ note: 'nothing' }] },
    });
    const { id } = await recipe('pie');
    const { draftId } = await look(collection);
    const report = await bringIn(draftId, [{ path: 'recipes/pie/pie.json', into: id }]);

    expect(report.entries).toMatchObject([{ success: true, code: 'updated', recipeSlug: 'pie' }]);
    expect(await total()).toBe(1);
    expect(await recipe('pie')).toMatchObject({
      id,
      recipeIngredient: [{ note: '1 kg tomatoes' }],
      assets: [{ fileName: 'card.txt' }],
      settings: { public: true },
    });
    expect(readdirSync(join(app.dataFolder, 'recipes', id, 'assets'))).toEqual(['card.txt']);
  });

  test('updates no recipe that another has locked, and says so', async () => {
    const other = await createMember(app, cook.groupId);
    await other.call('POST', '/recipes', { body: { name: 'Pie' } });
    await other.call('PATCH', '/recipes/pie', { body: { settings: { locked: true }, description: 'Mine' } });
    const { draftId } = await look(collection);
    const report = await bringIn(draftId, [{ path: 'recipes/pie/pie.json', into: 'pie' }]);
    expect(report).toMatchObject({ status: 'failure', entries: [{ success: false, code: 'recipe.locked' }] });
    expect(await recipe('pie')).toMatchObject({ description: 'Mine', assets: [] });
  });

  test('is forgotten at once when nobody wants it', async () => {
    const { draftId } = await look(collection);
    expect((await cook.call('DELETE', `/recipes/import/preview/${draftId}`)).status).toBe(200);
    expect(existsSync(join(drafts(), draftId))).toBe(false);
  });

  test('wants something to be chosen', async () => {
    const { draftId } = await look(collection);
    const { body } = await cook.call('POST', `/recipes/import/archives/${draftId}`, { body: { recipes: [] } });
    expect(body.detail.code).toBe('import.nothing-given');
  });

  const evil = packedEntry('../../evil.json', stewOf(randomUUID()));
  const bombs = zipBombs('recipes/stew/stew.json', []);
  const bombThat = (words: string) => bombs.find(([what]) => what === words)?.[1] ?? Buffer.of();
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['leads out of its place', () => harmlessZip('x.txt', [evil]), 'import.bad-archive'],
    ['holds 10 GB and says so', () => bombThat('that says so'), 'import.bad-archive'],
    ['says 10 GB and holds little', () => bombThat('of which almost nothing is there'), 'import.bad-archive'],
    ['is none', () => Buffer.from('no archive'), 'import.bad-archive'],
    ['holds no recipe', () => zip([{ path: 'readme.txt', content: 'Hello' }]), 'import.no-recipe-in-archive'],
  ])('that %s is refused, and nothing is kept', async (_, make, code) => {
    const { status, body } = await upload(await make());
    expect([status, body.detail.code]).toEqual([400, code]);
    expect(existsSync(drafts())).toBe(false);
  });

  test('tells of 10 GB behind a kilobyte as of a recipe that cannot be read', async () => {
    const { recipes } = await look(bombThat('that says a kilobyte'));
    expect(recipes).toMatchObject([{ name: '', problem: expect.stringMatching(/damaged|too large/) }]);
  });
});
