import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, logInAgain } from '../../../test/backups.ts';
import { createHousehold, createMember } from '../../../test/factories/household.ts';
import { forEachDialect, type TestDatabase } from '../../../test/for-each-dialect.ts';
import { ask } from '../../../test/postgres-database.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** A database of somebody who may do nothing beyond it. */
const ownedByNobodySpecial = (database: TestDatabase): TestDatabase => ({
  ...database,
  create: async () => {
    const { address, drop } = await database.createEmpty();
    if (address === null) return { address, drop };
    const role = `larder_plain_${randomUUID().replaceAll('-', '')}`;
    await ask(address, `create role ${role} login nosuperuser nocreatedb nocreaterole`);
    await ask(address, `alter database ${new URL(address).pathname.slice(1)} owner to ${role}`);
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
});
