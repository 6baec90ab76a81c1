import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember } from '../../../../test/factories/household.ts';
import { createRecipe } from '../../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { indexAgain } from './index-again.ts';

forEachDialect('many recipes whose words have changed', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test('are found by what their foods and tags are called after each change of those', async () => {
    const { group } = await createHousehold(app);
    const member = await createMember(app, group.id, 'organizer');
    await createRecipe(member, 'Stew');
    const { body } = await member.call('PATCH', '/recipes/stew', {
      body: { recipeIngredient: [{ food: 'neep' }], tags: ['Scottish'] },
    });
    const finds = async (...words: string[]) => {
      const replies = await Promise.all(words.map((word) => member.call('GET', `/recipes?search=${word}`)));
      return words.filter((_, index) => replies[index]?.body.total === 1);
    };
    const words = ['neep', 'swede', 'Scottish', 'rutabaga'];
    expect(await finds(...words)).toEqual(['neep', 'Scottish']);

    const from = body.recipeIngredient[0].food.id;
    const { body: to } = await member.call('POST', '/foods', { body: { name: 'swede' } });
    const { body: merge } = await member.call('PUT', '/foods/merge', { body: { fromFood: from, toFood: to.id } });
    expect(await finds(...words)).toEqual(['swede', 'Scottish']);
    await member.call('POST', `/groups/merges/${merge.mergeId}/undo`);
    expect(await finds(...words)).toEqual(['neep', 'Scottish']);
    await member.call('PUT', `/foods/${from}`, { body: { name: 'neep', pluralName: 'rutabaga' } });
    expect(await finds(...words)).toEqual(['neep', 'Scottish', 'rutabaga']);
    await member.call('DELETE', `/organizers/tags/${body.tags[0].id}`);
    await member.call('DELETE', `/foods/${from}`);
    expect(await finds(...words)).toEqual([]);
  });

  test('are all found, also when the process ends before it has come to the last', async () => {
    const { member } = await createHousehold(app);
    for (let index = 0; index < 150; index++) await createRecipe(member, `Goulash ${index}`);
    const rows = await member.db.from('recipes').select('number').execute();
    const numbers = rows.map(({ number }) => number);
    const found = async () => (await member.call('GET', '/recipes?search=goulash')).body.total;

    // What follows the commit stops here for ever, as it does where the process ends.
    void member.db.change(async (db) => {
      db.afterCommit(() => new Promise(() => undefined));
      await indexAgain(db, numbers, app.clock.now());
    });
    await expect.poll(found).toBe(100);
    app.clock.pass(3_600_000);
    await app.jobs.runDue();
    expect(await found()).toBe(150);
    expect(await member.db.from('jobs').select('id').execute()).toEqual([]);
  });
});
