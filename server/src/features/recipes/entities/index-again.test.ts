import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold } from '../../../../test/factories/household.ts';
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
