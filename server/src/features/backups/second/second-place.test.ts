import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsAtRest } from '../../../../test/backups.ts';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer } from '../../../../test/mail/mail-server.ts';
import { picture } from '../../../../test/pictures.ts';
import { type SecondPlace, startPlace } from '../../../../test/places/places.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const hour = 3_600_000;
const day = 24 * hour;
const passphrase = { BACKUP_COPY_PASSPHRASE: 'correct horse battery staple' };

forEachDialect('the second place of backups', (database) => {
  const clean: (() => Promise<unknown>)[] = [];
  let mails: MailServer;
  beforeEach(async () => {
    mails = await startMailServer();
    clean.push(() => mails.stop());
  });
  afterEach(async () => {
    for (const one of clean.splice(0).toReversed()) await one();
  });

  const start = async (environment: Record<string, string>) => {
    // What the settings name is reached wherever it is.
    const trusting = { OUTBOUND_ALLOW: '' };
    const app = await createTestApp(database, { TZ: 'UTC', ...trusting, ...mails.settings(), ...environment });
    clean.push(() => app.close());
    const { group, member: cook } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const image = await picture('#2e7d32', 300, 200).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', {
      ...{ files: { image }, form: {}, token: cook.token },
    });
    await app.schedule.runDue();
    return { app, admin };
  };
  const place = async (kind: 's3' | 'webdav'): Promise<SecondPlace> => {
    const started = await startPlace(kind);
    clean.push(started.clear);
    return started;
  };
  const folder = async (): Promise<string> => {
    const path = await mkdtemp(join(tmpdir(), 'larder-place-'));
    clean.push(() => rm(path, { recursive: true, force: true }));
    return path;
  };
  /** Days pass, and with them a session. */
  const asking =
    (app: TestApp, { id }: TestMember) =>
    async (...request: Parameters<TestMember['call']>) =>
      callerOf(app, await app.platform.sessions.start({ userId: id, version: 0, lifeInSeconds: hour }))(...request);
  /** The backup of a night, and then its copy. */
  const night = async (app: TestApp) => {
    app.clock.pass(day);
    await app.schedule.runDue();
    await app.schedule.runDue();
  };
  const check = async (ask: ReturnType<typeof asking>) => {
    const { checks } = (await ask('GET', '/admin/about/health')).body;
    return checks.find(({ id }: { id: string }) => id === 'backup-copy');
  };
  const secondPlace = async (ask: ReturnType<typeof asking>) =>
    (await ask('GET', '/admin/backups/overview')).body.secondPlace;
  const there = async (ask: ReturnType<typeof asking>) =>
    (await ask('GET', '/admin/backups/second-place')).body.backups;
  const letters = async (app: TestApp) => {
    await app.jobs.runDue();
    return mails.mails.splice(0);
  };
  const filesBelow = async (top: string) =>
    (await readdir(top, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test.each(['s3', 'webdav'] as const)('takes each night’s backup, proves and keeps it: %s', async (kind) => {
    const second = await place(kind);
    const { app, admin } = await start({
      ...{ ...second.settings, ...passphrase },
      ...{ BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' },
    });
    const ask = asking(app, admin);
    expect(await check(ask)).toMatchObject({ status: 'warning', page: 'backups' });
    for (let nights = 0; nights < 2; nights += 1) await night(app);
    expect(await secondPlace(ask)).toMatchObject({
      ...{ kind, isLocked: true, problem: null, damaged: 0 },
      ...{ copiedAt: expect.any(String), provenAt: expect.any(String) },
    });
    const proof = { isProven: true, readBack: 'Leek Soup', files: 3 };
    expect(await there(ask)).toMatchObject([{ reason: 'nightly', proof }]);
    expect(await check(ask)).toMatchObject({ status: 'ok' });
    app.clock.pass(3 * day);
    expect(await check(ask)).toMatchObject({ status: 'warning' });
    // Nothing of it can be read there.
    for (const file of await filesBelow(second.below)) {
      expect((await readFile(file)).includes('recipes')).toBe(false);
    }
    expect(await letters(app)).toEqual([]);
  });

  test('gives a backup to a new server, also as an archive', async () => {
    const path = await folder();
    const settings = { BACKUP_COPY_FOLDER: path, ...passphrase };
    const { app, admin } = await start(settings);
    await admin.call('POST', '/admin/backups/start');
    await expect.poll(async () => (await secondPlace(admin.call)).provenAt, { timeout: 20_000 }).not.toBeNull();
    await backupsAtRest(admin.call);
    const [{ name }] = await there(admin.call);
    expect((await admin.call('POST', `/admin/backups/second-place/${name}/fetch`)).status).toBe(202);
    await backupsAtRest(admin.call);
    expect((await admin.call('GET', '/admin/backups/overview')).body.last.problem).toContain('here already');

    const other = await start(settings);
    expect(await there(other.admin.call)).toMatchObject([{ name, counts: { recipes: 1 } }]);
    const { fileToken } = (await other.admin.call('GET', `/admin/backups/second-place/${name}`)).body;
    const archive = await other.app.server.inject({ url: `/api/utils/download?token=${fileToken}` });
    expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await other.admin.call('POST', `/admin/backups/second-place/${name}/fetch`)).status).toBe(202);
    await backupsAtRest(other.admin.call);
    expect((await other.admin.call('GET', '/admin/backups/overview')).body).toMatchObject({
      backups: [{ name, reason: 'uploaded' }],
      last: { kind: 'bring', problem: null },
    });
    const restored = await other.admin.call('POST', `/admin/backups/${name}/restore`);
    expect([restored.status, restored.body.message]).toEqual([200, 'Restore successful']);
    const owner = await app.connection.read.selectFrom('users').select('id').orderBy('id').execute();
    expect(await other.app.connection.read.selectFrom('users').select('id').orderBy('id').execute()).toEqual(owner);

    expect((await admin.call('DELETE', `/admin/backups/second-place/${name}`)).status).toBe(200);
    expect(await there(admin.call)).toEqual([]);
    expect((await filesBelow(path)).map((file) => file.slice(path.length + 1))).toEqual(['larder-backups.json']);
  });

  test('that is cut off half-way has no half backup; it is told once, and mended by itself', async () => {
    const second = await place('webdav');
    const { app, admin } = await start(second.settings);
    const ask = asking(app, admin);
    second.fails(({ method, url }) => (method === 'PUT' && url?.includes('recipes.jsonl') ? 'cut' : undefined));
    await night(app);
    expect(await there(ask)).toEqual([]);
    expect(await secondPlace(ask)).toMatchObject({
      ...{ copiedAt: null, provenAt: null },
      problem: expect.stringContaining('does not answer'),
    });
    expect(await check(ask)).toMatchObject({ status: 'failed', page: 'backups' });
    const [mail, ...more] = await letters(app);
    expect(more).toEqual([]);
    expect(mail && headerIn(mail, 'subject')).toBe('A backup could not be copied');
    expect(mail?.to).toEqual([admin.email]);
    second.fails(() => 507);
    for (const told of [1, 0]) {
      app.clock.pass(hour);
      await app.schedule.runDue();
      expect(await letters(app)).toHaveLength(told);
    }

    second.fails();
    app.clock.pass(hour);
    await app.schedule.runDue();
    expect(await there(ask)).toMatchObject([{ proof: { isProven: true } }]);
    expect(await check(ask)).toMatchObject({ status: 'ok' });
    second.fails(() => 507);
    await night(app);
    expect((await secondPlace(ask)).problem).toContain('is full');
    expect(await letters(app)).toHaveLength(1);
  }, 60_000);

  test('that fails is told to the notifiers of administrators’ households once, until it has gone well again', async () => {
    const phone = await startReceiver();
    clean.push(() => phone.close());
    const path = join(await folder(), 'disk');
    const { app, admin } = await start({ BACKUP_COPY_FOLDER: path, OUTBOUND_ALLOW: '127.0.0.1' });
    const listen = (by: TestMember, target: string, options: Record<string, boolean>) => {
      const appriseUrl = `json://${phone.host}/${target}`;
      return by.call('POST', '/groups/events/notifications', { body: { name: target, appriseUrl, options } });
    };
    const { member: neighbour } = await createHousehold(app);
    const here = await listen(admin, 'here', { backupFailed: true });
    expect([here.status, here.body.options.backupFailed]).toEqual([201, true]);
    await listen(admin, 'unasked', { recipeCreated: true });
    await listen(neighbour, 'next-door', { backupFailed: true });
    const told = async () => {
      await app.jobs.runDue();
      return phone.received.splice(0).map(({ path, json }) => [path, json.title, json.message]);
    };
    await night(app);
    const says = [
      'The last backup could not be copied to the second place and proven there.',
      expect.stringContaining('is not there'),
    ];
    const [[where, title, message] = [], ...more] = await told();
    expect([where, title, String(message).split('\n')]).toEqual(['/here', 'Backup Failed', says]);
    expect(more).toEqual([]);
    for (let tries = 0; tries < 3; tries += 1) {
      app.clock.pass(hour);
      await app.schedule.runDue();
    }
    expect(await told()).toEqual([]);
    await rename(await folder(), path);
    await night(app);
    await rm(path, { recursive: true });
    await night(app);
    expect(await told()).toHaveLength(1);
  }, 60_000);

  test('with a damaged byte is found out by the proof, and what is damaged is sent again', async () => {
    const path = await folder();
    const { app, admin } = await start({ BACKUP_COPY_FOLDER: path, ...passphrase });
    const ask = asking(app, admin);
    await night(app);
    expect(await check(ask)).toMatchObject({ status: 'ok' });
    // A small picture is one file under three names.
    const [file = ''] = await filesBelow(join(path, 'files'));
    const bytes = await readFile(file);
    bytes[bytes.length - 30] = (bytes[bytes.length - 30] ?? 0) ^ 1;
    await writeFile(file, bytes);

    await night(app);
    expect(await secondPlace(ask)).toMatchObject({ provenAt: null, damaged: 3, problem: null });
    expect(await check(ask)).toMatchObject({ status: 'failed' });
    expect((await there(ask))[0]).toMatchObject({ proof: { isProven: false, damaged: 3 } });
    expect((await letters(app)).map((mail) => headerIn(mail, 'subject'))).toEqual(['A backup could not be copied']);

    app.clock.pass(hour);
    await app.schedule.runDue();
    expect(await check(ask)).toMatchObject({ status: 'ok' });
  });

  test('is opened by its passphrase alone', async () => {
    const path = await folder();
    const { app, admin } = await start({ BACKUP_COPY_FOLDER: path, ...passphrase });
    await night(app);
    expect(await there(asking(app, admin))).toHaveLength(1);
    const refusal = async (settings: Record<string, string>) => {
      const { admin } = await start({ BACKUP_COPY_FOLDER: path, ...settings });
      const { status, body } = await admin.call('GET', '/admin/backups/second-place');
      return [status, body.detail?.code];
    };
    expect(await refusal({ BACKUP_COPY_PASSPHRASE: 'guessed' })).toEqual([409, 'backup-place.wrong-passphrase']);
    expect(await refusal({})).toEqual([409, 'backup-place.locked']);
    // The backups themselves tell, where what says so is gone.
    await rm(join(path, 'larder-backups.json'));
    expect(await refusal({ BACKUP_COPY_PASSPHRASE: 'guessed' })).toEqual([409, 'backup-place.wrong-passphrase']);
    expect(await there(asking(app, admin))).toMatchObject([{ proof: { isProven: true } }]);

    const open = await folder();
    const plain = await start({ BACKUP_COPY_FOLDER: open });
    await night(plain.app);
    const { admin: late } = await start({ BACKUP_COPY_FOLDER: open, ...passphrase });
    const { body } = await late.call('GET', '/admin/backups/second-place');
    expect(body.detail.code).toBe('backup-place.not-locked');
  });

  test('that is empty all at once is a disk that nobody has mounted', async () => {
    const path = join(await folder(), 'disk');
    const { app, admin } = await start({ BACKUP_COPY_FOLDER: path });
    const ask = asking(app, admin);
    await night(app);
    expect((await secondPlace(ask)).problem).toContain('not there');
    await rename(await folder(), path);
    await night(app);
    expect((await secondPlace(ask)).problem).toBeNull();
    await rm(path, { recursive: true });
    await rename(await folder(), path);
    await night(app);
    expect((await secondPlace(ask)).problem).toContain('mounted');
    expect(await readdir(path)).toEqual([]);
    // Somebody who knows that it was emptied begins anew.
    await ask('POST', '/admin/backups/second-place/copy');
    await backupsAtRest(ask);
    expect(await secondPlace(ask)).toMatchObject({ problem: null, provenAt: expect.any(String) });
  });

  test('is tested step by step', async () => {
    const second = await place('s3');
    const stepsOf = async (settings: Record<string, string>) => {
      const { admin } = await start(settings);
      const { body } = await admin.call('POST', '/admin/backups/second-place/test');
      return body.map(({ step, state }: { step: string; state: string }) => `${step} ${state}`);
    };
    const all = ['reach', 'log-in', 'find', 'unlock', 'write', 'read', 'delete'];
    const until = (failing: string, steps = all) => {
      const index = steps.indexOf(failing);
      return steps.map((step, at) => `${step} ${at < index ? 'passed' : at === index ? 'failed' : 'skipped'}`);
    };
    const plain = all.filter((step) => step !== 'unlock');
    expect(await stepsOf({ ...second.settings, ...passphrase })).toEqual(all.map((step) => `${step} passed`));
    expect(await stepsOf({ ...second.settings, BACKUP_COPY_PASSPHRASE: 'other' })).toEqual(until('unlock'));
    expect(await stepsOf(second.settings)).toEqual(until('unlock'));
    expect(await stepsOf({ ...second.settings, ...second.wrong })).toEqual(until('log-in', plain));
    expect(await stepsOf({ ...second.settings, BACKUP_COPY_S3_BUCKET: 'nowhere' })).toEqual(until('find', plain));
    expect((await filesBelow(second.below)).map((file) => file.slice(second.below.length + 1))).toHaveLength(3);
    second.fails(({ method }) => (method === 'PUT' ? 403 : undefined));
    expect(await stepsOf({ ...second.settings, ...passphrase })).toEqual(until('write'));
    second.fails(({ method }) => (method === 'DELETE' ? 403 : undefined));
    expect(await stepsOf({ ...second.settings, ...passphrase })).toEqual(until('delete'));
    await second.stop();
    expect(await stepsOf({ ...second.settings, ...passphrase })).toEqual(until('reach'));
    expect((await (await start({})).admin.call('POST', '/admin/backups/second-place/test')).status).toBe(404);
  }, 60_000);
});
