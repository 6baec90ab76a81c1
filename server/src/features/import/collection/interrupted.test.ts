import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAt } from '../../../../test/end-at.ts';
import { createHousehold } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import { writeZip } from '../../../platform/files/index.ts';

const names = ['Pie', 'Soup'];
const archiveOf = (ids: string[]) =>
  buffer(
    writeZip(
      names.flatMap((name, index) => [
        {
          path: `recipes/${name}/${name}.json`,
          content: JSON.stringify({
            id: ids[index],
            name,
            slug: name.toLowerCase(),
            recipe_ingredient: [{ note: 'Flour' }],
            recipe_instructions: [{ text: 'Bake.' }],
            assets: [{ name: 'Card', icon: '', file_name: 'card.txt' }],
          }),
        },
        { path: `recipes/${name}/assets/card.txt`, content: 'By hand' },
      ]),
    ),
  );

forEachDialect('an archive whose import is cut short', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test.each(['before', 'after'] as const)('%s any of its transactions is brought in once', async (moment) => {
    for (let number = 1; ; number += 1) {
      const { member } = await createHousehold(app);
      const archive = await archiveOf(names.map(() => randomUUID()));
      const { body } = await send(app, contract.recipeCollections.restore, '/recipes/bulk-actions/restore', {
        files: { archive },
        token: member.token,
      });
      const process = endAt(app.connection, number, moment);
      await app.jobs.runDue().catch(() => undefined);
      process.goOn();
      app.clock.pass(3_600_000);
      await app.jobs.runDue();
      const recipes = await member.db.from('recipes').select(['name', 'assets']).orderBy('name').execute();
      expect(recipes.map(({ name }) => name)).toEqual(names);
      expect(recipes.every(({ assets }) => assets.includes('card.txt'))).toBe(true);
      const entries = await member.db
        .from('reportEntries')
        .where('reportId', '=', body.reportId)
        .select('code')
        .execute();
      expect(entries).toEqual(names.map(() => ({ code: 'restored' })));
      expect(await member.db.from('reports').select('status').execute()).toEqual([{ status: 'success' }]);
      if (!process.hasEnded()) break;
    }
  });
});
