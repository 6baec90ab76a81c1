import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupComparison, type ComparedKind, contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';

forEachDialect('backups that are looked at before a restore', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    admin = await createMember(app, group.id, 'admin');
    await addRecipe('Leek Soup');
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', {
      ...{ files: { image }, form: {}, token: cook.token },
    });
  });
  afterEach(() => app.close());

  const addRecipe = (name: string) => cook.call('POST', '/recipes', { body: { name } });
  const folder = () => join(app.dataFolder, 'backups');
  const compared = async (name: string): Promise<BackupComparison> =>
    (await admin.call('GET', `/admin/backups/${name}/comparison`)).body;
  const lineOf = ({ kinds }: BackupComparison, kind: ComparedKind['kind']) => {
    const { kind: _, ...line } = kinds.find((one) => one.kind === kind) ?? { kind };
    return line;
  };

  test('tell what a restore would change, kind by kind', async () => {
    await addRecipe('Kale');
    const { name } = await backUp(app, admin);
    await addRecipe('Bread');
    await cook.call('DELETE', '/recipes/kale');
    await cook.call('PATCH', '/recipes/leek-soup', { body: { description: 'With cream' } });
    await cook.call('DELETE', '/recipes/leek-soup/image');
    const comparison = await compared(name);
    expect(comparison).toMatchObject({
      goingRecipes: [{ name: 'Bread', by: cook.fullName, image: null }],
      returningRecipes: [{ name: 'Kale' }],
      ...{ account: 'stays', laterSteps: 0, isTooNew: false },
    });
    expect(lineOf(comparison, 'recipes')).toEqual({ today: 2, after: 2, going: 1, returning: 1, changed: 1 });
    expect(lineOf(comparison, 'pictures')).toMatchObject({ after: 1, returning: 1 });
    expect(lineOf(comparison, 'users')).toEqual({ today: 2, after: 2, going: 0, returning: 0, changed: 0 });
  });

  test('say before a restore what becomes of log-ins, and name no recipe that somebody keeps to themselves', async () => {
    const { name } = await backUp(app, admin);
    await addRecipe('Secret Sauce');
    await cook.call('PUT', '/recipes/secret-sauce/visibility', { body: { visibility: 'owner' } });
    const newcomer = await createMember(app, cook.groupId, 'admin');
    await new InstanceDatabase(app.connection).change((transaction) =>
      transaction.updateTable('users').where('id', '=', admin.id).set({ passwordHash: 'another' }).execute(),
    );

    const comparison = await compared(name);
    expect([comparison.account, comparison.goingRecipes]).toEqual(['former-password', []]);
    expect(lineOf(comparison, 'recipes')).toMatchObject({ going: 1 });
    expect(lineOf(comparison, 'users')).toMatchObject({ today: 3, after: 2, going: 1, changed: 1 });
    expect((await newcomer.call('GET', `/admin/backups/${name}/comparison`)).body.account).toBe('gone');
  });

  test('of which a table can’t be read would lose what was in it', async () => {
    const { name } = await backUp(app, admin);
    await rm(join(folder(), name, 'tables', 'recipes.jsonl.gz'));
    expect(lineOf(await compared(name), 'recipes')).toMatchObject({ today: 1, after: 0, going: 1 });
  });

  test('of another program say how many steps their tables are apart', async () => {
    const { name } = await backUp(app, admin);
    const path = join(folder(), name, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    const madeAt = (schema: number) => writeFile(path, JSON.stringify({ ...manifest, schema }));
    await madeAt(manifest.schema - 2);
    expect(await compared(name)).toMatchObject({ laterSteps: 2, isTooNew: false });
    await madeAt(manifest.schema + 1);
    expect(await compared(name)).toMatchObject({ laterSteps: 0, isTooNew: true });
  });
});
