import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('corrections of ingredients', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const create = async (path: '/foods' | '/units', name: string, more: object = {}) => {
    const { status, body } = await cook.call('POST', path, { body: { name, ...more } });
    expect(status).toBe(201);
    return { id: body.id };
  };
  const read = async (line: string, more: object = {}) => {
    const { body } = await cook.call('POST', '/parser/ingredients', { body: { ingredients: [line], ...more } });
    const [{ ingredient, corrections }] = body;
    return { ...ingredient, food: ingredient.food?.name, unit: ingredient.unit?.name ?? null, corrections };
  };
  const correct = async (input: string, ingredient: object, more: object = {}) => {
    const { status, body } = await cook.call('POST', '/parser/corrections', {
      body: { corrections: [{ input, ingredient }], ...more },
    });
    expect(status).toBe(200);
    return body;
  };
  const list = async () => (await cook.call('GET', '/parser/corrections')).body.items;

  test('a line is understood as it was corrected, with other amounts too', async () => {
    const [flour, spoon] = [await create('/foods', 'Weizenmehl'), await create('/units', 'Esslöffel')];
    const [remembered] = await correct(
      '2 geh. EL Mehl (Type 405)',
      { quantity: 2, unit: spoon, food: flour, note: 'gehäuft, Type 405' },
      { language: 'de' },
    );
    expect(remembered).toMatchObject({
      kind: 'line',
      pattern: '# geh. el mehl (type 405)',
      quantity: null,
      food: { name: 'Weizenmehl' },
      unit: { name: 'Esslöffel' },
      note: 'gehäuft, Type 405',
    });

    for (const [line, quantity] of [
      ['2 geh. EL Mehl (Type 405)', 2],
      ['3½ geh. EL mehl (Type 405)', 3.5],
    ] as const) {
      expect(await read(line, { language: 'de' })).toMatchObject({
        quantity,
        unit: 'Esslöffel',
        food: 'Weizenmehl',
        note: 'gehäuft, Type 405',
        originalText: line,
        corrections: [remembered.id],
      });
    }
    const { body } = await cook.call('POST', '/parser/ingredient', {
      body: { ingredient: '1 geh. EL Mehl (Type 405)', parser: 'brute' },
    });
    expect(body).toMatchObject({ confidence: { average: null }, ingredient: { food: { name: 'Weizenmehl' } } });
  });

  test('a food that the group spells in another way is known in any line', async () => {
    const chickpeas = await create('/foods', 'Kichererbsen');
    const [remembered] = await correct('400 g garbanzo beans', { food: chickpeas });
    expect(remembered).toMatchObject({ kind: 'food', pattern: 'garbanzo beans', food: { name: 'Kichererbsen' } });

    expect(await read('2 cups Garbanzo Beans, drained')).toMatchObject({
      quantity: 2,
      unit: 'cups',
      food: 'Kichererbsen',
      note: 'drained',
    });
  });

  test('a unit that the group spells in another way is known in any line', async () => {
    const spoon = await create('/units', 'Soup spoon');
    await correct('2 tablespoons sugar', { unit: spoon });
    expect(await read('1 tablespoons honey')).toMatchObject({ unit: 'Soup spoon', food: 'honey' });
  });

  test('an amount that was put right counts for exactly this line', async () => {
    await correct('2 x 3 eggs', { quantity: 6 });
    expect(await read('2 x 3 eggs')).toMatchObject({ quantity: 6 });
    expect((await read('4 x 3 eggs')).quantity).not.toBe(6);
  });

  test('a range keeps its upper end when the line is corrected', async () => {
    const garlic = await create('/foods', 'Garlic');
    const before = await read('2-3 fat cloves of garlic (big)');
    await correct('2-3 fat cloves of garlic (big)', { unit: null, food: garlic, note: before.note });
    expect(await read('5-6 fat cloves of garlic (big)')).toMatchObject({ quantity: 5, food: 'Garlic' });
    expect((await read('5-6 fat cloves of garlic (big)')).note).toContain('5-6');
  });

  test('what agrees with the parser teaches nothing, and takes back what was taught', async () => {
    const butter = await create('/foods', 'Butter');
    const plain = await read('100 g butter');
    expect(await correct('100 g butter', { quantity: 100, food: butter, note: '' })).toEqual([]);

    const margarine = await create('/foods', 'Margarine');
    expect(await correct('100 g butter', { food: margarine })).toHaveLength(1);
    expect((await read('100 g butter')).food).toBe('Margarine');
    expect(await correct('100 g butter', { food: butter, note: plain.note })).toEqual([]);
    expect(await list()).toEqual([]);
    expect((await read('100 g butter')).food).toBe('Butter');
  });

  test('a later correction of the same line replaces the earlier one', async () => {
    const [first, second] = [await create('/foods', 'One thing'), await create('/foods', 'Another thing')];
    await correct('1 gizmo (large)', { quantity: 1, food: first, note: 'large' });
    await correct('1 gizmo (large)', { quantity: 1, food: second, note: 'large' });
    expect(await list()).toHaveLength(1);
    expect((await read('7 gizmo (large)')).food).toBe('Another thing');
  });

  test('corrections can be searched and forgotten, and are unknown to other groups', async () => {
    const [a, b] = [await create('/foods', 'Food a'), await create('/foods', 'Food b')];
    await correct('1 thingummy', { food: a });
    await correct('1 whatsit', { food: b });
    const { body } = await cook.call('GET', '/parser/corrections?search=WHAT');
    expect(body.items).toMatchObject([{ input: '1 whatsit', food: { name: 'Food b' } }]);

    const stranger = (await createHousehold(app)).member;
    const address = `/parser/corrections/${body.items[0].id}`;
    expect((await stranger.call('DELETE', address)).status).toBe(404);
    expect((await stranger.call('GET', '/parser/corrections')).body.total).toBe(0);

    expect((await cook.call('DELETE', address)).body).toMatchObject({ input: '1 whatsit' });
    expect((await cook.call('DELETE', address)).body.detail.code).toBe('correction.not-found');
    expect((await read('1 whatsit')).food).toBe('whatsit');
    expect(await list()).toHaveLength(1);
  });

  test('a food of another group, and one that is gone, are refused', async () => {
    const stranger = (await createHousehold(app)).member;
    const foreign = (await stranger.call('POST', '/foods', { body: { name: 'Foreign' } })).body;
    for (const id of [foreign.id, '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a']) {
      const { status, body } = await cook.call('POST', '/parser/corrections', {
        body: { corrections: [{ input: '1 egg', ingredient: { food: { id } } }] },
      });
      expect([status, body.detail.code]).toEqual([404, 'food.not-found']);
    }
  });

  test('a merge of foods takes its corrections along, and deleting a food takes them away', async () => {
    const organizer = await createMember(app, cook.groupId, 'organizer');
    const [from, to] = [await create('/foods', 'Spuds'), await create('/foods', 'Potatoes')];
    await correct('1 kg earth apples', { food: from });

    const merged = await organizer.call('PUT', '/foods/merge', { body: { fromFood: from.id, toFood: to.id } });
    expect(merged.status).toBe(200);
    expect((await read('2 kg earth apples')).food).toBe('Potatoes');

    expect((await organizer.call('DELETE', `/foods/${to.id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await read('2 kg earth apples')).food).toBe('earth apples');
  });

  test('lines that are odd or endless do no harm', async () => {
    const food = await create('/foods', 'Thing');
    for (const input of ['#', '# # 2 #', '½', '\ud83d', '\ufdfa'.repeat(500), 'x'.repeat(2000), '１２ 個']) {
      await correct(input, { quantity: 3, food, note: 'odd' });
    }
    expect((await list()).length).toBeGreaterThan(3);
  });
});
