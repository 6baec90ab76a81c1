import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { recipeAssetKey, recipeImageKey } from '../file-keys.ts';

forEachDialect('saving a recipe', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let guest: TestMember;
  let stranger: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    const household = await createHousehold(app);
    cook = household.member;
    guest = await createMember(app, household.group.id);
    stranger = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  const create = async (name: string, fields: object = {}) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    return (await cook.call('PUT', `/recipes/${slug}`, { body: fields })).body;
  };
  const save = (slug: string, body: object, by = cook) => by.call('PATCH', `/recipes/${slug}`, { body });

  test('is made with everything by one call, with the preferences of the household for what is not sent', async () => {
    const body = {
      name: 'At once',
      description: 'All of it',
      recipeServings: 3,
      tags: [{ name: 'New' }],
      recipeIngredient: [{ quantity: 2, unit: 'cup', food: 'rice' }],
      recipeInstructions: ['Cook.'],
      settings: { showNutrition: true },
    };
    const { status, body: slug } = await cook.call('POST', '/recipes', { body });
    expect([status, slug]).toEqual([201, 'at-once']);
    const { body: recipe } = await cook.call('GET', '/recipes/at-once');
    expect(recipe).toMatchObject({ description: 'All of it', recipeServings: 3, version: 1, tags: [{ name: 'New' }] });
    expect(recipe.recipeIngredient[0].display).toBe('2 cups rice');
    expect(recipe.settings).toMatchObject({ public: true, showNutrition: true });
    expect((await cook.call('POST', '/recipes', { body: { ...body, name: ' ' } })).status).toBe(422);
    expect((await cook.call('POST', '/recipes', { body: { ...body, tags: [{ id: 'unknown' }] } })).status).toBe(404);
    expect((await cook.call('GET', '/recipes/at-once-1')).status).toBe(404);
  });

  test('what is not sent stays as it is', async () => {
    const before = await create('Whole', { description: 'Kept', tags: ['Kept'], recipeIngredient: ['kept'] });
    app.clock.pass(60_000);
    const { body: after } = await cook.call('PUT', `/recipes/${before.slug}`, { body: { totalTime: '5 minutes' } });

    const { updatedAt, updateAt, dateUpdated, version, totalTime, ...rest } = before;
    expect(after).toMatchObject(rest);
    expect(after).toMatchObject({ totalTime: '5 minutes', version: version + 1 });
    expect(after.dateUpdated > dateUpdated).toBe(true);
  });

  test('the source is the address of a page or nothing, and extras have an end', async () => {
    await create('Sourced');
    const refusal = async (body: object) => {
      const reply = await save('sourced', body);
      return [reply.status, ...(reply.body.detail ?? []).map(({ msg }: { msg: string }) => msg)];
    };
    for (const orgURL of ['http://', 'javascript:alert(1)', 'https://a b', 'grandmother']) {
      expect(await refusal({ orgURL }), orgURL).toEqual([422, 'Must be a Valid URL']);
    }
    for (const orgURL of ['', null, ' HTTPS://Example.org/pie?x=1#y ']) {
      expect(await refusal({ orgURL }), String(orgURL)).toEqual([200]);
    }
    const extras = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [key, 'x']));
    expect(await refusal({ extras: extras(100) })).toEqual([200]);
    expect((await refusal({ extras: extras(101) }))[0]).toBe(422);
    expect((await refusal({ extras: { long: 'x'.repeat(10_001) } }))[0]).toBe(422);
  });

  test('of many lines those are written that are other ones at their place', async () => {
    const { dialect, write } = app.connection;
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(write);
    };
    const noting = dialect.trigger({
      name: 'note_places',
      on: 'insert',
      table: 'ingredients',
      run: 'insert into "writtenPlaces" values (new.position)',
    });
    const lines = Array.from({ length: 250 }, (_, place) => ({
      note: `line ${place}`,
      food: { name: `Food ${place}` },
    }));
    const { slug, recipeIngredient } = await create('Long', { recipeIngredient: lines });
    await run(['create table "writtenPlaces" (place integer)', ...noting.make]);
    const savedPlaces = async (change: (lines: { note: string }[]) => object[]) => {
      const { body } = await save(slug, { recipeIngredient: change(structuredClone(recipeIngredient)) });
      const { rows } = await sql<{ place: number }>`select place from "writtenPlaces" order by place`.execute(write);
      await run(['delete from "writtenPlaces"']);
      return { places: rows.map(({ place }) => place), notes: body.recipeIngredient.map((line: Line) => line.note) };
    };
    type Line = { note: string };
    const notes = lines.map(({ note }) => note);

    expect(await savedPlaces((sent) => sent)).toEqual({ places: [], notes });
    expect(await savedPlaces((sent) => sent.with(120, { note: 'other' }))).toEqual({
      places: [120],
      notes: notes.with(120, 'other'),
    });
    expect(await savedPlaces((sent) => sent.slice(0, 248))).toEqual({ places: [120], notes: notes.slice(0, 248) });
    expect(await savedPlaces((sent) => sent)).toEqual({ places: [248, 249], notes });
    await run([...noting.drop, 'drop table "writtenPlaces"']);
  });

  test('null and empty lists clear', async () => {
    await create('To clear', {
      description: 'x',
      totalTime: '1 h',
      tags: ['x'],
      recipeIngredient: ['x'],
      recipeInstructions: ['x'],
      nutrition: { calories: '1' },
      notes: [{ title: 'x', text: 'x' }],
      extras: { x: 'y' },
    });
    const { body } = await save('to-clear', {
      description: null,
      totalTime: null,
      tags: [],
      recipeIngredient: null,
      recipeInstructions: [],
      nutrition: null,
      notes: null,
      extras: {},
    });
    expect(body).toMatchObject({
      description: '',
      totalTime: null,
      tags: [],
      recipeIngredient: [],
      recipeInstructions: [],
      nutrition: { calories: null },
      notes: [],
      extras: {},
    });
  });

  test('parts of nutrition and settings are changed one by one', async () => {
    await create('Parts', { nutrition: { calories: '100', fatContent: '5' }, settings: { showNutrition: true } });
    const { body } = await save('parts', { nutrition: { calories: '200' }, settings: { showAssets: true } });
    expect(body.nutrition).toMatchObject({ calories: '200', fatContent: '5' });
    expect(body.settings).toMatchObject({ showNutrition: true, showAssets: true });
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(256) }],
    ['a list that is none', { recipeIngredient: 'flour' }],
    ['a day that is none', { dateAdded: 'yesterday' }],
    ['a negative amount', { recipeIngredient: [{ quantity: -1 }] }],
  ])('%s is refused', async (_, body) => {
    const { slug } = await create('Refuses');
    expect((await save(slug, body)).status).toBe(422);
  });

  describe('its name', () => {
    test('is the address, which follows it', async () => {
      const { slug } = await create('Old name');
      const { body } = await save(slug, { name: 'New náme' });
      expect(body).toMatchObject({ name: 'New náme', slug: 'new-name' });
      expect((await cook.call('GET', '/recipes/new-name')).body.name).toBe('New náme');
      expect((await cook.call('GET', `/recipes/${slug}`)).status).toBe(404);
    });

    test('gets a number when there is such a recipe already', async () => {
      const names = [];
      for (let count = 0; count < 13; count++) names.push(await create('Twin'));
      expect(names.map(({ name }) => name)).toEqual([
        'Twin',
        ...Array.from({ length: 12 }, (_, at) => `Twin (${at + 1})`),
      ]);
      expect(names[12]).toMatchObject({ slug: 'twin-12' });
    });

    test('cannot become that of another recipe', async () => {
      await create('Taken');
      const { slug } = await create('Free');
      const { status, body } = await save(slug, { name: 'TAKEN' });
      expect({ status, code: body.detail.code }).toEqual({ status: 400, code: 'recipe.name-taken' });
    });

    test('may be written in another way', async () => {
      const { slug } = await create('same');
      expect((await save(slug, { name: 'Same' })).body).toMatchObject({ name: 'Same', slug: 'same' });
    });

    test('may be that of a recipe of another group', async () => {
      await create('Shared name');
      expect((await stranger.call('POST', '/recipes', { body: { name: 'Shared name' } })).body).toBe('shared-name');
    });

    test('may be long, or a word that addresses use', async () => {
      const long = await create('x'.repeat(255));
      expect(long.slug).toHaveLength(200);
      expect((await create('x'.repeat(255))).name).toHaveLength(255);
      expect((await create('Exports')).slug).toBe('exports-recipe');
    });
  });

  describe('what it refers to', () => {
    test('is the same food, unit and organizer for names that differ in capitals or accents only', async () => {
      const { recipeIngredient, tags, recipeCategory } = await create('Same things', {
        recipeIngredient: [
          { food: { name: 'Jalapeño' }, unit: { name: 'Cup' } },
          { food: { name: ' jalapeno ' }, unit: 'CUP' },
        ],
        tags: ['Très bon', { name: 'tres BON' }],
        recipeCategory: ['Très bon'],
      });
      expect(recipeIngredient[1].food.id).toBe(recipeIngredient[0].food.id);
      expect(recipeIngredient[1].unit.id).toBe(recipeIngredient[0].unit.id);
      expect(tags).toHaveLength(1);
      expect(recipeCategory[0].id).not.toBe(tags[0].id);
    });

    test('is found by id, and by name where the id is unknown', async () => {
      const first = await create('By id', { recipeIngredient: [{ food: { name: 'Leek' } }], tags: ['Green'] });
      const { id } = first.recipeIngredient[0].food;
      const second = await create('By id again', {
        recipeIngredient: [
          { food: { id, name: 'Something else' } },
          { food: { id: '00000000-0000-4000-8000-000000000000', name: 'leek' } },
          { food: { id: '', name: '' } },
        ],
        tags: [{ id: first.tags[0].id }],
      });
      expect(second.recipeIngredient.map(({ food }: { food: { id: string } | null }) => food?.id)).toEqual([
        id,
        id,
        undefined,
      ]);
      expect(second.tags).toEqual(first.tags);
    });

    test('is never a thing of another group', async () => {
      const { tags, recipeIngredient } = await create('Mine', {
        tags: ['Private'],
        recipeIngredient: [{ food: 'Truffle' }],
      });
      const { body: slug } = await stranger.call('POST', '/recipes', { body: { name: 'Theirs' } });
      const byName = await save(
        slug,
        { tags: [tags[0]], recipeIngredient: [{ food: recipeIngredient[0].food }] },
        stranger,
      );
      const byIdAlone = await save(slug, { tags: [{ id: tags[0].id }] }, stranger);

      expect(byName.body.tags).toMatchObject([{ name: 'Private', groupId: stranger.groupId }]);
      expect(byName.body.tags[0].id).not.toBe(tags[0].id);
      expect(byName.body.recipeIngredient[0].food.id).not.toBe(recipeIngredient[0].food.id);
      expect(byIdAlone).toMatchObject({ status: 404, body: { detail: { code: 'organizer.not-found' } } });
    });
  });

  describe('steps and ingredients', () => {
    test('keep their ids, and the links between them as long as both are there', async () => {
      const before = await create('Linked', {
        recipeIngredient: ['flour', 'water'],
        recipeInstructions: ['Mix', 'Bake'],
      });
      const [flour, water] = before.recipeIngredient;
      const [mix, bake] = before.recipeInstructions;
      const references = [{ referenceId: flour.referenceId }, { referenceId: water.referenceId }];
      const linked = await save('linked', { recipeInstructions: [bake, { ...mix, ingredientReferences: references }] });
      expect(linked.body.recipeInstructions).toEqual([bake, { ...mix, ingredientReferences: references }]);

      const { body } = await save('linked', { recipeIngredient: [water] });
      expect(body.recipeIngredient).toEqual([water]);
      expect(body.recipeInstructions[1].ingredientReferences).toEqual([{ referenceId: water.referenceId }]);
    });

    test('show amounts unless the recipe hides them', async () => {
      const line = { quantity: 2, unit: 'mug', food: 'rice', note: 'washed' };
      const shown = await create('Amounts', { recipeIngredient: [line] });
      const { body: hidden } = await save('amounts', { settings: { disableAmount: true } });
      expect(shown.recipeIngredient[0]).toMatchObject({
        display: '2 mug rice washed',
        isFood: true,
        disableAmount: false,
      });
      expect(hidden.recipeIngredient[0]).toMatchObject({ display: 'washed', isFood: false, disableAmount: true });
    });
  });

  describe('by two people', () => {
    test('is told who changed what meanwhile, when it says what it is based on', async () => {
      const { slug, version } = await create('Contested');
      await save(slug, { basedOnVersion: version, description: 'Hers' }, guest);
      const late = await save(slug, { basedOnVersion: version, description: 'His' });

      expect(late.status).toBe(409);
      expect(late.body.detail).toMatchObject({
        code: 'recipe.changed-meanwhile',
        changedFields: ['description'],
        changedBy: guest.fullName,
        changedAt: app.clock.now().toISOString(),
        current: { description: 'Hers', version: version + 1 },
      });
      expect((await save(slug, { basedOnVersion: version + 1, description: 'His' })).status).toBe(200);
    });

    test('overwrites as ever when it names no version', async () => {
      const { slug } = await create('Uncontested');
      await save(slug, { description: 'Hers' }, guest);
      expect((await save(slug, { description: 'His' })).body.description).toBe('His');
    });

    test('is not disturbed by cooking and rating', async () => {
      const { slug, version } = await create('Cooked meanwhile');
      await guest.call('PATCH', `/recipes/${slug}/last-made`, { body: { timestamp: '2026-02-01T18:00:00' } });
      await save(slug, { rating: 4 }, guest);
      const { status, body } = await save(slug, { basedOnVersion: version, description: 'His' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ rating: 4, lastMade: '2026-02-01T18:00:00.000Z', description: 'His' });
    });

    test('the same save twice makes one version', async () => {
      const { slug } = await create('Once');
      const first = await save(slug, { description: 'Same', tags: ['Same'], recipeIngredient: ['same'] });
      const second = await save(slug, first.body);
      expect(second.body.version).toBe(first.body.version);
    });
  });

  describe('while it is locked', () => {
    test('is for its owner, who alone locks and unlocks it', async () => {
      const { slug } = await create('Locked');
      const byGuest = await save(slug, { settings: { locked: true } }, guest);
      await save(slug, { settings: { locked: true } });

      expect(byGuest).toMatchObject({ status: 403, body: { detail: { code: 'recipe.lock-of-another' } } });
      expect((await save(slug, { description: 'x' }, guest)).body.detail.code).toBe('recipe.locked');
      expect((await guest.call('DELETE', `/recipes/${slug}`)).status).toBe(403);
      expect((await save(slug, { description: 'x' })).status).toBe(200);
      expect(
        (await guest.call('PATCH', `/recipes/${slug}/last-made`, { body: { timestamp: '2026-02-01' } })).status,
      ).toBe(200);
    });
  });

  describe('as a copy', () => {
    test('has ids, links and files of its own', async () => {
      const original = await create('Original', {
        recipeIngredient: ['flour'],
        recipeInstructions: ['Mix'],
        assets: [{ name: 'Sheet', icon: 'mdi-file', fileName: 'sheet.pdf' }],
        tags: ['Copied'],
      });
      const [flour] = original.recipeIngredient;
      const [step] = original.recipeInstructions;
      await save('original', {
        recipeInstructions: [
          {
            ...step,
            text: `![](/api/media/recipes/${original.id}/assets/sheet.pdf)`,
            ingredientReferences: [{ referenceId: flour.referenceId }],
          },
        ],
      });
      const { files } = app.platform;
      await files.write(recipeAssetKey(original.id, 'sheet.pdf'), Buffer.from('pdf'));
      await files.write(recipeImageKey(original.id, 'min'), Buffer.from('webp'));

      const { status, body: copy } = await guest.call('POST', '/recipes/original/duplicate', { body: {} });

      expect(status).toBe(201);
      expect(copy).toMatchObject({ name: 'Original (1)', slug: 'original-1', userId: guest.id, tags: original.tags });
      expect(copy.recipeIngredient[0].referenceId).not.toBe(flour.referenceId);
      expect(copy.recipeInstructions[0]).toMatchObject({
        text: `![](/api/media/recipes/${copy.id}/assets/sheet.pdf)`,
        ingredientReferences: [{ referenceId: copy.recipeIngredient[0].referenceId }],
      });
      expect((await files.read(recipeAssetKey(copy.id, 'sheet.pdf')))?.toString()).toBe('pdf');
      expect((await files.read(recipeImageKey(copy.id, 'min')))?.toString()).toBe('webp');
      const events = await cook.call('GET', `/recipes/timeline/events?queryFilter=recipeId=${copy.id}`);
      expect(events.body.total).toBe(0);
    });
  });

  describe('that is removed', () => {
    test('takes everything about it along, and its files once the bin is emptied', async () => {
      const { id, slug } = await create('Gone', { recipeIngredient: ['x'], recipeInstructions: ['x'], tags: ['x'] });
      await app.platform.files.write(recipeImageKey(id, 'min'), Buffer.from('webp'));
      const { status, body } = await cook.call('DELETE', `/recipes/${slug}`);

      expect(status).toBe(200);
      expect(body).toMatchObject({ id, name: 'Gone' });
      expect((await cook.call('GET', `/recipes/${slug}`)).status).toBe(404);
      expect(await app.platform.files.find(recipeImageKey(id, 'min'))).toBeDefined();
      await emptyBin(app, cook.groupId);
      expect(await app.platform.files.find(recipeImageKey(id, 'min'))).toBeUndefined();
      for (const table of [
        'ingredients',
        'instructions',
        'recipeOrganizers',
        'timelineEvents',
        'recipeVersions',
      ] as const) {
        expect(await cook.db.from(table).where('recipeId', '=', id).selectAll().execute()).toEqual([]);
      }
    });

    test('leaves files that it lists no more with the bin', async () => {
      const { id, slug } = await create('Tidy', {
        assets: ['kept.pdf', 'gone.pdf'].map((fileName) => ({ name: fileName, icon: 'mdi-file', fileName })),
      });
      for (const name of ['kept.pdf', 'gone.pdf']) {
        await app.platform.files.write(recipeAssetKey(id, name), Buffer.from(name));
      }
      await save(slug, { assets: [{ name: 'Kept', icon: 'mdi-file', fileName: 'kept.pdf' }] });
      expect(await app.platform.files.find(recipeAssetKey(id, 'gone.pdf'))).toBeDefined();
      await emptyBin(app, cook.groupId);
      expect(await app.platform.files.find(recipeAssetKey(id, 'kept.pdf'))).toBeDefined();
      expect(await app.platform.files.find(recipeAssetKey(id, 'gone.pdf'))).toBeUndefined();
    });

    test('is thrown away although its files cannot be removed, which is tried again', async () => {
      const { id, slug } = await create('Stubborn');
      const key = recipeAssetKey(id, 'stubborn.pdf');
      await app.platform.files.write(key, Buffer.from('stubborn'));
      expect((await cook.call('DELETE', `/recipes/${slug}`)).status).toBe(200);
      const remove = vi.spyOn(app.platform.files, 'removeFolder').mockRejectedValueOnce(new Error('EBUSY'));
      await emptyBin(app, cook.groupId);
      expect(remove).toHaveBeenCalledOnce();
      expect(await app.platform.files.find(key)).toBeDefined();
      await app.jobs.runDue();
      expect(await app.platform.files.find(key)).toBeUndefined();
    });
  });

  test('several recipes are saved at once, all or none', async () => {
    const [one, two] = [await create('One of many'), await create('Two of many')];
    const saveMany = (method: 'PUT' | 'PATCH', body: object[]) => cook.call(method, '/recipes', { body });
    const { status, body } = await saveMany('PUT', [
      { id: one.id, description: 'first' },
      { slug: two.slug, description: 'second' },
    ]);
    expect([status, body]).toMatchObject([200, [{ description: 'first' }, { description: 'second' }]]);
    const refused = await saveMany('PATCH', [{ id: one.id, description: 'lost' }, { slug: 'nowhere' }]);
    expect([refused.status, refused.body.detail.code]).toEqual([404, 'recipe.not-found']);
    expect((await cook.call('GET', `/recipes/${one.slug}`)).body.description).toBe('first');
    const theirs = await stranger.call('PUT', '/recipes', { body: [{ id: one.id, description: 'x' }] });
    expect(theirs.status).toBe(404);
  });

  test('a recipe of another group is not found', async () => {
    const { id, slug } = await create('Of one group');
    for (const name of [id, slug]) {
      expect((await stranger.call('GET', `/recipes/${name}`)).status).toBe(404);
      expect((await save(name, { description: 'x' }, stranger)).status).toBe(404);
      expect((await stranger.call('DELETE', `/recipes/${name}`)).status).toBe(404);
      expect((await stranger.call('POST', `/recipes/${name}/duplicate`, { body: {} })).status).toBe(404);
    }
  });

  test('the group knows how many recipes it has, and how many of them are public', async () => {
    const counts = () => cook.db.ownGroup().select(['recipeCount', 'publicRecipeCount']).executeTakeFirstOrThrow();
    const before = await counts();
    await create('Counted', { settings: { public: false } });
    await create('Counted too', { settings: { public: true } });
    expect(await counts()).toEqual({
      recipeCount: before.recipeCount + 2,
      publicRecipeCount: before.publicRecipeCount + 1,
    });
    await cook.call('DELETE', '/recipes/counted-too');
    expect(await counts()).toEqual({
      recipeCount: before.recipeCount + 1,
      publicRecipeCount: before.publicRecipeCount,
    });
    const { count } = await cook.db
      .from('recipes')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(before.recipeCount + 1);
  });
});
