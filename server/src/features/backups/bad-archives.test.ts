import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import yazl from 'yazl';
import { archiveOf, backUp, backupsSeenBy, proofOf, uploadArchive } from '../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { rewriteArchive } from '../../../test/rewrite-archive.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { harmlessZip, packedEntry } from '../../../test/zip-bombs.ts';

/** An archive whose entries are put into it as they are, whatever they are called. */
const plainZip = (entries: { path: string; content?: string; mode?: number }[]): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [at, { path, content = '', mode }] of entries.entries()) {
    // Of the same length, as the packer refuses such names itself.
    zip.addBuffer(Buffer.from(content), `${'x'.repeat(path.length - String(at).length)}${at}`, {
      compress: false,
      mode,
    });
  }
  zip.end();
  return buffer(zip.outputStream).then((bytes) => {
    let text = bytes.toString('latin1');
    for (const [at, { path }] of entries.entries())
      text = text.replaceAll(`${'x'.repeat(path.length - String(at).length)}${at}`, path);
    return Buffer.from(text, 'latin1');
  });
};

forEachDialect('an archive that somebody made to do harm, or that is broken,', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let admin: TestMember;
  let archive: Buffer;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    cook = member;
    admin = await createMember(app, group.id, 'admin');
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await cook.call('POST', '/recipes', { body: { name: 'Bread' } });
    const { name } = await backUp(app, admin);
    archive = (await archiveOf(app, admin, name)).rawPayload;
    await admin.call('DELETE', `/admin/backups/${name}`);
    await cook.call('POST', '/recipes', { body: { name: 'Made since' } });
  });
  afterEach(() => app.close());

  const taken = async (bytes: Buffer): Promise<string> => {
    expect((await uploadArchive(app, admin, bytes)).status).toBe(200);
    return (await backupsSeenBy(admin.call)).backups[0].name;
  };
  const restore = (name: string, body = {}) => admin.call('POST', `/admin/backups/${name}/restore`, { body });
  const recipes = async () =>
    (await app.connection.read.selectFrom('recipes').select('name').orderBy('name').execute()).map(({ name }) => name);
  const untouched = ['Bread', 'Leek Soup', 'Made since'];

  test.each([
    ['a way up', [{ path: 'files/../../../larder.db' }], 'backup.unsafe'],
    ['an absolute name', [{ path: '/etc/cron.d/larder' }], 'backup.unsafe'],
    ['a drive', [{ path: 'C:/larder.db' }], 'backup.unsafe'],
    ['a link', [{ path: 'files/recipes', content: '/etc', mode: 0o120777 }], 'backup.unsafe'],
    ['a name with a line break', [{ path: 'files/a\nb' }], 'backup.unsafe'],
  ])('is refused with its reason: %s', async (_, entries, code) => {
    const reply = await uploadArchive(app, admin, await plainZip(entries));
    expect([reply.status, reply.body.detail?.code]).toEqual([400, code]);
    expect((await readdir(join(app.dataFolder, 'backups'))).filter((name) => name.startsWith('larder_'))).toEqual([]);
  });

  test('is refused where it has sixty thousand files and is no backup', async () => {
    const empty = packedEntry('', '');
    const files = Array.from({ length: 60_000 }, (_, at) => ({ ...empty, name: `file-${at}` }));
    const reply = await uploadArchive(app, admin, harmlessZip('last', files));
    expect([reply.status, reply.body.detail?.code]).toEqual([400, 'backup.not-a-backup']);
  });

  test('is refused where one name stands twice', async () => {
    const twice = await rewriteArchive(archive, ({ contents }) => {
      contents.set('tables/recipex.jsonl', Buffer.from('{}\n'));
    });
    const text = twice.toString('latin1').replaceAll('tables/recipex.jsonl', 'tables/recipes.jsonl');
    const reply = await uploadArchive(app, admin, Buffer.from(text, 'latin1'));
    expect([reply.status, reply.body.detail?.code]).toEqual([400, 'backup.unsafe']);
  });

  test('is refused where it is larger than may be uploaded, and nothing of it stays', async () => {
    const small = await createTestApp(database, { MAX_UPLOAD: '2000' });
    onTestFinished(() => small.close());
    const { group } = await createHousehold(small);
    const reply = await uploadArchive(small, await createMember(small, group.id, 'admin'), archive);
    expect([reply.status, reply.body.detail?.code]).toEqual([413, 'request.too-large']);
    const left = await readdir(small.dataFolder, { recursive: true });
    expect(left.filter((name) => !/^larder\.db|^backups$|^\.secret$/.test(name))).toEqual([]);
  });

  test('is refused where it is cut off, wherever that is', async () => {
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      const reply = await uploadArchive(app, admin, archive.subarray(0, Math.floor(archive.length * share)));
      expect([reply.status, reply.body.detail?.code]).toEqual([400, 'backup.not-a-backup']);
    }
    expect((await admin.call('GET', '/admin/backups')).body.imports).toEqual([]);
  });

  test('of which a part unpacks to gigabytes is refused before that', async () => {
    const bomb = await rewriteArchive(archive, ({ setTable }) => setTable('recipes', [' '.repeat(60_000_000)]));
    const reply = await uploadArchive(app, admin, bomb);
    expect([reply.status, reply.body.detail?.code]).toEqual([413, 'backup.too-large']);
  });

  test.each<[string, Parameters<typeof rewriteArchive>[1]]>([
    [
      'rows',
      ({ manifest }) => Object.assign(manifest.tables.find(({ name }) => name === 'recipes') ?? {}, { rows: 7 }),
    ],
    ['a hash', ({ manifest }) => Object.assign(manifest.tables[0] ?? {}, { sha256: 'a'.repeat(64) })],
    ['files', ({ manifest }) => Object.assign(manifest.files, { sha256: 'a'.repeat(64) })],
  ])('whose manifest lies about %s is neither proven nor restored', async (_, change) => {
    const name = await taken(await rewriteArchive(archive, change));
    expect((await proofOf(admin, name)).isProven).toBe(false);
    const reply = await restore(name);
    expect([reply.status, reply.body.detail.code]).toEqual([400, 'backup.damaged']);
    expect(await recipes()).toEqual(untouched);
  });

  test.each<[string, Parameters<typeof rewriteArchive>[1]]>([
    [
      'counts otherwise',
      ({ manifest }) => {
        manifest.counts.recipes = 900;
      },
    ],
    [
      'does not name a table',
      ({ manifest }) => {
        manifest.tables = manifest.tables.filter(({ name }) => name !== 'recipes');
      },
    ],
  ])('whose manifest %s is neither proven nor restored', async (_, change) => {
    const name = await taken(await rewriteArchive(archive, change));
    const { isProven, damages } = await proofOf(admin, name);
    expect(isProven).toBe(false);
    expect(damages).toContainEqual({ part: 'table', name: 'recipes', problem: 'different' });
    const reply = await restore(name);
    expect([reply.status, reply.body.detail.code]).toEqual([400, 'backup.damaged']);
    expect(await recipes()).toEqual(untouched);
  });

  test('in which nobody could log in is not restored', async () => {
    const name = await taken(await rewriteArchive(archive, ({ setTable }) => setTable('users', [])));
    const reply = await restore(name, { acceptsDamage: true });
    expect([reply.status, reply.body.detail.code]).toEqual([400, 'backup.damaged']);
    expect(await recipes()).toEqual(untouched);
  });

  test('gives back what can be read of it, and tells what can’t', async () => {
    const name = await taken(
      await rewriteArchive(archive, ({ setTable, linesOf }) => {
        const [bread = '', soup = ''] = linesOf('recipes');
        const unknownColumn = soup.replace('{', '{"secret":1,');
        const ofNobody = soup
          .replace(/"groupId":"[^"]+"/, '"groupId":"nobody"')
          .replace(/"id":"[^"]+"/, '"id":"other"');
        const repeated = bread.replace(/"number":\d+/, '"number":98');
        const nameless = soup.replace(/"name":"[^"]+"/, '"name":null').replace(/"id":"[^"]+"/, '"id":"nameless"');
        setTable('recipes', [
          ...['no JSON', bread, unknownColumn, '[1]', ofNobody.replace(/"number":\d+/, '"number":99')],
          ...[repeated, nameless.replace(/"number":\d+/, '"number":97')],
        ]);
        setTable('secrets', ['{"a":1}']);
      }),
    );
    expect(await proofOf(admin, name)).toMatchObject({ isProven: false });

    expect((await restore(name)).status).toBe(200);
    expect(await recipes()).toHaveLength(1);
    const overview = JSON.parse(String(await app.platform.files.read('backups/last.json')));
    expect(overview.leftOut).toEqual(
      expect.arrayContaining([
        { table: 'recipes', rows: 3, reason: 'unreadable', detail: null },
        { table: 'recipes', rows: 1, reason: 'orphaned', detail: expect.stringMatching(/foreign key/i) },
        { table: 'recipes', rows: 1, reason: 'repeated', detail: expect.stringMatching(/unique/i) },
        { table: 'recipes', rows: 1, reason: 'refused', detail: expect.stringMatching(/null/i) },
        { table: 'secrets', rows: 1, reason: 'unknown', detail: null },
      ]),
    );
  });
});
