import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minutesOfRecipes } from './0011-minutes-of-recipes.ts';

forEachDialect('recipes from before their minutes were counted', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterEach(() => app.close());

  test('are found by how long they take', async () => {
    for (const [name, totalTime] of [
      ['Toast', '5 Min.'],
      ['Pancakes', '25 minutes'],
      ['Stew', '3 h'],
      ['Bread', null],
    ]) {
      const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
      await cook.call('PATCH', `/recipes/${slug}`, { body: { totalTime } });
    }
    const { write, dialect } = app.connection;
    await write.schema.alterTable('recipes').dropColumn('totalMinutes').execute();

    await minutesOfRecipes(write, dialect);

    const { body } = await cook.call('GET', '/recipes?queryFilter=totalMinutes%20%3C%3D%2060&orderBy=name:asc');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Pancakes', 'Toast']);
  });
});
