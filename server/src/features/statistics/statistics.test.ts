import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createOrganizer } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

forEachDialect('statistics', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    await createMember(app, group.id);
    stranger = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  test('count what the own group has', async () => {
    for (const name of ['Soup', 'Pie']) await cook.call('POST', '/recipes', { body: { name } });
    await createOrganizer(cook, 'category');
    for (const name of ['quick', 'light', 'late']) await createOrganizer(cook, 'tag', name);
    const counts = { totalRecipes: 2, totalUsers: 2, totalCategories: 1, totalTags: 3, totalTools: 0 };
    for (const level of ['groups', 'households']) {
      expect((await cook.call('GET', `/${level}/statistics`)).body).toEqual(counts);
    }
    expect((await stranger.call('GET', '/groups/statistics')).body).toMatchObject({ totalRecipes: 0, totalUsers: 1 });
  });

  test('follow what is deleted', async () => {
    await cook.call('DELETE', '/recipes/pie');
    expect((await cook.call('GET', '/groups/statistics')).body.totalRecipes).toBe(1);
  });

  test('measure the files of the own group, also of what is in the bin', async () => {
    const used = async (member: TestMember) => {
      const { body } = await member.call('GET', '/groups/storage');
      expect(body.totalStorageBytes).toBeGreaterThan(body.usedStorageBytes);
      expect(body.totalStorageStr).toMatch(/ [KMGT]B$/);
      return body;
    };
    expect(await used(cook)).toMatchObject({ usedStorageBytes: 0, usedStorageStr: '0 bytes' });
    const image = await picture('#c62828').jpeg().toBuffer();
    const files = { image };
    await send(app, contract.recipes.replaceImage, '/recipes/soup/image', {
      files,
      form: { extension: 'jpg' },
      token: cook.token,
    });
    const { usedStorageBytes } = await used(cook);
    expect(usedStorageBytes).toBeGreaterThan(0);
    await cook.call('DELETE', '/recipes/soup');
    expect((await used(cook)).usedStorageBytes).toBe(usedStorageBytes);
    expect((await used(stranger)).usedStorageBytes).toBe(0);
  });

  test('hold the files of a group to what the server allows', async () => {
    const small = await createTestApp(database, { GROUP_STORAGE_MB: '1' });
    const { group, member } = await createHousehold(small);
    await member.call('POST', '/recipes', { body: { name: 'Soup' } });
    const upload = async (bytes: number, name: string) => {
      const files = { file: Buffer.alloc(bytes, 1) };
      const form = { name, icon: 'file', extension: 'bin' };
      const { token } = member;
      const { status, body } = await send(small, contract.recipes.addAsset, '/recipes/soup/assets', {
        files,
        form,
        token,
      });
      return [status, body.detail?.message ?? body.name];
    };
    expect(await upload(600_000, 'one')).toEqual([200, 'one']);
    const refused = [
      413,
      'The household has no room for 585.94 KB: 438.06 KB of 1.0 MB are left. Delete pictures or files, or ask who runs this server for more room.',
    ];
    expect(await upload(600_000, 'two')).toEqual(refused);
    expect(await upload(400_000, 'three')).toEqual([200, 'three']);
    const storage = (await member.call('GET', '/groups/storage')).body;
    expect(storage).toMatchObject({
      usedStorageBytes: 1_000_000,
      totalStorageBytes: 1024 ** 2,
      totalStorageStr: '1.0 MB',
      hasQuota: true,
    });

    // Room that was made counts at once.
    await small.platform.files.removeFolder(`recipes/${(await member.call('GET', '/recipes/soup')).body.id}`);
    expect(await upload(600_000, 'four')).toEqual([200, 'four']);
    const other = await createMember(small, (await createHousehold(small)).group.id);
    expect(group.id).not.toBe(other.groupId);
    await small.close();
  });
});
