import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { archives } from '../../../../test/archives.ts';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { paprikaExport } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

forEachDialect('migrations as older clients call them', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const migrate = (archive: Buffer, form: Record<string, string>, path = '/groups/migrations') =>
    send(app, contract.migrations.migrate, path, { files: { archive }, form, token: cook.token });

  test.each(['/groups/migrations', '/households/migrations'])('answer %s once all is there', async (path) => {
    const archive = await paprikaExport([{ name: 'Soup' }, { name: '', ingredients: '', directions: '' }]);
    const { status, body } = await migrate(archive, { migration_type: 'paprika', add_migration_tag: 'true' }, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ category: 'migration', name: 'Paprika Migration', status: 'partial' });
    expect((await cook.call('GET', '/recipes/soup')).body).toMatchObject({
      userId: cook.id,
      tags: [{ name: 'paprika' }],
    });
    const report = (await cook.call('GET', `/groups/reports/${body.id}`)).body;
    expect(report.entries.map(({ message }: { message: string }) => message)).toContain('Imported Soup successfully');
    expect(report.entries).toContainEqual(
      expect.objectContaining({ success: false, message: expect.stringMatching(/^Failed to import /) }),
    );
  });

  test.each(Object.entries(archives))('bring what an archive of %s has', async (type, make) => {
    const { status, body } = await migrate(await make(), { migration_type: type, add_migration_tag: 'false' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ category: 'migration', status: 'success', groupId: cook.groupId });
    const { recipeIngredient, recipeInstructions } = (await cook.call('GET', '/recipes/leek-soup')).body;
    expect([recipeIngredient.length, recipeInstructions.length]).toEqual(type === 'paprika' ? [2, 2] : [1, 1]);
    const report = (await cook.call('GET', `/groups/reports/${body.id}`)).body;
    expect(report.entries).toMatchObject([{ success: true, message: 'Imported Leek soup successfully' }]);
  });

  test('bring all as new ones', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    const { body } = await migrate(await paprikaExport([{ name: 'Soup' }]), { migration_type: 'paprika' });
    expect(body.status).toBe('success');
    expect((await cook.call('GET', '/recipes')).body.total).toBe(2);
    expect((await cook.call('GET', '/organizers/tags')).body.total).toBe(0);
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['is none', () => Buffer.from('no archive'), 'paprika'],
    ['is of another app', () => paprikaExport([{ name: 'Soup' }]), 'tandoor'],
  ])('tell of a file that %s', async (_, make, type) => {
    const { status, body } = await migrate(await make(), { migration_type: type });
    expect(status).toBe(200);
    expect(body.status).toBe('failure');
    const report = (await cook.call('GET', `/groups/reports/${body.id}`)).body;
    expect(report.entries).toMatchObject([
      { success: false, message: expect.stringMatching(/^There is no recipe of /) },
    ]);
    expect((await cook.call('GET', '/groups/moves')).body).toEqual([]);
  });

  test('refuse an app that they do not know', async () => {
    const archive = await paprikaExport([{ name: 'Soup' }]);
    expect((await migrate(archive, { migration_type: 'allrecipes' })).status).toBe(422);
  });
});
