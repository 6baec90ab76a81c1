import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../../../test/open-test-database.ts';
import { migrateDatabase } from '../migrate.ts';
import { schemaMigrations } from './index.ts';

forEachDialect('a group from before labels and aliases', (database) => {
  let open: OpenTestDatabase;
  beforeEach(async () => {
    open = await openTestDatabase(database);
  });
  afterEach(() => open.close());

  test('keeps its foods and units, which are found by their plurals and abbreviations from then on', async () => {
    const { connection, folder } = open;
    const now = new Date('2026-03-01T12:00:00.000Z');
    const stamps = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
    const groupId = randomUUID();
    const common = { groupId, description: '', extras: '{}', ...stamps };
    await migrateDatabase(connection, { backupFolder: folder, now, migrations: schemaMigrations.slice(0, 1) });
    await connection.write
      .insertInto('groups')
      .values({
        id: groupId,
        name: 'Home',
        slug: 'home',
        privateGroup: 0,
        firstDayOfWeek: 0,
        recipePublic: 1,
        recipeShowNutrition: 0,
        recipeShowAssets: 0,
        recipeLandscapeView: 0,
        recipeDisableComments: 0,
        recipeDisableAmount: 0,
        ...stamps,
      })
      .execute();
    await connection.write
      .insertInto('foods')
      .values([
        { ...common, id: randomUUID(), name: 'Ei', nameKey: 'ei', pluralName: 'Eiér', onHand: 0 },
        { ...common, id: randomUUID(), name: 'Salz', nameKey: 'salz', pluralName: null, onHand: 0 },
      ])
      .execute();
    await connection.write
      .insertInto('units')
      .values({
        ...common,
        id: randomUUID(),
        name: 'Teaspoon',
        nameKey: 'teaspoon',
        pluralName: 'Teaspoons',
        abbreviation: 'tsp',
        pluralAbbreviation: 'tsp',
        useAbbreviation: 0,
        fraction: 1,
      })
      .execute();

    await migrateDatabase(connection, { backupFolder: folder, now });

    const foods = connection.read.selectFrom('foods').select(['name', 'aliases', 'otherKeys']).orderBy('name');
    expect(await foods.execute()).toEqual([
      { name: 'Ei', aliases: '[]', otherKeys: 'eier' },
      { name: 'Salz', aliases: '[]', otherKeys: '' },
    ]);
    const units = connection.read.selectFrom('units').select(['otherKeys', 'standardQuantity', 'standardUnit']);
    expect(await units.execute()).toEqual([
      { otherKeys: 'teaspoons\ntsp', standardQuantity: null, standardUnit: null },
    ]);
  });
});
