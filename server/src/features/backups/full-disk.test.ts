import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsAtRest, backupsSeenBy } from '../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { fillDisk } from '../../../test/full-disk.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

const told = 'There is no space left on the server.';

forEachDialect('on a full disk', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  let makeRoom: () => void = () => undefined;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    admin = await createMember(app, group.id, 'admin');
    await addPictured('Leek Soup', '#2e7d32');
    await startBackup();
    await addPictured('Bread', '#7a3b12');
    app.clock.pass(60_000);
  });
  afterEach(async () => {
    makeRoom();
    await app.close();
  });

  const addPictured = async (name: string, color: string) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    const image = await picture(color, 900, 600).png().toBuffer();
    await send(app, contract.recipes.replaceImage, `/recipes/${slug}/image`, {
      ...{ files: { image }, form: {}, token: cook.token },
    });
  };
  const startBackup = async () => {
    await admin.call('POST', '/admin/backups/start');
    return backupsAtRest(admin.call);
  };
  const fill = (bytes: number) => {
    makeRoom = fillDisk(app.dataFolder, bytes);
  };
  const onDisk = async () =>
    (await readdir(app.dataFolder, { recursive: true }))
      .filter((name) => !/\.db(-\w+)?$|\.log$|last\.json$/.test(name))
      .toSorted();
  const names = async () => (await cook.call('GET', '/recipes?perPage=-1')).body.items.length;

  test.each([0, 300, 3000])('a backup is refused in words, and nothing of it stays: %i bytes more', async (bytes) => {
    const before = await onDisk();
    fill(bytes);
    const { backups, last } = await startBackup();
    expect(last).toMatchObject({ kind: 'backup', problem: expect.stringContaining(told) });
    expect(backups).toHaveLength(1);
    expect(await onDisk()).toEqual(before);

    makeRoom();
    const after = await startBackup();
    expect(after.last.problem).toBeNull();
    expect(after.backups).toMatchObject([{ proof: { isProven: true } }, { proof: { isProven: true } }]);
  });

  test('a proof that can’t be noted is none', async () => {
    const [{ name }] = (await startBackup()).backups;
    const before = await onDisk();
    fill(0);
    await admin.call('POST', `/admin/backups/${name}/proof`);
    const { last } = await backupsAtRest(admin.call);
    expect(last).toMatchObject({ problem: expect.stringContaining(told) });
    expect(await onDisk()).toEqual(before);
  });

  test.each([400, 4000])('a restore changes nothing: %i bytes more', async (bytes) => {
    const [{ name }] = (await backupsSeenBy(admin.call)).backups;
    const before = await onDisk();
    fill(bytes);
    const reply = await admin.call('POST', `/admin/backups/${name}/restore`);
    expect([reply.status, reply.body.detail.code]).toEqual([507, 'server.no-space']);
    makeRoom();
    expect(await onDisk()).toEqual(before);
    expect(await names()).toBe(2);
    await expect(access(join(app.dataFolder, 'restoring'))).rejects.toThrow();
    expect((await backupsSeenBy(admin.call)).last).toMatchObject({
      kind: 'restore',
      problem: expect.stringContaining(told),
    });
  });

  test.each([100, 6000])('an upload is refused, and nothing of it stays: %i bytes more', async (bytes) => {
    const [{ name }] = (await backupsSeenBy(admin.call)).backups;
    const { fileToken } = (await admin.call('GET', `/admin/backups/${name}`)).body;
    const archive = (await app.server.inject({ url: `/api/utils/download?token=${fileToken}` })).rawPayload;
    const before = await onDisk();
    fill(bytes);
    const upload = await send(app, contract.backups.upload, '/admin/backups/upload', {
      ...{ files: { archive }, form: {}, token: admin.token },
    });
    expect([upload.status, upload.body.detail.code]).toEqual([507, 'server.no-space']);
    expect(await onDisk()).toEqual(before);
    expect((await backupsSeenBy(admin.call)).backups).toHaveLength(1);
  });
});
