import { isDeepStrictEqual } from 'node:util';
import { contract, type ExportFormat, type Recipe } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, createMember, emptyBin, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { sendFiles } from '../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

const names = (things: { name: string }[]) => things.map(({ name }) => name).toSorted();

/** What a recipe is for whoever cooks from it, field by field. */
const fieldsOf = (recipe: Recipe, besides: object) => ({
  name: recipe.name,
  description: recipe.description,
  servings: recipe.recipeServings,
  yield: [recipe.recipeYieldQuantity, recipe.recipeYield],
  prepTime: recipe.prepTime,
  cookTime: recipe.performTime,
  totalTime: recipe.totalTime,
  categories: names(recipe.recipeCategory),
  tags: names(recipe.tags),
  tools: names(recipe.tools),
  ingredients: recipe.recipeIngredient.map(({ display }) => display),
  ingredientSections: recipe.recipeIngredient.map(({ title }) => title || null),
  ingredientParts: recipe.recipeIngredient.map(({ quantity, unit, food, note }) => [
    quantity,
    unit?.name,
    food?.name,
    note,
  ]),
  linkedRecipes: recipe.recipeIngredient.flatMap(({ referencedRecipe }) => referencedRecipe?.name ?? []),
  steps: recipe.recipeInstructions.map(({ text }) => text),
  stepSections: recipe.recipeInstructions.map(({ title }) => title),
  stepSummaries: recipe.recipeInstructions.map(({ summary }) => summary),
  stepIngredients: recipe.recipeInstructions.map(({ ingredientReferences }) =>
    ingredientReferences.map(({ referenceId }) =>
      recipe.recipeIngredient.findIndex((line) => line.referenceId === referenceId),
    ),
  ),
  notes: recipe.notes.map(({ title, text }) => [title, text]),
  nutrition: Object.entries(recipe.nutrition).filter(([, value]) => value),
  address: recipe.orgURL,
  rating: recipe.rating,
  picture: recipe.image !== null,
  files: recipe.assets.map(({ name, fileName, icon }) => [name, fileName, icon]),
  extras: recipe.extras,
  dateAdded: recipe.dateAdded,
  lastMade: recipe.lastMade,
  createdAt: recipe.createdAt,
  version: recipe.version,
  ...besides,
});

type Field = keyof ReturnType<typeof fieldsOf> | 'comments' | 'timeline' | 'opinions' | 'versions';

/** What stands in no file but our own. Extras are notes elsewhere, and a number of servings is the yield too. */
const ofOursAlone: Field[] = [
  'createdAt',
  'version',
  'comments',
  'timeline',
  'opinions',
  'versions',
  'stepIngredients',
  'extras',
  'files',
  'yield',
];

/**
 * What is not the same again of each format, and nothing else: parts of lines in texts are understood anew, in a group that knows no
 * units, where “cups” is one of its own.
 */
const lost: [ExportFormat, Field[]][] = [
  ['json', []],
  ['mealie', [...ofOursAlone.filter((field) => field !== 'files'), 'notes']],
  // Its steps are plain text, and link to no file.
  ['schema-org', [...ofOursAlone, 'ingredientParts', 'lastMade', 'steps']],
  ['markdown', [...ofOursAlone.filter((field) => field !== 'files'), 'ingredientParts', 'lastMade']],
  [
    'paprika',
    [
      ...ofOursAlone.filter((field) => field !== 'opinions'),
      'ingredientParts',
      'steps',
      'stepSummaries',
      'categories',
      'tags',
      'tools',
      'notes',
      'lastMade',
    ],
  ],
  ['cooklang', [...ofOursAlone, 'steps', 'stepSummaries', 'notes', 'nutrition', 'rating', 'dateAdded', 'lastMade']],
];

forEachDialect('recipes that are taken away and brought back', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let other: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
    other = await createMember(app, cook.groupId);
    await cook.call('POST', '/recipes', { body: { name: 'Stock' } });
    await cook.call('PATCH', '/recipes/stock', {
      body: { recipeIngredient: [{ note: 'bones' }], recipeInstructions: [{ text: 'Simmer the bones.' }] },
    });
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const { token } = cook;
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', { files: { image }, form: {}, token });
    const file = { files: { file: Buffer.from('{"a":1}') }, form: { name: 'Card', extension: 'json' }, token };
    await send(app, contract.recipes.addAsset, '/recipes/leek-soup/assets', file);
    const { id: soupId } = (await cook.call('GET', '/recipes/leek-soup')).body;
    const card = `[Card](/api/media/recipes/${soupId}/assets/card.json)`;
    const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    const { status } = await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        description: 'Warm and green.',
        recipeServings: 4,
        prepTime: '10 minutes',
        performTime: '20 minutes',
        totalTime: '30 minutes',
        tags: ['Winter', 'Quick'],
        recipeCategory: ['Soup'],
        tools: ['Large pot'],
        dateAdded: '2024-05-06',
        recipeIngredient: [
          {
            referenceId: first,
            title: 'Base',
            quantity: 2,
            unit: { name: 'cup' },
            food: { name: 'leek' },
            note: 'sliced',
          },
          { referenceId: second, quantity: 1, referencedRecipe: { slug: 'stock' }, note: '' },
          { title: 'To serve', quantity: 0.5, unit: { name: 'teaspoon' }, food: { name: 'salt' }, note: '' },
        ],
        recipeInstructions: [
          { title: 'First', text: 'Cut the leek.', summary: 'Prepare', ingredientReferences: [{ referenceId: first }] },
          { text: `Add the stock. ${card}`, ingredientReferences: [{ referenceId: second }] },
          { title: 'Then', text: 'Season with salt.' },
        ],
        notes: [{ title: 'Tip', text: 'Better tomorrow.' }],
        nutrition: { calories: '310', proteinContent: '5' },
        orgURL: 'https://example.org/leek',
        extras: { wine: 'Riesling' },
        settings: { showNutrition: true, public: false },
      },
    });
    expect(status).toBe(200);
    const { id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    await other.call('POST', '/comments', { body: { recipeId: id, text: 'Better with cream.' } });
    const event = { recipeId: id, subject: 'Made it', eventType: 'comment', timestamp: '2026-01-02T18:00:00Z' };
    await other.call('POST', '/recipes/timeline/events', { body: event });
    await cook.call('POST', `/users/${cook.id}/ratings/leek-soup`, { body: { rating: 4, isFavorite: true } });
  });
  afterAll(() => app.close());

  const soup = async () => {
    const { body: recipe } = await cook.call('GET', '/recipes/leek-soup');
    const { body: comments } = await cook.call('GET', '/recipes/leek-soup/comments');
    const { body: events } = await cook.call('GET', '/recipes/timeline/events?perPage=-1');
    const { body: versions } = await cook.call('GET', '/recipes/leek-soup/versions');
    const { body: opinions } = await cook.call('GET', `/users/${cook.id}/ratings`);
    const pick = (keys: string[]) => (row: Record<string, unknown>) => keys.map((key) => row[key]);
    return fieldsOf(recipe, {
      comments: comments.map(pick(['text', 'userId', 'createdAt'])),
      timeline: events.items
        .filter((event: { recipeId: string }) => event.recipeId === recipe.id)
        .map(pick(['subject', 'eventType', 'userId', 'timestamp'])),
      versions: versions.map(pick(['version', 'savedAt', 'userId'])),
      opinions: opinions.ratings.map(pick(['rating', 'isFavorite'])),
    });
  };

  const takeAway = async (exportType: ExportFormat): Promise<Buffer> => {
    app.clock.pass(1000);
    await cook.call('POST', '/recipes/bulk-actions/export', { body: { exportType } });
    await app.jobs.runDue();
    const [made] = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
    return (await app.platform.files.read(made.path)) ?? Buffer.alloc(0);
  };

  const emptyGroup = async () => {
    const organizer = await createMember(app, cook.groupId, 'organizer');
    for (const slug of ['leek-soup', 'stock']) {
      expect((await cook.call('DELETE', `/recipes/${slug}`)).status).toBe(200);
    }
    for (const kind of ['foods', 'units', 'organizers/categories', 'organizers/tags', 'organizers/tools']) {
      for (const { id } of (await cook.call('GET', `/${kind}?perPage=-1`)).body.items) {
        expect((await organizer.call('DELETE', `/${kind}/${id}`)).status).toBe(200);
      }
    }
    await emptyBin(app, cook.groupId);
  };

  const bringBack = async (archive: Buffer) => {
    const { body: move } = await sendFiles(app, cook, { 'recipes.zip': archive });
    await app.jobs.runDue();
    const choices = { addTag: false, visibility: 'household' };
    expect((await cook.call('PATCH', `/groups/moves/${move.id}`, { body: choices })).status).toBe(200);
    expect((await cook.call('POST', `/groups/moves/${move.id}/start`)).status).toBe(202);
    await app.jobs.runDue();
  };

  describe.each(lost)('as %s', (format, fields) => {
    test('come back as they were, as far as it carries them', async () => {
      const before = await soup();
      const archive = await takeAway(format);
      await emptyGroup();
      await bringBack(archive);
      const after = await soup();
      const differing = Object.entries(before).flatMap(([field, value]) =>
        isDeepStrictEqual(new Map(Object.entries(after)).get(field), value) ? [] : [field],
      );
      expect(differing.toSorted(), JSON.stringify({ before, after })).toEqual(fields.toSorted());
    });
  });
});
