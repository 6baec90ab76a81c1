import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAt } from '../../../../test/end-at.ts';
import { createHousehold } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { paprikaExport, sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const names = ['Pie', 'Soup'];

forEachDialect('a move that is cut short', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test.each(['before', 'after'] as const)('%s any of its transactions brings each recipe once', async (moment) => {
    const archive = await paprikaExport([
      ...names.map((name) => ({ name })),
      { name: '', ingredients: '', directions: '' },
    ]);
    for (let number = 1; ; number += 1) {
      const { member } = await createHousehold(app);
      const { body } = await sendFiles(app, member, { 'a.zip': archive });
      let process = endAt(app.connection, number, moment);
      const finish = async () => {
        await app.jobs.runDue().catch(() => undefined);
        process.goOn();
        app.clock.pass(3_600_000);
        await app.jobs.runDue();
      };
      await finish();
      const wasReading = process.hasEnded();
      expect((await member.call('GET', `/groups/moves/${body.id}`)).body).toMatchObject({ state: 'ready', recipes: 3 });
      await member.call('POST', `/groups/moves/${body.id}/start`);
      process = endAt(app.connection, number, moment);
      await finish();

      const recipes = await member.db.from('recipes').select('name').orderBy('name').execute();
      expect(recipes.map(({ name }) => name)).toEqual(names);
      const move = (await member.call('GET', `/groups/moves/${body.id}`)).body;
      expect(move).toMatchObject({ state: 'moved', progress: { found: 0, brought: 2, refused: 1 } });
      const entries = await member.db
        .from('reportEntries')
        .where('reportId', '=', move.reportId)
        .select('code')
        .orderBy('code')
        .execute();
      expect(entries.map(({ code }) => code)).toEqual(['brought', 'brought', 'empty']);
      expect(await member.db.from('reports').select('status').execute()).toEqual([{ status: 'partial' }]);
      if (!process.hasEnded() && !wasReading) break;
    }
  });
});
