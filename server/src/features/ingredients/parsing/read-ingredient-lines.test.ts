import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readIngredientLines, understoodIngredient } from '../index.ts';

forEachDialect('lines of a recipe that comes in', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/foods', { body: { name: 'Mehl' } });
  });
  afterAll(() => app.close());

  test('are saved in parts where the group has the food, and as they are where it has not', async () => {
    const parsed = await readIngredientLines(cook.db, ['250 g Mehl, gesiebt', '1 Prise Zauberpulver'], 'de');
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Teig' } });
    const { body } = await cook.call('PUT', `/recipes/${slug}`, {
      body: { recipeIngredient: parsed.map(understoodIngredient) },
    });

    expect(body.recipeIngredient).toMatchObject([
      {
        quantity: 250,
        unit: { name: 'g' },
        food: { name: 'Mehl' },
        note: 'gesiebt',
        originalText: '250 g Mehl, gesiebt',
      },
      { quantity: null, food: null, note: '1 Prise Zauberpulver', originalText: '1 Prise Zauberpulver' },
    ]);
  });
});
