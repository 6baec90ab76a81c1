import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { contract, type Recipe } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture, pictureBomb } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { writeZip, type ZipContent } from '../../platform/files/index.ts';

/** A recipe as the peer's own zips hold it. */
const peers = {
  id: '7d4b1f4e-5a2b-4b55-9d2f-0a6d3a1f0c11',
  user_id: 'd8e2a9b4-0c62-4f0e-8b8f-1f5a1f2f3a4b',
  group_id: '4f9d0c52-2a53-4a0c-9d55-8a7a2f1e0b3c',
  name: 'Bean Stew',
  slug: 'bean-stew',
  image: 'a1b2',
  recipe_yield: '4 servings',
  total_time: '1 hour',
  prep_time: null,
  perform_time: '50 minutes',
  description: 'Thick.',
  recipe_category: [{ id: '0c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d21', name: 'Stews', slug: 'stews' }],
  tags: [{ id: '1c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d22', name: 'Winter', slug: 'winter' }],
  tools: [],
  rating: 4,
  org_url: 'https://example.org/stew',
  date_added: '2023-11-05',
  date_updated: '2023-11-05T10:11:12.123456',
  created_at: '2023-11-05T10:11:12.123456',
  update_at: '2023-11-05T10:11:12.123456',
  last_made: '2023-12-24T23:59:59',
  recipe_ingredient: [
    {
      quantity: 400,
      unit: { id: '2c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d23', name: 'gram', abbreviation: 'g', fraction: false },
      food: { id: '3c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d24', name: 'beans', plural_name: null, label: null },
      note: 'soaked',
      is_food: true,
      disable_amount: false,
      display: '400 gram beans soaked',
      title: null,
      original_text: null,
      reference_id: '5c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d25',
    },
  ],
  recipe_instructions: [
    {
      id: '6c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d26',
      title: '',
      text: 'Cook. <img src="/api/media/recipes/7d4b1f4e-5a2b-4b55-9d2f-0a6d3a1f0c11/assets/pot.png">',
      ingredient_references: [{ reference_id: '5c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d25' }],
    },
  ],
  nutrition: { calories: '310', fat_content: null, sodium_content: '400' },
  settings: { public: true, show_nutrition: true, show_assets: false, disable_amount: false, locked: false },
  assets: [{ name: 'Pot', icon: 'mdi-file-image', file_name: 'pot.png' }],
  notes: [{ title: 'Tip', text: 'Better the next day.' }],
  extras: { wine_pairing: 'red' },
  comments: [],
};

const zipOf = (contents: ZipContent[]) => buffer(writeZip(contents));

forEachDialect('the zip of a recipe', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let other: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { member, group } = await createHousehold(app);
    cook = member;
    other = await createMember(app, group.id);
  });

  const upload = (archive: Buffer, by = cook, path = '/recipes/create-from-zip') =>
    send(app, contract.imports.fromZip, path, { files: { archive }, token: by.token });
  const get = async (slug: string, by = cook): Promise<Recipe> => (await by.call('GET', `/recipes/${slug}`)).body;
  const media = async ({ id }: Recipe, path: string) => {
    const { rawPayload } = await app.server.inject({ method: 'GET', url: `/api/media/recipes/${id}/${path}` });
    return rawPayload;
  };
  const download = async (slug: string) => {
    const { rawPayload } = await app.server.inject({
      method: 'GET',
      url: `/api/recipes/${slug}/exports?template_name=zip`,
      headers: { authorization: `Bearer ${cook.token}` },
    });
    return rawPayload;
  };
  const createStew = async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Bean Stew' } });
    const { token } = cook;
    const image = await picture('#8d6e63', 1500, 1000).jpeg().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/bean-stew/image', { files: { image }, form: {}, token });
    await send(app, contract.recipes.addAsset, '/recipes/bean-stew/assets', {
      files: { file: Buffer.from('{"pot":1}') },
      form: { name: 'Pot', icon: 'mdi-code-json', extension: 'json' },
      token,
    });
    const { id, assets } = await get('bean-stew');
    const { id: _, slug, image: key, ...body } = { ...peers, assets };
    const step = { ...peers.recipe_instructions[0], text: `See /api/media/recipes/${id}/assets/pot.json` };
    await cook.call('PUT', '/recipes/bean-stew', {
      body: { ...body, recipe_instructions: [step, { text: 'Serve', title: 'End' }], settings: { locked: true } },
    });
    return get('bean-stew');
  };
  /** What stays the same wherever and whenever a recipe is brought back. */
  const lasting = ({ id, createdAt, updatedAt, dateUpdated, image, version, ...recipe }: Recipe) =>
    JSON.parse(JSON.stringify({ ...recipe, updateAt: null }).replaceAll(id, 'its id'));

  test('brings the same recipe back after it was thrown away, under its id, with picture and files', async () => {
    const before = await createStew();
    const files = [await media(before, 'images/original.webp'), await media(before, 'assets/pot.json')];
    const archive = await download('bean-stew');
    await cook.call('DELETE', '/recipes/bean-stew');
    await emptyBin(app, cook.groupId);
    expect(existsSync(join(app.dataFolder, 'recipes', before.id))).toBe(false);

    const { status, body } = await upload(archive, other);
    const after = await get('bean-stew');

    expect([status, body]).toEqual([201, 'bean-stew']);
    expect(lasting(after)).toEqual(lasting(before));
    expect([after.id, after.userId, after.settings.locked]).toEqual([before.id, cook.id, true]);
    expect(after.image).toMatch(/^[\w-]{16}$/);
    expect(after.image).not.toBe(before.image);
    expect([await media(after, 'images/original.webp'), await media(after, 'assets/pot.json')]).toEqual(files);
    expect(await get(before.id)).toEqual(after);
  });

  test('makes a second recipe while the first is in the bin, from where it can still come back', async () => {
    const first = await createStew();
    const archive = await download('bean-stew');
    await cook.call('DELETE', '/recipes/bean-stew');
    const second = await get((await upload(archive)).body);
    expect(second.id).not.toBe(first.id);
    await cook.call('POST', '/groups/bin/restore', { body: { ids: [first.id] } });
    expect(await get('bean-stew-1')).toMatchObject({ id: first.id });
    expect(String(await media(first, 'assets/pot.json'))).toBe('{"pot":1}');
  });

  test('makes a second recipe while the first is there, with files of its own', async () => {
    const first = await createStew();
    const { body } = await upload(await download('bean-stew'));
    const second = await get(body);

    expect(body).toBe('bean-stew-1');
    expect(second.id).not.toBe(first.id);
    expect({ ...lasting(second), name: 'Bean Stew', slug: 'bean-stew' }).toEqual(lasting(first));
    expect(second.recipeInstructions[0]?.text).toBe(`See /api/media/recipes/${second.id}/assets/pot.json`);
    await cook.call('DELETE', '/recipes/bean-stew');
    expect(String(await media(second, 'assets/pot.json'))).toBe('{"pot":1}');
  });

  test('comes to another group as that group’s own, and leaves the first one’s files alone', async () => {
    const first = await createStew();
    const archive = await download('bean-stew');
    const { member: guest } = await createHousehold(app);
    const { body } = await upload(archive, guest, '/recipes/create/zip');
    const second = await get(body, guest);

    expect(second).toMatchObject({ slug: 'bean-stew', userId: guest.id, groupId: guest.groupId });
    expect(second.id).not.toBe(first.id);
    expect(second.tags).toMatchObject([{ name: 'Winter', groupId: guest.groupId }]);
    expect(second.recipeIngredient[0]).toMatchObject({ food: { name: 'beans', groupId: guest.groupId } });
    await guest.call('DELETE', '/recipes/bean-stew');
    expect(await media(first, 'images/original.webp')).not.toHaveLength(0);
    expect(await get('bean-stew')).toEqual(first);
  });

  test('may be made by the peer: snake case and a picture, without files', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Other' } });
    await cook.call('PUT', '/recipes/other', { body: { tags: ['winter'] } });
    const [tag] = (await get('other')).tags;
    const archive = await zipOf([
      { path: 'bean-stew.json', content: JSON.stringify(peers) },
      { path: 'original.webp', content: await picture('#8d6e63', 80, 60).webp().toBuffer() },
    ]);
    const recipe = await get((await upload(archive)).body);

    expect(recipe).toMatchObject({
      name: 'Bean Stew',
      userId: cook.id,
      recipeYield: '4 servings',
      performTime: '50 minutes',
      rating: 4,
      orgURL: 'https://example.org/stew',
      dateAdded: '2023-11-05',
      lastMade: '2023-12-24T23:59:59.000Z',
      recipeCategory: [{ name: 'Stews', slug: 'stews' }],
      tags: [tag],
      recipeIngredient: [{ quantity: 400, unit: { name: 'gram' }, food: { name: 'beans' }, note: 'soaked' }],
      nutrition: { calories: '310', sodiumContent: '400' },
      settings: { showNutrition: true, showAssets: false },
      notes: peers.notes,
      extras: peers.extras,
      assets: [],
      image: expect.any(String),
    });
    expect(recipe.recipeInstructions[0]?.ingredientReferences).toEqual([
      { referenceId: recipe.recipeIngredient[0]?.referenceId },
    ]);
  });

  test.each([
    ['no ingredients', { slug: 'bean-stew', name: 'Bean Stew', recipe_instructions: peers.recipe_instructions }],
    ['no name but its slug', { slug: 'bean-stew', recipe_ingredient: peers.recipe_ingredient }],
    ['nothing but a group', { slug: 'bean-stew', name: 'Bean Stew', groupId: peers.group_id }],
  ])('may lack what is empty: %s', async (_, recipe) => {
    const { status, body } = await upload(await zipOf([{ path: 'bean-stew.json', content: JSON.stringify(recipe) }]));
    expect([status, body]).toEqual([201, 'bean-stew']);
  });

  test('may name a unit by an id alone, which means nothing here', async () => {
    const [line] = peers.recipe_ingredient;
    const unit = { id: '2c5d4a0e-3f4c-4d9a-8a46-0a4b8f6c5d99', name: '' };
    const content = JSON.stringify({ ...peers, recipe_ingredient: [{ ...line, unit }] });
    const recipe = await get((await upload(await zipOf([{ path: 'bean-stew.json', content }]))).body);
    expect(recipe.recipeIngredient).toMatchObject([{ quantity: 400, unit: null, food: { name: 'beans' } }]);
  });

  test('may have been packed by hand, with folders and what systems add', async () => {
    const archive = await zipOf([
      { path: '__MACOSX/._bean-stew.json', content: 'rubbish' },
      {
        path: 'stew/bean-stew.json',
        content: JSON.stringify({ ...peers, assets: [{ ...peers.assets[0], file_name: 'My Pot!.PNG' }] }),
      },
      { path: 'stew/assets/other.json', content: '{}' },
      { path: 'stew/assets/My Pot!.PNG', content: 'a pot' },
      { path: 'stew/.DS_Store', content: 'rubbish' },
    ]);
    const recipe = await get((await upload(archive)).body);

    expect(recipe).toMatchObject({ name: 'Bean Stew', image: null, assets: [{ name: 'Pot', fileName: 'pot.png' }] });
    expect(String(await media(recipe, 'assets/pot.png'))).toBe('a pot');
  });

  const folders = () => app.platform.files.list('recipes');
  const json = JSON.stringify(peers);
  /** The same length, so that the archive's own counts stay right. */
  const renamed = async (from: string, to: string) => {
    const archive = await zipOf([
      { path: 'bean-stew.json', content: json },
      { path: from, content: 'x' },
    ]);
    return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
  };
  test.each<[string, () => Promise<Buffer>, string]>([
    ['that is none', async () => Buffer.from('PK nothing'), 'import.bad-archive'],
    [
      'cut in half',
      async () => (await zipOf([{ path: 'bean-stew.json', content: json }])).subarray(0, 200),
      'import.bad-archive',
    ],
    ['without a recipe', () => zipOf([{ path: 'note.txt', content: 'x' }]), 'import.no-recipe-in-archive'],
    [
      'with other data',
      () => zipOf([{ path: 'package.json', content: '{"name":"x"}' }]),
      'import.no-recipe-in-archive',
    ],
    [
      'with broken JSON',
      () => zipOf([{ path: 'bean-stew.json', content: json.slice(1) }]),
      'import.no-recipe-in-archive',
    ],
    ['that leads out of its folder', () => renamed('xx/xx/evil.png', '../../evil.png'), 'import.bad-archive'],
    [
      'that unpacks into all memory',
      () => zipOf([{ path: 'a.json', content: Buffer.alloc(20_000_000) }]),
      'import.bad-archive',
    ],
    [
      'whose picture is a bomb',
      () =>
        zipOf([
          { path: 'bean-stew.json', content: json },
          { path: 'original.png', content: pictureBomb() },
        ]),
      'image.too-large',
    ],
    [
      'whose picture is a page',
      () =>
        zipOf([
          { path: 'bean-stew.json', content: json },
          { path: 'original.webp', content: '<html>' },
        ]),
      'image.not-an-image',
    ],
  ])('one %s is refused, and nothing is stored', async (_, make, code) => {
    const before = await folders();
    const { status, body } = await upload(await make());

    expect([status >= 400 && status < 500, body.detail.code]).toEqual([true, code]);
    expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
    expect(await folders()).toEqual(before);
  });
});
