import type { Method } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { InstanceDatabase } from '../../platform/database/instance-database.ts';

const rounds = 8;

forEachDialect('two who take the same right from each other in the same moment', (database) => {
  let app: TestApp;
  let instance: InstanceDatabase;
  beforeAll(async () => {
    app = await createTestApp(database);
    instance = new InstanceDatabase(app.connection);
  });
  afterAll(() => app.close());

  const startPair = async (role: 'admin' | 'manager') => {
    await instance.change((transaction) => transaction.updateTable('users').set({ admin: 0, canManage: 0 }).execute());
    const { id } = await createGroup(app);
    return [await createMember(app, id, role), await createMember(app, id, role)] as const;
  };
  const left = async (right: 'admin' | 'canManage') =>
    (await instance.read.selectFrom('users').select('id').where(right, '=', 1).execute()).length;
  type Act = (by: TestMember, other: TestMember) => [Method, string, object?];
  const demote: Act = (_, other) => ['PUT', `/users/${other.id}`, { admin: false }];
  const demoteFromAdmin: Act = (_, other) => ['PUT', `/admin/users/${other.id}`, { admin: false }];
  const removeAccount: Act = (_, other) => ['DELETE', `/admin/users/${other.id}`];
  const removeMember: Act = (_, other) => ['DELETE', `/groups/members/${other.id}`];
  const takeRights: Act = (_, other) => ['PUT', '/groups/permissions', { userId: other.id }];
  const goAway: Act = () => ['POST', '/users/self/delete', { password }];

  const act = async (by: TestMember, [method, path, body]: ReturnType<Act>) =>
    (await by.call(method, path, body && { body })).status;

  const ofAdmins: [string, Act, Act][] = [
    ['in their profiles', demote, demote],
    ['in the administration', demoteFromAdmin, demoteFromAdmin],
    ['in one place and the other', demote, demoteFromAdmin],
    ['while one of them is deleted', demote, removeAccount],
    ['while one of them is removed', demoteFromAdmin, removeMember],
    ['by removing each other', removeMember, removeMember],
    ['by deleting each other', removeAccount, removeAccount],
  ];
  test.each(ofAdmins)('leave an administrator: %s', async (_, one, two) => {
    for (let round = 0; round < rounds; round++) {
      const [ada, ben] = await startPair('admin');
      const statuses = await Promise.all([act(ada, one(ada, ben)), act(ben, two(ben, ada))]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await left('admin')).toBe(1);
    }
  });

  test.each([
    ['in a profile', demote],
    ['in the administration', demoteFromAdmin],
    ['by removing them', removeMember],
  ])('leave an administrator while the other one goes: %s', async (_, takeFrom) => {
    for (let round = 0; round < rounds; round++) {
      const [ada, ben] = await startPair('admin');
      const statuses = await Promise.all([act(ada, goAway(ada, ben)), act(ada, takeFrom(ada, ben))]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await left('admin')).toBe(1);
    }
  });

  const ofManagers: [string, Act, Act][] = [
    ['by their rights', takeRights, takeRights],
    ['by removing each other', removeMember, removeMember],
    ['by one and the other', takeRights, removeMember],
  ];
  test.each(ofManagers)('leave a manager: %s', async (_, one, two) => {
    for (let round = 0; round < rounds; round++) {
      const [ada, ben] = await startPair('manager');
      const statuses = await Promise.all([act(ada, one(ada, ben)), act(ben, two(ben, ada))]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await left('canManage')).toBe(1);
    }
  });
});
