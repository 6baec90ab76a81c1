import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, backupsAtRest, logInAgain } from '../../../test/backups.ts';
import { createHousehold, createMember } from '../../../test/factories/household.ts';
import { forEachDialect, type TestDatabase } from '../../../test/for-each-dialect.ts';
import { ask } from '../../../test/postgres-database.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** A database of somebody who may do nothing beyond it, and lacks a right on it besides. */
const ownedByNobodySpecial = (database: TestDatabase, lacks?: string): TestDatabase => ({
  ...database,
  create: async () => {
    const { address, drop } = await database.createEmpty();
    if (address === null) return { address, drop };
    const role = `larder_plain_${randomUUID().replaceAll('-', '')}`;
    await ask(address, `create role ${role} login nosuperuser nocreatedb nocreaterole`);
    const name = new URL(address).pathname.slice(1);
    await ask(address, `alter database ${name} owner to ${role}`);
    if (lacks) await ask(address, `revoke ${lacks} on database ${name} from ${role}`);
    const own = new URL(address);
    own.username = role;
    return {
      address: own.href,
      drop: async () => {
        await drop();
        const server = new URL(address);
        server.pathname = '/postgres';
        await ask(server.href, `drop role ${role}`);
      },
    };
  },
});

forEachDialect('backups in a database whose owner may make no other', (database) => {
  test('are made, proven and restored', async () => {
    const app = await createTestApp(ownedByNobodySpecial(database));
    onTestFinished(() => app.close());
    const { group, member: cook } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const { name, proof } = await backUp(app, admin);
    expect(proof).toMatchObject({ isProven: true, readBack: 'Leek Soup' });
    await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(200);
    const { body } = await (await logInAgain(app, cook)).call('GET', '/recipes');
    expect(body.items).toMatchObject([{ name: 'Leek Soup' }]);
  });

  test.runIf(database.dialect === 'postgres')('are refused with the remedy where they may make no schema', async () => {
    const app = await createTestApp(ownedByNobodySpecial(database, 'create'));
    onTestFinished(() => app.close());
    const admin = await createMember(app, (await createHousehold(app)).group.id, 'admin');
    await admin.call('POST', '/admin/backups/start');
    const { backups, last } = await backupsAtRest(admin.call);
    const remedy = /GRANT CREATE ON DATABASE larder_\w+ TO larder_plain_\w+$/;
    expect(last.problem).toMatch(remedy);
    const refused = await admin.call('POST', `/admin/backups/${backups[0].name}/restore`);
    expect(refused.body.detail).toMatchObject({
      code: 'database.schema-refused',
      message: expect.stringMatching(remedy),
    });
  });
});
