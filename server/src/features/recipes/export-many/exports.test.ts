import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { contract, directionOf, type Recipe } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import { openZip, writeZip } from '../../../platform/files/index.ts';

const limits = { entries: 1000, entryBytes: 10_000_000, totalBytes: 100_000_000 };
const hour = 3600_000;

/** The first place where a text is no XML; undefined where it is. */
const faultIn = (xml: string): string | undefined => {
  const open: string[] = [];
  const bare = xml.replace(/^<\?xml[^>]*\?>\s*/, '').replace(/^<!DOCTYPE html>\s*/, '');
  for (const [part, end, name, attributes, empty] of bare.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g,
  )) {
    if (name === undefined) {
      if (part === '<' || /&(?!(?:amp|lt|gt|quot|#\d+);)/.test(part)) return part;
    } else if (end) {
      if (open.pop() !== name) return part;
    } else {
      if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(attributes ?? '')) return part;
      if (!empty) open.push(name);
    }
  }
  return open.pop();
};

forEachDialect('taking recipes away', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const { token } = cook;
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', { files: { image }, form: {}, token });
    await send(app, contract.recipes.addAsset, '/recipes/leek-soup/assets', {
      files: { file: Buffer.from('{"a":1}') },
      form: { name: 'Note', extension: 'json' },
      token,
    });
    const { id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        description: 'Warm.',
        recipeYield: '4 bowls',
        totalTime: '30 minutes',
        tags: ['Winter'],
        recipeCategory: ['Soup'],
        recipeIngredient: [
          { title: 'Base', quantity: 2, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'sliced' },
          { note: 'salt' },
        ],
        recipeInstructions: [
          { title: 'First', text: `Cut. ![](/api/media/recipes/${id}/assets/note.json)` },
          { text: 'Cook\nslowly.' },
        ],
        notes: [{ title: 'Tip', text: 'Better tomorrow.' }],
        nutrition: { calories: '310' },
        orgURL: 'https://example.org/leek',
        settings: { locked: true },
      },
    });
    for (const name of ['Bread', 'Ärger & Co']) await cook.call('POST', '/recipes', { body: { name } });
  });

  const exports = async (by = cook) => (await by.call('GET', '/recipes/bulk-actions/export')).body;
  const start = async (body: object) => {
    app.clock.pass(1000);
    const reply = await cook.call('POST', '/recipes/bulk-actions/export', { body });
    expect([reply.status, reply.body]).toEqual([202, null]);
    await app.jobs.runDue();
    return (await exports())[0];
  };
  const fetch = async (path: string) => {
    const { body } = await cook.call('GET', `/recipes/bulk-actions/export/download?path=${encodeURIComponent(path)}`);
    return app.server.inject({ method: 'GET', url: `/api/utils/download?token=${encodeURIComponent(body.fileToken)}` });
  };
  const contentsOf = async (archive: Buffer): Promise<Record<string, Buffer>> => {
    const { entries, close } = await openZip(archive, limits);
    const read = await Promise.all(entries.map(async (entry) => [entry.path, await entry.read()] as const));
    close();
    return Object.fromEntries(read);
  };
  const filesOf = async (body: object) => contentsOf((await fetch((await start(body)).path)).rawPayload);
  const restore = async (archive: Buffer, by: TestMember) => {
    const { status, body } = await send(app, contract.recipeCollections.restore, '/recipes/bulk-actions/restore', {
      files: { archive },
      token: by.token,
    });
    expect(status, JSON.stringify(body)).toBe(202);
    await app.jobs.runDue();
    return (await by.call('GET', `/groups/reports/${body.reportId}`)).body;
  };
  const whole = async (by: TestMember) => {
    const { body } = await by.call('GET', '/recipes?perPage=-1&orderBy=name&orderDirection=asc');
    const recipes: Recipe[] = [];
    for (const { slug } of body.items) recipes.push((await by.call('GET', `/recipes/${slug}`)).body);
    return recipes;
  };
  /** What stays the same in another household. */
  const lasting = (recipe: Recipe) => {
    const { createdAt, updatedAt, dateUpdated, image, version, userId, groupId, ...kept } = recipe;
    const organizers = (things: { name: string; slug: string }[]) => things.map(({ name, slug }) => ({ name, slug }));
    return JSON.parse(
      JSON.stringify({
        ...kept,
        updateAt: null,
        householdId: null,
        hasImage: image !== null,
        tags: organizers(recipe.tags),
        tools: organizers(recipe.tools),
        recipeCategory: organizers(recipe.recipeCategory),
        recipeIngredient: recipe.recipeIngredient.map(({ food, unit, referenceId, ...line }) => ({
          ...line,
          food: food?.name,
          unit: unit?.name,
        })),
        recipeInstructions: recipe.recipeInstructions.map(({ id, ingredientReferences, ...step }) => step),
      }).replaceAll(recipe.id, 'its id'),
    );
  };

  test('tells how far it is, how large it became, and for how long it is kept', async () => {
    for (let count = 0; count < 20; count += 1) await cook.call('POST', '/recipes', { body: { name: 'Rolls' } });
    await cook.call('POST', '/recipes/bulk-actions/export', { body: {} });
    const [waiting] = await exports();
    expect(waiting).toMatchObject({
      groupId: cook.groupId,
      name: 'Data Export',
      format: 'json',
      status: 'in-progress',
      recipesDone: 0,
      recipesInAll: 23,
      size: '0 B',
    });
    const early = await cook.call('GET', `/recipes/bulk-actions/export/download?path=${waiting.path}`);
    expect(early.body.detail.code).toBe('export.not-ready');
    await app.jobs.runDue();
    const [ready] = await exports();
    expect(ready).toMatchObject({
      status: 'ready',
      recipesDone: 23,
      filename: expect.stringMatching(/^recipes-json-[\d-]+\.zip$/),
    });
    expect(ready.size).toMatch(/^[\d.]+ (B|kB)$/);
    expect(Date.parse(ready.expires) - app.clock.now().getTime()).toBe(24 * hour);

    app.clock.pass(25 * hour);
    expect(await exports(await createMember(app, cook.groupId))).toEqual([]);
    await app.jobs.runDue();
    expect(await app.platform.files.list(`exports/${cook.groupId}`)).toEqual([]);
  });

  test('one alone is deleted while it waits, while it is written, and once it is there', async () => {
    const stranger = (await createHousehold(app)).member;
    const remove = (id: string, by = cook) => by.call('DELETE', `/recipes/bulk-actions/export/${id}`);
    await cook.call('POST', '/recipes/bulk-actions/export', { body: { recipes: ['bread'] } });
    const [kept] = await exports();
    app.clock.pass(1000);
    await cook.call('POST', '/recipes/bulk-actions/export', { body: {} });
    const [waiting] = await exports();
    expect((await remove(waiting.id, stranger)).status).toBe(404);
    expect((await remove(waiting.id)).body).toEqual({ message: '1 export deleted', error: false });
    expect((await remove(waiting.id)).status).toBe(404);
    await app.jobs.runDue();
    expect(await exports()).toEqual([kept]);

    for (let count = 0; count < 12; count += 1) await cook.call('POST', '/recipes', { body: { name: 'Rolls' } });
    await cook.call('POST', '/recipes/bulk-actions/export', { body: { exportType: 'everything' } });
    const [, begun] = (await exports()).toSorted((one: { id: string }) => (one.id === kept.id ? -1 : 1));
    const running = app.jobs.runDue();
    await expect
      .poll(async () => (await exports()).find(({ id }: { id: string }) => id === begun.id).recipesDone)
      .toBeGreaterThan(0);
    expect((await remove(begun.id)).status).toBe(200);
    await running;
    expect(await exports()).toEqual([kept]);
    const files = await app.platform.files.list(`exports/${cook.groupId}`);
    expect(files.map(({ name }) => name)).toEqual([`${kept.id}.zip`]);

    expect((await remove(kept.id)).status).toBe(200);
    expect(await app.platform.files.list(`exports/${cook.groupId}`)).toEqual([]);
  });

  test('is there at once when it is small', async () => {
    await cook.call('POST', '/recipes/bulk-actions/export', { body: { recipes: ['bread', 'nowhere'] } });
    const [ready] = await exports();
    expect(ready).toMatchObject({ status: 'ready', recipesDone: 1, recipesInAll: 1 });
    expect(Object.keys(await contentsOf((await fetch(ready.path)).rawPayload))).toEqual(['recipes/bread/bread.json']);
    app.clock.pass(25 * hour);
    await app.jobs.runDue();
    expect(await app.platform.files.list(`exports/${cook.groupId}`)).toEqual([]);
  });

  test('of some or all, with pictures and files, one folder each', async () => {
    expect(Object.keys(await filesOf({ recipes: ['bread'] }))).toEqual(['recipes/bread/bread.json']);
    const files = await filesOf({});
    expect(Object.keys(files).toSorted()).toEqual([
      'household.larder.json',
      'recipes/arger-co/arger-co.json',
      'recipes/bread/bread.json',
      'recipes/leek-soup/assets/note.json',
      'recipes/leek-soup/images/min-original.webp',
      'recipes/leek-soup/images/original.webp',
      'recipes/leek-soup/images/tiny-original.webp',
      'recipes/leek-soup/leek-soup.json',
    ]);
    expect(JSON.parse(String(files['recipes/leek-soup/leek-soup.json']))).toMatchObject({ recipe_yield: '4 bowls' });
  });

  test('as schema.org, a recipe a file', async () => {
    const files = await filesOf({ exportType: 'schema-org' });
    expect(JSON.parse(String(files['recipes/leek-soup.json']))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Leek Soup',
      image: ['images/leek-soup.webp'],
      recipeYield: '4 bowls',
      totalTime: 'PT30M',
      recipeIngredient: ['Base:', expect.stringContaining('leek'), 'salt'],
      recipeInstructions: [{ '@type': 'HowToSection', name: 'First' }],
      keywords: 'Winter',
    });
    expect(files['recipes/images/leek-soup.webp']?.length).toBeGreaterThan(0);
    expect(Object.keys(files)).toHaveLength(4);
  });

  test('as Markdown, a recipe a file, with its picture and files beside it', async () => {
    const files = await filesOf({ exportType: 'markdown' });
    const text = String(files['recipes/leek-soup.md']);
    expect(text).toMatch(/^---\ntitle: "Leek Soup"\nservings: "4 bowls"\n[^#]*\n---\n\n# Leek Soup\n/);
    expect(text).toContain('\n![Leek Soup](images/leek-soup.webp)\n\nWarm.\n');
    for (const part of [
      '- **Makes:** 4 bowls',
      '### Base',
      '- salt',
      '### First\n\n1. Cut.',
      '2. Cook\n   slowly.',
      '## Tip',
      '310',
    ])
      expect(text).toContain(part);
    expect(text).toContain('![](assets/leek-soup/note.json)');
    expect(String(files['recipes/assets/leek-soup/note.json'])).toBe('{"a":1}');
    expect(files['recipes/images/leek-soup.webp']).toBeDefined();
  });

  test('for Mealie, a zip for each recipe, from which it comes with its picture and files when somebody moves in', async () => {
    const { path } = await start({ exportType: 'mealie' });
    const archive = (await fetch(path)).rawPayload;
    const zips = await contentsOf(archive);
    expect(Object.keys(zips).toSorted()).toEqual(['arger-co.zip', 'bread.zip', 'leek-soup.zip']);
    expect(Object.keys(await contentsOf(zips['leek-soup.zip'] ?? Buffer.alloc(0))).toSorted()).toEqual([
      'assets/note.json',
      'leek-soup.json',
      'original.webp',
    ]);

    const { member: mover } = await createHousehold(app);
    const { body: move } = await sendFiles(app, mover, { 'recipes.zip': archive });
    await app.jobs.runDue();
    expect((await mover.call('POST', `/groups/moves/${move.id}/start`)).status).toBe(202);
    await app.jobs.runDue();
    // Of the others nothing is known but a name, which is no recipe.
    const [soup, ...others] = await whole(mover);
    expect(others).toEqual([]);
    expect(soup).toMatchObject({
      description: 'Warm.',
      image: expect.any(String),
      totalTime: '30 minutes',
      recipeYield: '4 bowls',
      orgURL: 'https://example.org/leek',
      tags: [{ name: 'Winter' }],
      recipeCategory: [{ name: 'Soup' }],
      recipeIngredient: [
        { title: 'Base', quantity: 2, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'sliced' },
        { display: 'salt' },
      ],
      recipeInstructions: [{ title: 'First' }, { text: 'Cook\nslowly.' }],
      notes: [{ title: 'Tip', text: 'Better tomorrow.' }],
      nutrition: { calories: '310' },
      assets: [{ name: 'Note', fileName: 'note.json' }],
    });
  });

  test('for Paprika, a packed recipe a file, with its picture in it', async () => {
    const files = await filesOf({ exportType: 'paprika' });
    expect(Object.keys(files).toSorted()).toEqual(
      ['arger-co', 'bread', 'leek-soup'].map((slug) => `${slug}.paprikarecipe`),
    );
    const soup = JSON.parse(String(gunzipSync(files['leek-soup.paprikarecipe'] ?? Buffer.alloc(0))));
    expect(soup).toMatchObject({
      name: 'Leek Soup',
      description: 'Warm.',
      ingredients: 'Base:\n2 cups leek, sliced\nsalt',
      directions: 'First:\n\nCut.\n\nCook\nslowly.',
      notes: 'Tip\nBetter tomorrow.',
      nutritional_info: 'Energy: 310',
      servings: '4 bowls',
      total_time: '30 minutes',
      source: 'example.org',
      source_url: 'https://example.org/leek',
      categories: ['Soup', 'Winter'],
    });
    expect(Buffer.from(soup.photo_data, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await exports())[0].filename).toMatch(/\.paprikarecipes$/);
  });

  test('as Cooklang, the ingredients in the steps that name them', async () => {
    await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        tools: ['Pan', 'Knife'],
        recipeIngredient: [
          { quantity: 2, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'sliced' },
          { note: 'salt' },
        ],
        recipeInstructions: [
          { title: 'First', text: 'Cut the leek @ once.' },
          { summary: 'Heat', text: '== Cook.\n\n> In the pan [- low -].' },
        ],
      },
    });
    const files = await filesOf({ exportType: 'cooklang' });
    expect(Object.keys(files).toSorted()).toEqual([
      'Soup/leek-soup.cook',
      'Soup/leek-soup.jpg',
      'arger-co.cook',
      'bread.cook',
    ]);
    const text = String(files['Soup/leek-soup.cook']);
    expect(text).toMatch(
      /^---\ntitle: "Leek Soup"\ndescription: "Warm\."\nservings: "4 bowls"\ntime required: "30 minutes"\n/,
    );
    expect(text.slice(text.indexOf('\n---\n') + 5)).toBe(
      '\n@salt{}\n\n== First ==\n\nCut the @leek{2%cup}(sliced) @ once.\n\nHeat\nCook.\nIn the #Pan{} [ - low -].\n\n> Tip: Better tomorrow.\n',
    );

    const recipeIngredient = [
      { note: 'salt' },
      { title: 'For the soup', quantity: 2, food: { name: 'leek' }, note: '' },
    ];
    await cook.call('PATCH', '/recipes/leek-soup', { body: { recipeIngredient } });
    const parted = String((await filesOf({ exportType: 'cooklang' }))['Soup/leek-soup.cook']);
    expect(parted).toContain('\n@salt{}\n\n= For the soup =\n\n@leek{2}\n\n== First ==\n\nCut the leek @ once.\n');
  });

  test('as a book, whose parts are all there and well formed', async () => {
    await cook.call('PATCH', '/recipes/leek-soup', { body: { description: 'Hot & <b>thick</b> \u0007 "soup"' } });
    const { path } = await start({ exportType: 'epub', title: 'Winter & Co' });
    const archive = (await fetch(path)).rawPayload;
    // How a program knows a book: these bytes stand at these places.
    expect(archive.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip');
    // Neither here nor in the directory at the end has it fields of its own.
    const entry = archive.indexOf('PK\u0001\u0002', 0, 'latin1');
    expect([archive.readUInt16LE(28), archive.readUInt16LE(entry + 30)]).toEqual([0, 0]);
    const files = await contentsOf(archive);
    const opf = String(files['book/book.opf']);
    const named = [...opf.matchAll(/href="([^"]+)"/g)].map(([, file]) => `book/${file}`);
    expect(Object.keys(files).toSorted()).toEqual(
      ['mimetype', 'META-INF/container.xml', 'book/book.opf', ...named].toSorted(),
    );
    const ids = [...opf.matchAll(/<item id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, reference] of opf.matchAll(/idref="([^"]+)"/g)) expect(ids).toContain(reference);
    for (const [file, content] of Object.entries(files)) {
      if (/\.(?:xhtml|ncx|opf|xml)$/.test(file)) expect(faultIn(String(content)), file).toBeUndefined();
    }
    expect(opf).toContain('<dc:title>Winter &amp; Co</dc:title>');
    expect(opf).toMatch(/properties="cover-image"/);
    const contents = String(files['book/contents.xhtml']);
    expect([...contents.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)).toEqual([
      'Winter &amp; Co',
      'Soup',
      'Leek Soup',
      'More recipes',
      'Ärger &amp; Co',
      'Bread',
    ]);
    const page = String(
      Object.entries(files).find(([, text]) => String(text).includes('<h1 dir="auto">Leek Soup</h1>'))?.[1],
    );
    for (const part of [
      '<li dir="auto">2 cups leek, sliced</li>',
      '<h3 dir="auto">First</h3>',
      '<ol start="1">',
      'href="https://example.org/leek"',
    ])
      expect(page).toContain(part);
  });

  test('as a book of nothing, or of names that are long and read from the right, it stays a book', async () => {
    const long = 'م'.repeat(250);
    await cook.call('POST', '/recipes', { body: { name: long } });
    for (const recipes of [['nowhere'], undefined]) {
      const files = await filesOf({ exportType: 'epub', ...(recipes && { recipes }) });
      for (const [file, content] of Object.entries(files)) {
        expect(file.length).toBeLessThan(60);
        if (!/\.(?:xhtml|ncx|opf|xml)$/.test(file)) continue;
        expect(faultIn(String(content)), file).toBeUndefined();
        // Lists without items, and a map without places, are faults of a book.
        expect(String(content)).not.toMatch(/<(?:ol|ul|navMap)[^>]*>\s*<\//);
      }
    }
    const reader = await filesOf({ exportType: 'epub' });
    expect(String(reader['book/book.opf'])).toContain('page-progression-direction="ltr"');
    expect(['ar-SA', 'he-IL', 'fa', 'pt-BR'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  });

  test('a picture of which sizes are still to be made goes as it came, and comes back', async () => {
    const { id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    const folder = `recipes/${id}/images`;
    const source = await picture('#2e7d32', 1600, 1200).jpeg().toBuffer();
    await app.platform.files.write(`${folder}/source`, source);
    for (const size of ['original', 'min-original']) await app.platform.files.remove(`${folder}/${size}.webp`);
    const { path } = await start({});
    const archive = (await fetch(path)).rawPayload;
    const files = await contentsOf(archive);
    const images = Object.keys(files).filter((file) => file.includes('leek-soup/images/'));
    expect(images.toSorted()).toEqual([
      'recipes/leek-soup/images/original.jpg',
      'recipes/leek-soup/images/tiny-original.webp',
    ]);
    expect(files['recipes/leek-soup/images/original.jpg']?.equals(source)).toBe(true);
    expect(await app.platform.files.find(`${folder}/original.webp`)).toBeUndefined();
    const guest = (await createHousehold(app)).member;
    expect((await restore(archive, guest)).status).toBe('success');
    const [, back] = (await whole(guest)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const min = await app.platform.files.read(`recipes/${back?.id}/images/min-original.webp`);
    expect(min?.length).toBeGreaterThan(0);
  });

  test('all recipes come back as they were, in another household and in their own', async () => {
    const { path } = await start({});
    const archive = (await fetch(path)).rawPayload;
    const before = (await whole(cook)).map(lasting);
    const guest = (await createHousehold(app)).member;
    const report = await restore(archive, guest);
    expect(report).toMatchObject({
      status: 'success',
      category: 'restore',
      counts: { succeeded: 3, failed: 0, remaining: 0 },
    });
    // Each keeps its id where that is free: elsewhere on the same server it is not.
    const withoutIds = (recipes: { id: string }[]) => recipes.map((recipe) => ({ ...recipe, id: '' }));
    expect(withoutIds((await whole(guest)).map(lasting))).toEqual(withoutIds(before));

    for (const slug of ['leek-soup', 'bread', 'arger-co']) await cook.call('DELETE', `/recipes/${slug}`);
    await emptyBin(app, cook.groupId);
    await restore(archive, cook);
    expect((await whole(cook)).map(lasting)).toEqual(before);
    expect(await app.platform.files.list(`imports/${cook.groupId}`)).toEqual([]);
  });

  test('what people said of a recipe, what happened to it and what it is made of come back with it', async () => {
    const other = await createMember(app, cook.groupId);
    const { id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    const { body: label } = await cook.call('POST', '/groups/labels', { body: { name: 'Greens', color: '#2e7d32' } });
    const foods = (await cook.call('GET', '/foods?perPage=-1')).body.items;
    const leek = foods.find(({ name }: { name: string }) => name === 'leek');
    const food = { ...leek, pluralName: 'leeks', aliases: [{ name: 'porree' }], labelId: label.id };
    expect((await cook.call('PUT', `/foods/${leek.id}`, { body: food })).status).toBe(200);
    await other.call('POST', '/comments', { body: { recipeId: id, text: 'Better with cream.' } });
    await cook.call('POST', `/users/${cook.id}/ratings/leek-soup`, { body: { rating: 5, isFavorite: true } });
    await other.call('POST', `/users/${other.id}/ratings/leek-soup`, { body: { rating: 2 } });
    const made = { recipeId: id, subject: 'Made it', eventType: 'comment', timestamp: '2026-01-02T18:00:00Z' };
    const { body: event } = await other.call('POST', '/recipes/timeline/events', { body: made });
    const image = await picture('#7b3f00', 300, 200).png().toBuffer();
    const sent = { files: { image }, form: { extension: 'png' }, token: other.token };
    const path = `/recipes/timeline/events/${event.id}/image`;
    expect((await send(app, contract.timeline.replaceImage, path, sent)).status).toBe(200);
    await cook.call('PATCH', '/recipes/leek-soup', { body: { description: 'Warm and green.' } });

    const besides = async () => {
      const { body: recipe } = await cook.call('GET', '/recipes/leek-soup');
      const { body: comments } = await cook.call('GET', '/recipes/leek-soup/comments');
      const { body: events } = await cook.call('GET', '/recipes/timeline/events?perPage=-1');
      const { body: versions } = await cook.call('GET', '/recipes/leek-soup/versions');
      const opinions = [];
      for (const by of [cook, other]) {
        const { body } = await by.call('GET', `/users/${by.id}/ratings`);
        opinions.push(body.ratings.map(({ rating, isFavorite }: Record<string, unknown>) => [rating, isFavorite]));
      }
      const own = events.items.filter((event: { recipeId: string }) => event.recipeId === recipe.id);
      const line = recipe.recipeIngredient[0];
      return {
        recipe: [recipe.rating, recipe.lastMade, recipe.version, recipe.createdAt, recipe.userId],
        comments: comments.map(({ text, userId, createdAt }: Record<string, unknown>) => [text, userId, createdAt]),
        events: own.map((event: Record<string, unknown>) =>
          ['subject', 'eventType', 'userId', 'timestamp', 'hasImage', 'recipeVersion'].map((field) => event[field]),
        ),
        versions: versions.map((one: Record<string, unknown>) => [one.version, one.savedAt, one.userId, one.changes]),
        opinions,
        food: [line.food.name, line.food.pluralName, line.food.aliases, line.food.label.name, line.food.label.color],
      };
    };
    const before = await besides();
    expect(before.recipe.slice(0, 2)).toEqual([3.5, '2026-01-02T18:00:00.000Z']);
    const archive = (await fetch((await start({})).path)).rawPayload;
    for (const slug of ['leek-soup', 'bread', 'arger-co']) await cook.call('DELETE', `/recipes/${slug}`);
    await emptyBin(app, cook.groupId);
    const organizer = await createMember(app, cook.groupId, 'organizer');
    for (const path of [`/foods/${leek.id}`, `/groups/labels/${label.id}`])
      expect((await organizer.call('DELETE', path)).status).toBe(200);
    await emptyBin(app, cook.groupId);
    await restore(archive, cook);
    expect(await besides()).toEqual(before);

    const { member: stranger } = await createHousehold(app);
    await restore(archive, stranger);
    const { body: comments } = await stranger.call('GET', '/recipes/leek-soup/comments');
    expect(comments).toMatchObject([{ userId: stranger.id, text: expect.stringMatching(/^.+: Better with cream\.$/) }]);
    expect((await stranger.call('GET', '/recipes/leek-soup')).body.rating).toBe(3.5);
  });

  test('an archive with a broken recipe brings back the others, and tells which not', async () => {
    const files = await filesOf({});
    const broken = {
      ...files,
      'recipes/bread/bread.json': Buffer.from('{"slug": 1'),
      'recipes/leek-soup/images/original.webp': Buffer.from('no'),
    };
    const archive = await buffer(writeZip(Object.entries(broken).map(([path, content]) => ({ path, content }))));
    const guest = (await createHousehold(app)).member;
    const report = await restore(archive, guest);
    expect(report.status).toBe('partial');
    expect((await guest.call('GET', '/groups/server-tasks')).body).toMatchObject({
      total: 1,
      items: [{ id: 1, groupId: guest.groupId, name: 'Background Task', status: 'finished', log: report.name }],
    });
    expect(
      report.entries.map(({ source, code }: { source: string; code: string }) => `${source} ${code}`).toSorted(),
    ).toEqual([
      'recipes/arger-co/arger-co.json restored',
      'recipes/bread/bread.json import.no-recipe-in-archive',
      'recipes/leek-soup/leek-soup.json image.not-an-image',
    ]);
    expect((await whole(guest)).map(({ name }) => name)).toEqual(['Ärger & Co']);
    const none = await send(app, contract.recipeCollections.restore, '/recipes/bulk-actions/restore', {
      files: { archive: Buffer.from('no zip') },
      token: guest.token,
    });
    expect([none.status, none.body.detail.code]).toEqual([400, 'import.bad-archive']);
  });

  test('nobody else sees or fetches them, and purging deletes them', async () => {
    const { path } = await start({});
    const stranger = (await createHousehold(app)).member;
    expect(await exports(stranger)).toEqual([]);
    for (const wrong of [path, '../../larder.db', 'recipes/x']) {
      const { status } = await stranger.call(
        'GET',
        `/recipes/bulk-actions/export/download?path=${encodeURIComponent(wrong)}`,
      );
      expect(status).toBe(404);
    }
    expect((await stranger.call('GET', '/utils/download?token=forged')).status).toBe(401);
    expect((await stranger.call('GET', '/utils/download')).status).toBe(400);
    await start({ recipes: ['bread'] });
    const { body } = await cook.call('DELETE', '/recipes/bulk-actions/export/purge');
    expect(body).toEqual({ message: '2 exports deleted', error: false });
    expect(await exports()).toEqual([]);
    expect(await app.platform.files.list(`exports/${cook.groupId}`)).toEqual([]);
  });
});
