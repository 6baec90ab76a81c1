import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  const create = async (name: string, fields: object = {}) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    const saved = await cook.call('PUT', `/recipes/${slug}`, { body: fields });
    expect(saved).toMatchObject({ status: 200 });
    return saved.body;
  };

  test('a recipe begins with the preferences of its group and a line in its timeline', async () => {
    const created = await cook.call('POST', '/recipes', { body: { name: 'Café Crème & Pie' } });
    const recipe = await cook.call('GET', `/recipes/${created.body}`);
    const events = await cook.call('GET', `/recipes/timeline/events?queryFilter=recipeId="${recipe.body.id}"`);

    expect(created).toMatchObject({ status: 201, body: 'cafe-creme-pie' });
    expect(recipe.body).toMatchObject({
      name: 'Café Crème & Pie',
      userId: cook.id,
      version: 1,
      recipeIngredient: [],
      settings: { public: true, disableAmount: false, locked: false },
      dateAdded: '2026-03-01',
    });
    expect(events.body.items).toMatchObject([{ subject: 'Recipe Created', eventType: 'system', userId: cook.id }]);
  });

  test('is found by its id as well', async () => {
    const { id, slug } = await create('By Id');
    expect((await cook.call('GET', `/recipes/${id}`)).body.slug).toBe(slug);
  });

  test('every part of a recipe is kept, with foods, units and organizers made as needed', async () => {
    const recipe = await create('Whole', {
      description: 'All of it',
      recipe_yield: 12,
      totalTime: '1 hour',
      orgURL: 'https://example.org/whole',
      recipeCategory: ['Dinner'],
      tags: [{ name: 'Quick' }, 'quick '],
      tools: [{ name: 'Oven' }],
      recipeIngredient: [
        { title: 'Dough', quantity: 1.5, unit: { name: 'cup' }, food: 'Flour', note: 'sifted', referenceId: 'a' },
        { quantity: '', food: { name: 'flour' }, note: 'for the table' },
        'a pinch of salt',
      ],
      recipeInstructions: [
        { text: 'Mix', ingredientReferences: [{ referenceId: 'a' }, { referenceId: 'unknown' }] },
        'Bake',
      ],
      nutrition: { calories: 200 },
      notes: [{ title: 'Tip', text: 'Rest it' }],
      extras: { colour: 'brown' },
      settings: { locked: false, disableAmount: false },
    });

    const [first, second, third] = recipe.recipeIngredient;
    expect(first).toMatchObject({ title: 'Dough', display: '1½ cups Flour sifted', quantity: 1.5 });
    expect(second.food.id).toBe(first.food.id);
    expect(third).toMatchObject({ note: 'a pinch of salt', food: null, display: 'a pinch of salt' });
    expect(recipe.recipeInstructions).toMatchObject([
      { text: 'Mix', ingredientReferences: [{ referenceId: first.referenceId }] },
      { text: 'Bake', ingredientReferences: [] },
    ]);
    expect(recipe).toMatchObject({
      recipeYield: '12',
      recipeCategory: [{ name: 'Dinner', slug: 'dinner' }],
      tags: [{ name: 'Quick' }],
      tools: [{ name: 'Oven', onHand: false }],
      nutrition: { calories: '200', fatContent: null },
      notes: [{ title: 'Tip', text: 'Rest it' }],
      extras: { colour: 'brown' },
    });
    expect((await cook.call('GET', '/recipes/whole')).body).toEqual(recipe);
  });

  test('a recipe without a name gets one, an empty name is refused', async () => {
    expect(await cook.call('POST', '/recipes', { body: {} })).toMatchObject({ status: 201, body: 'new-recipe' });
    expect(await cook.call('POST', '/recipes', { body: { name: null } })).toMatchObject({ body: 'new-recipe-1' });
    expect((await cook.call('POST', '/recipes', { body: { name: '  ' } })).status).toBe(422);
  });

  test('keys in snake case are understood at every depth', async () => {
    const recipe = await create('Snakes', {
      org_url: 'https://example.org',
      total_time: '5 minutes',
      recipe_ingredient: [{ reference_id: 'one', original_text: '1 egg', note: 'egg' }],
      recipe_instructions: [{ text: 'Boil', ingredient_references: [{ reference_id: 'one' }] }],
      settings: { show_nutrition: true },
      nutrition: { fat_content: '5' },
    });
    expect(recipe).toMatchObject({
      orgURL: 'https://example.org',
      totalTime: '5 minutes',
      recipeIngredient: [{ originalText: '1 egg' }],
      recipeInstructions: [{ ingredientReferences: [{ referenceId: recipe.recipeIngredient[0].referenceId }] }],
      settings: { showNutrition: true },
      nutrition: { fatContent: '5' },
    });
  });

  test('what today’s clients send is saved, with numbers as text and nothing for what they leave out', async () => {
    const { slug } = await create('From a client', { description: 'Kept' });
    const { status, body } = await cook.call('PUT', `/recipes/${slug}`, {
      body: {
        recipeServings: 4,
        recipeYieldQuantity: 2.5,
        prepTime: 15,
        rating: 5,
        image: 'ignored',
        userId: 'ignored',
        recipeIngredient: [{ note: '2 eggs', quantity: '2,5', unit: '', food: '', display: 'ignored', isFood: true }],
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      description: 'Kept',
      recipeServings: 4,
      recipeYieldQuantity: 2.5,
      prepTime: '15',
      rating: 5,
      image: null,
      userId: cook.id,
      recipeIngredient: [{ note: '2 eggs', quantity: 2.5, unit: null, food: null }],
    });
  });

  test('markup and odd characters come back as they were sent', async () => {
    const odd = '<script>alert(1)</script> \' " & \\ 😀 \u202e';
    const recipe = await create('Odd', {
      description: odd,
      recipeIngredient: [{ note: odd, title: odd, food: { name: odd } }],
      tags: [odd],
      notes: [{ title: odd, text: odd }],
      extras: { [odd]: odd },
    });
    expect(recipe).toMatchObject({
      description: odd,
      recipeIngredient: [{ note: odd, food: { name: odd } }],
      tags: [{ name: odd }],
      notes: [{ title: odd, text: odd }],
      extras: { [odd]: odd },
    });
    const nameless = await cook.call('PATCH', `/recipes/${recipe.slug}`, { body: { extras: { ' ': odd } } });
    expect([nameless.status, nameless.body.detail[0].msg]).toEqual([422, 'Key Name Required']);
    expect((await cook.call('GET', `/recipes?search=${encodeURIComponent(odd)}`)).body.total).toBe(1);
    expect((await cook.call('GET', `/recipes?tags=${encodeURIComponent(recipe.tags[0].slug)}`)).body.total).toBe(1);
  });
});
