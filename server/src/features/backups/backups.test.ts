import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  archiveOf,
  backUp,
  backupsAtRest,
  backupsSeenBy,
  logInAgain,
  proofOf,
  uploadArchive,
} from '../../../test/backups.ts';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { makeOlder } from '../../../test/older-backup.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

forEachDialect('backups', (database) => {
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
  const overview = () => backupsSeenBy(admin.call);
  /** Not a folder. */
  const isStored = (path: string) => path.length === 'ab/'.length + 64;
  const folder = () => join(app.dataFolder, 'backups');
  const namesOf = async (by: TestMember) =>
    (await by.call('GET', '/recipes?perPage=-1')).body.items.map(({ name }: { name: string }) => name).toSorted();
  test('are made, proven and told with what they hold', async () => {
    const backup = await backUp(app, admin);

    expect(backup).toMatchObject({
      reason: 'asked',
      by: admin.fullName,
      database: database.dialect,
      counts: { groups: 1, users: 2, recipes: 1, pictures: 1 },
      files: 3,
      proof: { isProven: true, readBack: 'Leek Soup', damaged: 0, damages: [], leftOut: [], files: 3 },
    });
    expect(await overview()).toMatchObject({ work: null, last: { kind: 'backup', problem: null } });
    const { imports } = (await admin.call('GET', '/admin/backups')).body;
    expect(imports).toEqual([
      { name: `${backup.name}.zip`, date: backup.createdAt, size: expect.stringMatching(/ [kM]?B$/) },
    ]);
  });

  test('share the files that did not change', async () => {
    await backUp(app, admin);
    const stored = await readdir(join(folder(), 'files'), { recursive: true });
    await backUp(app, admin);
    expect(await readdir(join(folder(), 'files'), { recursive: true })).toEqual(stored);
    expect((await overview()).backups).toHaveLength(2);
  });

  test('are restored: all is as it was, today is kept, and everybody logs in again', async () => {
    const colour = async () => (await callerOf(app)('GET', '/app/about/theme')).body.lightPrimary;
    const colours = { ...(await admin.call('GET', '/admin/themes')).body.ofSettings, lightPrimary: '#1D5D30' };
    const theme = (await admin.call('POST', '/admin/themes', { body: { name: 'Basil', colours } })).body;
    await admin.call('PUT', '/admin/themes/chosen', { body: { id: theme.id } });
    const { name } = await backUp(app, admin);
    await admin.call('DELETE', `/admin/themes/${theme.id}`);
    expect(await colour()).not.toBe('#1D5D30');
    const before = (await cook.call('GET', '/recipes/leek-soup')).body;
    await cook.call('PATCH', '/recipes/leek-soup', { body: { name: 'Changed' } });
    await addRecipe('Bread');
    app.clock.pass(60_000);

    const reply = await admin.call('POST', `/admin/backups/${name}/restore`);
    expect([reply.status, reply.body]).toEqual([200, { message: 'Restore successful', error: false }]);

    expect((await admin.call('GET', '/admin/backups')).status).toBe(401);
    expect(await colour()).toBe('#1D5D30');
    const cookAgain = await logInAgain(app, cook);
    expect(await namesOf(cookAgain)).toEqual(['Leek Soup']);
    expect((await cookAgain.call('GET', '/recipes/leek-soup')).body).toEqual(before);
    expect((await app.server.inject({ url: `/api/media/recipes/${before.id}/images/original.webp` })).statusCode).toBe(
      200,
    );
    expect((await cookAgain.call('GET', '/recipes?search=leek')).body.items).toHaveLength(1);
    await expect(access(join(app.dataFolder, 'restoring'))).rejects.toThrow();

    const adminAgain = await logInAgain(app, admin);
    const { backups, last } = (await adminAgain.call('GET', '/admin/backups/overview')).body;
    expect(last).toMatchObject({ kind: 'restore', problem: null, leftOut: [] });
    expect(backups[0]).toMatchObject({ reason: 'before-restore', counts: { recipes: 2 } });
    const { items } = (await adminAgain.call('GET', '/groups/activity?kind=deletions')).body;
    expect(items).toMatchObject([{ type: 'backup.restored', by: admin.fullName, subject: backups[1].createdAt }]);

    const lately = (await adminAgain.call('GET', '/admin/activity')).body.items;
    expect(lately.find(({ type }: { type: string }) => type === 'backup.restored')).toMatchObject({ times: 1 });

    // Back to today, and new rows go on counting.
    expect((await adminAgain.call('POST', `/admin/backups/${backups[0].name}/restore`)).status).toBe(200);
    const cookOnceMore = await logInAgain(app, cook);
    expect(await namesOf(cookOnceMore)).toEqual(['Bread', 'Changed']);
    await cookOnceMore.call('POST', '/recipes', { body: { name: 'Cake' } });
    expect(await namesOf(cookOnceMore)).toEqual(['Bread', 'Cake', 'Changed']);
  });

  test('are restored with their files though the connection breaks while the tables are exchanged', async () => {
    const { name } = await backUp(app, admin);
    const { id } = (await cook.call('GET', '/recipes/leek-soup')).body;
    await cook.call('DELETE', '/recipes/leek-soup/image');
    const { rebuild } = app.connection;
    app.connection.rebuild = async (plan) => {
      await rebuild(plan);
      throw new Error('the connection broke');
    };
    expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(200);
    const image = await app.server.inject({ url: `/api/media/recipes/${id}/images/original.webp` });
    expect(image.statusCode).toBe(200);
    await expect(access(join(app.dataFolder, 'restoring'))).rejects.toThrow();
  });

  test('tell whoever holds copies what changed and what is gone', async () => {
    const { name } = await backUp(app, admin);
    await addRecipe('Bread');
    const { recipes } = await cook.db.revisions();

    await admin.call('POST', `/admin/backups/${name}/restore`);

    const changes = await cook.db.changedSince('recipes', recipes);
    expect(changes.find(({ table }) => table === 'recipes')).toMatchObject({
      changed: [expect.any(String)],
      deleted: [expect.any(String)],
    });
    expect((await cook.db.revisions()).recipes).toBeGreaterThan(recipes);
  });

  test('of an older program are proven, and restored with the steps of the schema since then', async () => {
    const { name } = await backUp(app, admin);
    const before = (await cook.call('GET', '/recipes/leek-soup')).body;
    await makeOlder(app, name, 5);
    expect(await proofOf(admin, name)).toMatchObject({ isProven: true, readBack: 'Leek Soup' });
    await addRecipe('Bread');

    expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(200);
    const cookAgain = await logInAgain(app, cook);
    expect(await namesOf(cookAgain)).toEqual(['Leek Soup']);
    expect((await cookAgain.call('GET', '/recipes/leek-soup')).body).toMatchObject({ id: before.id });
    expect((await cookAgain.call('POST', '/recipes', { body: { name: 'Cake' } })).status).toBe(201);
  });

  test('are of one moment, while people go on', async () => {
    await admin.call('POST', '/admin/backups/start');
    let written = 0;
    while ((await overview()).work !== null) {
      expect((await addRecipe(`Recipe ${written}`)).status).toBe(201);
      written += 1;
    }
    expect(written).toBeGreaterThan(1);
    const { backups, last } = await overview();
    expect(last.problem).toBeNull();
    const [{ name, counts, proof }] = backups;
    expect(proof).toMatchObject({ isProven: true, leftOut: [] });
    // What tells of a recipe was written together with it.
    const events = gunzipSync(await readFile(join(folder(), name, 'tables', 'events.jsonl.gz'))).toString();
    expect(events.split('"recipe.created"')).toHaveLength(counts.recipes + 1);
  });

  test('go the way that older clients know', async () => {
    const made = await admin.call('POST', '/backups/export/database');
    expect([made.status, made.body]).toEqual([201, { message: 'The backup is made.', error: false }]);
    await backupsAtRest(admin.call);
    const { imports, templates } = (await admin.call('GET', '/backups/available')).body;
    expect([imports.length, templates]).toEqual([1, []]);
    const [{ name }] = imports;
    const { fileToken } = (await admin.call('GET', `/backups/${name}/download`)).body;
    const archive = (await app.server.inject(`/api/utils/download?token=${fileToken}`)).rawPayload;
    expect((await admin.call('DELETE', `/backups/${name}/delete`)).body.message).toBe('The backup is deleted.');
    expect((await admin.call('GET', '/backups/available')).body.imports).toEqual([]);
    const brought = await send(app, contract.plainBackups.upload, '/backups/upload', {
      ...{ files: { archive }, form: {}, token: admin.token },
    });
    expect([brought.status, brought.body.message]).toEqual([200, 'The backup is uploaded.']);
    await addRecipe('Bread');
    const restored = await admin.call('POST', `/backups/${name}/import`);
    expect([restored.status, restored.body.message]).toEqual([200, 'Restore successful']);
    expect(await namesOf(await logInAgain(app, cook))).toEqual(['Leek Soup']);
  });

  test('with a damaged byte or a missing file are never proven', async () => {
    const { name } = await backUp(app, admin);
    const stored = (await readdir(join(folder(), 'files'), { recursive: true })).filter(isStored);
    const [first = '', second = ''] = stored;
    const path = join(folder(), 'files', first);
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await rm(join(folder(), 'files', second));

    const proof = await proofOf(admin, name);
    expect(proof).toMatchObject({ isProven: false, damaged: proof.damages.length });
    expect(new Set(proof.damages.map(({ problem }: { problem: string }) => problem))).toEqual(
      new Set(['damaged', 'missing']),
    );
    const refusal = await admin.call('POST', `/admin/backups/${name}/restore`);
    expect([refusal.status, refusal.body.detail.code]).toEqual([400, 'backup.damaged']);
    const { damaged, damages } = proof;
    expect((await backupsSeenBy(admin.call)).last).toMatchObject({ kind: 'restore', damaged, damages });
    // Whoever knows that gets the rest of it.
    expect((await admin.call('POST', `/admin/backups/${name}/restore`, { body: { acceptsDamage: true } })).status).toBe(
      200,
    );
    expect(await namesOf(await logInAgain(app, cook))).toEqual(['Leek Soup']);
    const { last } = await backupsSeenBy((await logInAgain(app, admin)).call);
    expect(last).toMatchObject({ kind: 'restore', problem: null, damaged, damages });
  });

  test('do not take over what is damaged in an earlier one', async () => {
    const { name } = await backUp(app, admin);
    for (const file of (await readdir(join(folder(), 'files'), { recursive: true })).filter(isStored))
      await writeFile(join(folder(), 'files', file), 'damaged');
    expect(await proofOf(admin, name)).toMatchObject({ isProven: false });

    expect((await backUp(app, admin)).proof).toMatchObject({ isProven: true });
  });

  test('whose table is cut off give back what can be read of them, and say what is missing', async () => {
    const { name } = await backUp(app, admin);
    const table = join(folder(), name, 'tables', 'recipes.jsonl.gz');
    await writeFile(table, (await readFile(table)).subarray(0, 40));

    const proof = await proofOf(admin, name);
    expect(proof.isProven).toBe(false);
    expect(proof.damages).toContainEqual({ part: 'table', name: 'recipes', problem: 'damaged' });

    await admin.call('POST', `/admin/backups/${name}/restore`, { body: { acceptsDamage: true } });
    const adminAgain = await logInAgain(app, admin);
    expect((await adminAgain.call('GET', '/admin/backups/overview')).body.last.leftOut).toContainEqual({
      table: 'recipes',
      rows: expect.any(Number),
      reason: 'damaged',
      detail: null,
    });
  });

  test('are downloaded as an archive, and taken up again from it', async () => {
    const { name } = await backUp(app, admin);
    const archive = await archiveOf(app, admin, `${name}.zip`);
    expect(archive.headers['content-disposition']).toContain(`${name}.zip`);
    const { items } = (await admin.call('GET', '/groups/activity?kind=sharing')).body;
    expect(items).toMatchObject([{ type: 'backup.downloaded', by: admin.fullName, subject: expect.any(String) }]);
    expect((await admin.call('DELETE', `/admin/backups/${name}`)).status).toBe(200);
    expect((await overview()).backups).toEqual([]);
    expect((await readdir(join(folder(), 'files'), { recursive: true })).filter(isStored)).toEqual([]);

    const upload = await uploadArchive(app, admin, archive.rawPayload);
    expect(upload.status).toBe(200);
    const [taken] = (await overview()).backups;
    expect(taken).toMatchObject({ name, reason: 'uploaded', proof: null });
    expect(await proofOf(admin, name)).toMatchObject({ isProven: true });
  });

  test('that came damaged are found by the proof', async () => {
    const { name } = await backUp(app, admin);
    const archive = (await archiveOf(app, admin, name)).rawPayload;
    // A byte of each picture, as one that is there twice is taken from where it is whole.
    for (let at = archive.indexOf('WEBPVP8'); at > 0; at = archive.indexOf('WEBPVP8', at + 1)) {
      archive.writeUInt8(archive.readUInt8(at + 12) ^ 1, at + 12);
    }
    await admin.call('DELETE', `/admin/backups/${name}`);
    const upload = await uploadArchive(app, admin, archive);
    expect(upload.status).toBe(200);
    const proof = await proofOf(admin, name);
    expect(proof).toMatchObject({ isProven: false, damaged: 3, files: 0 });
  });

  test('belong to administrators, and one that is not there is not found', async () => {
    expect((await cook.call('GET', '/admin/backups')).status).toBe(403);
    expect((await cook.call('POST', '/backups/export/database')).status).toBe(403);
    for (const name of ['larder_2020.01.01.00.00.00', '..', 'files', '%2e%2e%2flarder.db']) {
      expect((await admin.call('GET', `/admin/backups/${name}/details`)).status).toBe(404);
      expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(404);
    }
  });

  test('go on where another process stops', async () => {
    const { name } = await backUp(app, admin);
    const beside = await startBeside(app);
    try {
      await addRecipe('Bread');
      expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(200);
      const token = (await logInAgain(app, cook)).token;
      const reply = await beside.server.inject({
        url: '/api/recipes?perPage=-1',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.json().items).toHaveLength(1);
    } finally {
      await beside.close();
    }
  });
});
