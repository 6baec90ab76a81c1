import { contract, type RecipeVersion, versionLifeInDays, versionsKept } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../../test/factories/household.ts';
import { createRecipe } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const day = 24 * 3_600_000;

forEachDialect('the history of a recipe', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let guest: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    const household = await createHousehold(app);
    cook = await createMember(app, household.group.id, 'organizer');
    guest = await createMember(app, household.group.id);
  });
  afterAll(() => app.close());

  const create = async (name: string, fields: object = {}) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    await save(slug, fields);
    return (await cook.call('GET', `/recipes/${slug}`)).body;
  };
  const save = async (slug: string, body: object, by = cook) => {
    app.clock.pass(60_000);
    const reply = await by.call('PATCH', `/recipes/${slug}`, { body });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const versions = async (slug: string): Promise<RecipeVersion[]> =>
    (await cook.call('GET', `/recipes/${slug}/versions`)).body;
  const compare = (slug: string, version: number, with_?: number) =>
    cook.call('GET', `/recipes/${slug}/versions/${version}${with_ ? `?comparedWith=${with_}` : ''}`);
  const restore = (slug: string, version: number, by = cook) =>
    by.call('POST', `/recipes/${slug}/versions/${version}/restore`);
  const told = async (slug: string) =>
    (await versions(slug)).map(({ version, userName, changes }) => [
      version,
      userName,
      ...changes.map(({ field, added, removed, changed }) => `${field} +${added} -${removed} ~${changed}`),
    ]);

  test('has who saved it when, and what was different', async () => {
    const { slug, recipeIngredient } = await create('Shakshuka', {
      recipeServings: 2,
      recipeIngredient: ['red peppers', 'feta', 'eggs'],
      recipeInstructions: ['Fry the onions.', 'Add the tomatoes.'],
    });
    const [peppers, feta] = recipeIngredient;
    await save(
      slug,
      {
        recipeServings: 4,
        recipeIngredient: [peppers, { ...feta, note: 'feta, crumbled' }, 'harissa'],
        tags: ['Quick'],
      },
      guest,
    );
    expect(await told(slug)).toEqual([
      [3, guest.fullName, 'recipeServings +0 -0 ~1', 'recipeIngredient +1 -1 ~1', 'tags +1 -0 ~0'],
      [2, cook.fullName, 'recipeServings +0 -0 ~1', 'recipeIngredient +3 -0 ~0', 'recipeInstructions +2 -0 ~0'],
      [1, cook.fullName],
    ]);
    const [latest, , first] = await versions(slug);
    expect(latest?.savedAt).toBe(app.clock.now().toISOString());
    expect(latest?.changes[0]).toMatchObject({ before: 2, after: 4 });
    expect([latest?.first, first?.first]).toEqual([null, 'written']);
  });

  test('shows two versions side by side, line by line and step by step', async () => {
    const { slug, recipeIngredient, recipeInstructions } = await create('Beside', {
      recipeIngredient: [{ quantity: 2, unit: 'cup', food: 'rice' }, 'salt'],
      recipeInstructions: ['Wash the rice.', 'Cook it.'],
    });
    const [rice, salt] = recipeIngredient;
    await save(slug, {
      recipeIngredient: [salt, { ...rice, quantity: 3 }],
      recipeInstructions: [recipeInstructions[0], 'Let it swell.'],
    });
    const { body } = await compare(slug, 3);
    expect(body).toMatchObject({ version: 3, comparedWith: 2 });
    expect(body.before.recipeIngredient[0]).toMatchObject({
      quantity: 2,
      unit: { name: 'cup' },
      food: { name: 'rice' },
    });
    expect(body.after.recipeIngredient[1].quantity).toBe(3);
    expect(body.pairs).toMatchObject({
      recipeIngredient: [
        [1, 0],
        [0, 1],
      ],
      recipeInstructions: [
        [0, 0],
        [null, 1],
        [1, null],
      ],
    });
    expect((await compare(slug, 3, 1)).body).toMatchObject({ comparedWith: 1, before: { recipeIngredient: [] } });
    expect((await compare(slug, 1)).body).toMatchObject({ comparedWith: null, before: null });
  });

  test('recognises what a client sends without ids', async () => {
    const { slug } = await create('Without ids', {
      recipeIngredient: [{ quantity: 1, food: 'leek' }, 'salt'],
      recipeInstructions: ['Slice the leek thinly.', 'Fry it.'],
    });
    await save(slug, {
      recipeIngredient: [{ quantity: 2, food: 'leek' }, 'salt'],
      recipeInstructions: ['Slice the leek into rings.', 'Fry it.'],
    });
    expect((await told(slug))[0]).toEqual([
      3,
      cook.fullName,
      'recipeIngredient +0 -0 ~1',
      'recipeInstructions +0 -0 ~1',
    ]);
  });

  test('begins with what a recipe was before its first save, however it came', async () => {
    const { slug } = await createRecipe(cook, 'Imported');
    expect(await told(slug)).toEqual([[1, cook.fullName]]);
    await save(slug, { description: 'Now with words' });
    expect(await told(slug)).toEqual([
      [2, cook.fullName, 'description +0 -0 ~1'],
      [1, cook.fullName],
    ]);
    expect((await compare(slug, 2)).body.before.description).toBe('');
  });

  test('begins with what a recipe was that had been saved before contents were written down', async () => {
    const { slug, id } = await create('Saved of old', { description: 'Old' });
    await cook.db.change((db) =>
      db.update('recipeVersions').set({ content: null, difference: null }).where('recipeId', '=', id).execute(),
    );
    expect(await told(slug)).toEqual([[2, cook.fullName]]);
    await save(slug, { description: 'New' }, guest);
    expect(await told(slug)).toEqual([
      [3, guest.fullName, 'description +0 -0 ~1'],
      [2, cook.fullName],
    ]);
  });

  test('has no version for a save that changes nothing, nor for cooking and rating', async () => {
    const recipe = await create('Same', { description: 'Same', recipeIngredient: ['same'] });
    const before = await versions('same');
    await save('same', recipe);
    await save('same', { rating: 4 });
    await cook.call('PATCH', '/recipes/same/last-made', { body: { timestamp: '2026-02-01T18:00:00' } });
    expect(await versions('same')).toEqual(before);
  });

  test('has what is done to many recipes at once', async () => {
    const [pristine, saved] = [await createRecipe(cook, 'Pristine'), await create('Worked on', { description: 'x' })];
    const recipes = [pristine.slug, saved.slug];
    const bulk = async (action: string, body: object, by: TestMember) =>
      expect((await by.call('POST', `/recipes/bulk-actions/${action}`, { body: { recipes, ...body } })).status).toBe(
        200,
      );
    await bulk('tag', { tags: [{ name: 'Bulk' }] }, guest);
    await bulk('settings', { settings: { showNutrition: true } }, cook);
    expect(await told('pristine')).toEqual([
      [3, cook.fullName, 'settings +0 -0 ~1'],
      [2, guest.fullName, 'tags +1 -0 ~0'],
      [1, cook.fullName],
    ]);
    expect((await told('worked-on')).map(([version]) => version)).toEqual([4, 3, 2, 1]);
  });

  test('brings a version back as a new one', async () => {
    const { slug, recipeIngredient, recipeInstructions, assets } = await create('To restore', {
      description: 'First',
      recipeIngredient: ['flour', { quantity: 2, unit: 'cup', food: 'milk' }],
      recipeInstructions: ['Mix.'],
      notes: [{ title: 'Tip', text: 'Rest it.' }],
      nutrition: { calories: '100' },
      extras: { shelf: 'top' },
      settings: { showNutrition: true },
      tags: ['Old'],
    });
    const linked = {
      recipeInstructions: [
        { ...recipeInstructions[0], ingredientReferences: [{ referenceId: recipeIngredient[1].referenceId }] },
      ],
    };
    const wanted = await save(slug, linked);
    const { savedAt } = (await versions(slug))[0] ?? {};
    await save(slug, {
      name: 'Another name',
      description: null,
      recipeIngredient: [],
      recipeInstructions: [],
      notes: [],
      nutrition: null,
      extras: {},
      tags: ['New'],
      settings: { showNutrition: false, locked: true, public: false },
    });
    const { status, body } = await restore('another-name', 3);

    const { version, slug: _, updatedAt, updateAt, dateUpdated, settings, ...content } = wanted;
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...content, version: 5, slug, assets });
    expect(body.settings).toEqual({ ...settings, locked: true, public: false });
    const [latest] = await versions(slug);
    expect(latest).toMatchObject({ version: 5, restoredFrom: savedAt, userId: cook.id });
    expect((await restore(slug, 4)).body).toMatchObject({ name: 'Another name', version: 6 });
  });

  test('brings back what has gone from the household since by its name', async () => {
    const { slug, recipeIngredient, tags } = await create('With all', {
      recipeIngredient: [
        { quantity: 2, unit: 'handful', food: 'sorrel' },
        { quantity: 1, food: 'dock' },
      ],
      tags: ['Wild'],
    });
    const [sorrel, dock] = recipeIngredient;
    const { body: target } = await cook.call('POST', '/foods', { body: { name: 'Broad-leaved dock' } });
    await cook.call('PUT', '/foods/merge', { body: { fromFood: dock.food.id, toFood: target.id } });
    for (const path of [`/foods/${sorrel.food.id}`, `/units/${sorrel.unit.id}`, `/organizers/tags/${tags[0].id}`]) {
      expect((await cook.call('DELETE', path)).status).toBe(200);
    }
    await save(slug, { description: 'Without' });
    const { body } = await restore(slug, 2);
    expect(body.recipeIngredient.map(({ display }: { display: string }) => display)).toEqual([
      '2 handfuls sorrel',
      '1 Broad-leaved dock',
    ]);
    expect(body.recipeIngredient[1].food.id).toBe(target.id);
    expect(body.tags).toMatchObject([{ name: 'Wild' }]);
  });

  test('leaves a recipe its name where another one has the former by now', async () => {
    await create('Taken later', { description: 'x' });
    await save('taken-later', { name: 'Moved on' });
    await create('Taken later');
    expect((await restore('moved-on', 2)).body).toMatchObject({ name: 'Moved on', slug: 'moved-on' });
  });

  test('of a locked recipe is seen by everybody, and changed by its owner', async () => {
    const { slug } = await create('Locked', { settings: { locked: true } });
    expect((await guest.call('GET', `/recipes/${slug}/versions`)).body).toHaveLength(2);
    expect((await restore(slug, 1, guest)).body.detail.code).toBe('recipe.locked');
    expect((await restore(slug, 1)).status).toBe(200);
  });

  test.each(['9', '0', 'x', '99999999999'])('has no version %s', async (version) => {
    const { slug } = await createRecipe(cook);
    for (const reply of [await compare(slug, Number(version)), await restore(slug, Number(version))]) {
      expect(reply).toMatchObject({ status: 404, body: { detail: { code: 'recipe.version-not-found' } } });
    }
  });

  test('goes to the bin and comes back with the recipe', async () => {
    const { id, slug } = await create('Binned', { description: 'x' });
    const before = await versions(slug);
    await cook.call('DELETE', `/recipes/${slug}`);
    await cook.call('POST', '/groups/bin/restore', { body: { ids: [id] } });
    expect(await versions(slug)).toEqual(before);
    await cook.call('DELETE', `/recipes/${slug}`);
    await emptyBin(app, cook.groupId);
    expect(await cook.db.from('recipeVersions').where('recipeId', '=', id).selectAll().execute()).toEqual([]);
  });

  test('tells each of many versions rightly', async () => {
    const line = (note: string) => ({ quantity: 1, unit: 'cup', food: note, note });
    const written = await create('Many', {
      recipeIngredient: ['a', 'b', 'c'].map(line),
      recipeInstructions: ['One.', 'Two.', 'Three.'],
    });
    const { slug } = written;
    const shown = new Map([[2, written]]);
    const [a, b, c] = written.recipeIngredient;
    const [one, two, three] = written.recipeInstructions;
    for (const body of [
      { recipeIngredient: [c, a, b], recipeInstructions: [two, { ...one, text: 'One more.' }, three] },
      { settings: { disableAmount: true } },
      { recipeIngredient: [b, b, { ...a, quantity: null }], description: 'New' },
      { recipeInstructions: [], tags: ['x'] },
      { recipeIngredient: [], recipeInstructions: [three, one], settings: { disableAmount: false } },
      { recipeIngredient: [c, b, a] },
    ]) {
      const saved = await save(slug, body);
      shown.set(saved.version, saved);
    }
    type Line = { referenceId: string; quantity: number; food: { name: string }; disableAmount: boolean };
    const essence = ({ description, recipeInstructions, settings, tags, recipeIngredient }: typeof written) => ({
      ...{ description, recipeInstructions, settings },
      tags: tags.map(({ name }: { name: string }) => name),
      lines: recipeIngredient.map(({ referenceId, quantity, food, disableAmount }: Line) => [
        ...[referenceId, quantity, food.name, disableAmount],
      ]),
    });
    expect([...shown.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8]);
    for (const [version, saved] of shown) {
      const { after } = (await compare(slug, version)).body;
      expect(essence(after), `version ${version}`).toEqual(essence(saved));
    }
  });

  test('takes little room', async () => {
    const { id, slug, recipeIngredient } = await create('Small', {
      recipeIngredient: Array.from({ length: 10 }, (_, line) => ({
        quantity: line,
        unit: 'cup',
        food: `food ${line}`,
      })),
      recipeInstructions: Array.from(
        { length: 6 },
        (_, step) => `Stir the pot ${step} times and wait until it boils again.`,
      ),
    });
    await save(slug, { recipeIngredient: recipeIngredient.with(3, { ...recipeIngredient[3], note: 'sieved' }) });
    const rows = await cook.db.from('recipeVersions').where('recipeId', '=', id).selectAll().execute();
    const { content, difference } = rows.find(({ version }) => version === 3) ?? {};
    expect([content, difference?.length]).toEqual([null, expect.toSatisfy((length: number) => length < 600)]);
  });

  test(`is cut where it is both older than a year and longer than ${versionsKept}`, async () => {
    const { slug } = await create('Long', { description: 'first' });
    for (let count = 3; count <= versionsKept + 5; count++) await save(slug, { description: `text ${count}` });
    expect(await versions(slug)).toHaveLength(versionsKept + 5);
    app.clock.pass((versionLifeInDays + 1) * day);
    // Sessions don't last so long.
    cook = await createMember(app, cook.groupId);
    const { version } = await save(slug, { description: 'after a year' });
    const left = await versions(slug);
    expect([left.length, left[0]?.version, left.at(-1)?.version]).toEqual([
      versionsKept,
      version,
      version - versionsKept + 1,
    ]);
    expect((await compare(slug, version)).body.before.description).toBe(`text ${versionsKept + 5}`);
  });

  test('has the pictures that it had, and brings one back', async () => {
    const { slug, id } = await create('Pictured', { description: 'Red.' });
    const upload = async (colour: string) => {
      app.clock.pass(60_000);
      const image = await picture(colour).jpeg().toBuffer();
      const reply = await send(app, contract.recipes.replaceImage, `/recipes/${slug}/image`, {
        files: { image },
        form: { extension: 'jpg' },
        token: cook.token,
      });
      return reply.body.image as string;
    };
    const media = (path: string) => app.server.inject({ method: 'GET', url: `/api/media/recipes/${id}/${path}` });
    const red = await upload('#c62828');
    const bytes = (await media('images/min-original.webp')).rawPayload;
    const green = await upload('#2e7d32');
    await save(slug, { description: 'Green.' });
    expect(await told(slug)).toEqual([
      [5, cook.fullName, 'description +0 -0 ~1'],
      [4, cook.fullName, 'image +0 -0 ~1'],
      [3, cook.fullName, 'image +1 -0 ~0'],
      [2, cook.fullName, 'description +0 -0 ~1'],
      [1, cook.fullName],
    ]);
    expect((await compare(slug, 4)).body).toMatchObject({ before: { image: red }, after: { image: green } });
    expect((await media(`pictures/${red}/min-original.webp`)).rawPayload).toEqual(bytes);

    const restored = await restore(slug, 3);
    expect(restored.body).toMatchObject({ image: red, description: 'Red.', version: 6 });
    expect((await media('images/min-original.webp')).rawPayload).toEqual(bytes);
    expect((await media(`pictures/${green}/tiny-original.webp`)).statusCode).toBe(200);
    // A version of before there was a picture leaves the one that is there.
    expect((await restore(slug, 1)).body).toMatchObject({ image: red });

    app.clock.pass((versionLifeInDays + 1) * day);
    cook = await createMember(app, cook.groupId, 'organizer');
    for (let turn = 0; turn < versionsKept + 5; turn++) await save(slug, { description: `Turn ${turn}` });
    await app.jobs.runDue();
    expect((await media(`pictures/${green}/tiny-original.webp`)).statusCode).toBe(404);
    expect((await media('images/min-original.webp')).rawPayload).toEqual(bytes);
  });

  test('has files that were attached, and whoever edits meanwhile meets no conflict', async () => {
    const { slug, version } = await create('Attached');
    await send(app, contract.recipes.addAsset, `/recipes/${slug}/assets`, {
      files: { file: Buffer.from('menu') },
      form: { name: 'Menu', icon: 'mdi-file', extension: 'txt' },
      token: cook.token,
    });
    expect((await told(slug))[0]).toEqual([version + 1, cook.fullName, 'assets +1 -0 ~0']);
    await save(slug, { description: 'Tasty.', basedOnVersion: version });
    expect((await told(slug))[0]).toEqual([version + 2, cook.fullName, 'description +0 -0 ~1']);
  });
});
