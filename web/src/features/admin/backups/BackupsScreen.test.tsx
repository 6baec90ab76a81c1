import { type BackupOverview, type BackupThing, type BackupWork, contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backup, backupName as name, backupOverview as overview } from '../../../../test/backups.ts';
import { server } from '../../../../test/fake-server.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const answerAdmin = () => answerFrame({ admin: true });

screenStates('the backups of the server', {
  at: '/admin/backups',
  endpoint: contract.backups.overview,
  full: overview(),
  shows: /The last backup can be restored/,
  besides: answerAdmin,
  empty: overview({ backups: [] }),
  invites: /There is no backup yet/,
});

test('what is done now is shown with how far it is, and a restore by its name', async () => {
  answerAdmin();
  const work = {
    kind: 'restore',
    backup: name,
    step: 'load',
    done: 50,
    total: 200,
    startedAt: backup.createdAt,
    behind: [],
  } satisfies BackupWork;
  server.answers(contract.backups.overview, overview({ work }));
  await visit('/admin/backups');
  expect(await screen.findByText('Importing Backup')).toBeTruthy();
  expect(screen.getAllByText('Rows, 50 of 200')).toHaveLength(2);
});

test('a backup shows its steps: what is behind it, what it does now, and what is still to come', async () => {
  answerAdmin();
  const work = {
    ...({ kind: 'backup', backup: null, step: 'files' } as const),
    ...{ done: 437, total: 694, startedAt: backup.createdAt },
    behind: [{ step: 'tables', total: 24, milliseconds: 2100 }],
  } satisfies BackupWork;
  server.answers(contract.backups.overview, overview({ work, secondPlace }));
  await visit('/admin/backups');
  expect(await screen.findByText('Backing up')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(
    expect.arrayContaining([
      'DatabaseTables, 24 of 242 sec',
      'PicturesFiles, 437 of 694',
      'All of it is read and compared with its checksums',
      'Restored into a scratch database and compared',
      'Copying to the second place',
    ]),
  );
});

test('a step that had nothing to do is behind it too', async () => {
  answerAdmin();
  const work = {
    ...({ kind: 'backup', backup: null, step: 'load' } as const),
    ...{ done: 1, total: 4, startedAt: backup.createdAt },
    behind: [{ step: 'tables', total: 24, milliseconds: 2100 }],
  } satisfies BackupWork;
  server.answers(contract.backups.overview, overview({ work }));
  await visit('/admin/backups');
  const step = await screen.findByText('All of it is read and compared with its checksums');
  expect(step.closest('li')?.dataset.status).toBe('ok');
});

test('of many backups the newest stand there, and it is told which days have one', async () => {
  answerAdmin();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const backups = Array.from({ length: 12 }, (_, days) => ({ ...backup, name: `of-${days}`, createdAt: ago(days) }));
  server.answers(contract.backups.overview, overview({ backups: backups.filter(({ name }) => name !== 'of-3') }));
  await visit('/admin/backups');
  expect(await screen.findByText('6 of 7 days')).toBeTruthy();
  expect(screen.getByText(/^Today, /)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Proven/ })).toHaveLength(10);
  await act(async () => screen.getByRole('button', { name: 'Show all 11' }).click());
  expect(screen.getAllByRole('link', { name: /Proven/ })).toHaveLength(11);
});

const undamaged = { damaged: 0, damages: [] };

test('after a restore it is told, with the rows that stayed behind and why', async () => {
  answerAdmin();
  const leftOut = [{ table: 'recipes', rows: 2, reason: 'orphaned', detail: 'FOREIGN KEY constraint failed' } as const];
  const last = { kind: 'restore', backup: name, endedAt: backup.createdAt, problem: null, fetched: null } as const;
  server.answers(contract.backups.overview, overview({ last: { ...last, ...undamaged, leftOut } }));
  await visit('/admin/backups');
  expect(await screen.findByText(/^Restored /)).toBeTruthy();
  expect(screen.getByText(/^Table recipes: 2 rows .*what it belongs to is missing/)).toBeTruthy();
});

test('what went wrong the last time stands first', async () => {
  answerAdmin();
  const problem = 'The disk of the server is full.';
  const last = {
    kind: 'backup',
    backup: null,
    endedAt: backup.createdAt,
    problem,
    leftOut: [],
    fetched: null,
  } as const;
  server.answers(contract.backups.overview, overview({ last: { ...last, ...undamaged, leftOut: [] } }));
  await visit('/admin/backups');
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
});

const thing = (name: string, more: Partial<BackupThing> = {}): BackupThing => ({
  ...{ kind: 'recipe', id: name, name, groupId: 'g', groupName: 'Home', updatedAt: null, today: 'gone' },
  picture: null,
  isChanged: false,
  ...more,
});
const answerBackup = (last: BackupOverview['last'] = null) => {
  answerAdmin();
  server.answers(contract.backups.overview, overview({ last }));
  server.answers(contract.backups.details, backup);
};
const outcome = {
  ...undamaged,
  ...({ kind: 'fetch', backup: name, endedAt: backup.createdAt, problem: null, leftOut: [] } as const),
};

const { recipeIngredient: _, ...salad } = recipe('Garden salad');
const content = { ...salad, recipeIngredient: [] };

test('a recipe that is gone is fetched back, and one that is still there once somebody has chosen how', async () => {
  answerBackup();
  const begun: unknown[] = [];
  const things = [thing('Red cabbage'), thing('Garden salad', { today: 'there', isChanged: true })];
  server.answers(contract.backupContents.list, { things, total: 2, isWhole: true });
  server.answers(contract.backupContents.fetch, (call: { body?: unknown }) => {
    begun.push(call.body);
    return { message: 'It is being fetched back.', error: false };
  });
  await visit(`/admin/backups/${name}`);
  const fetchOne = await screen.findByRole('button', { name: 'Fetch back Red cabbage' });
  await act(async () => fetchOne.click());
  await waitFor(() => expect(begun).toEqual([{ kind: 'recipe', id: 'Red cabbage', replaces: false }]));
  expect(screen.getByText('Changed since')).toBeTruthy();
  const today = { ...content, recipeYield: '2 bowls' };
  server.answers(contract.backupContents.compare, {
    ...{ version: 3, comparedWith: 4, before: today, after: { ...today, recipeYield: '4 bowls' } },
    changes: [{ field: 'recipeYield', added: 0, removed: 0, changed: 1, before: null, after: null }],
    pairs: { recipeIngredient: [], recipeInstructions: [], notes: [] },
  });
  await act(async () => screen.getByRole('button', { name: 'Compare Garden salad with today’s' }).click());
  const [gone, back] = [await screen.findByText('2', { selector: 'del' }), screen.getByText('4', { selector: 'ins' })];
  expect(gone.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Replace today’s' }).click());
  await waitFor(() => expect(begun[1]).toEqual({ kind: 'recipe', id: 'Garden salad', replaces: true }));
});

test('a recipe that is gone is seen as it looked', async () => {
  answerBackup();
  const things = [thing('Red cabbage', { picture: 'abc' })];
  server.answers(contract.backupContents.list, { things, total: 1, isWhole: true });
  await visit(`/admin/backups/${name}`);
  const row = (await screen.findByText('Red cabbage')).closest('li');
  expect(row?.querySelector('img')?.getAttribute('src')).toBe(`/api/admin/backups/${name}/pictures/abc`);
});

test('what can be done with a backup stands behind its row', async () => {
  answerAdmin();
  server.answers(contract.backups.overview, overview());
  server.answers(contract.backups.prove, { message: 'The proof has begun.', error: false });
  server.answers(contract.backups.remove, { message: 'The backup is deleted.', error: false });
  await visit('/admin/backups');
  const openMenu = async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions for/ });
    fireEvent.click(first as HTMLElement);
  };
  await openMenu();
  const restore = await screen.findByRole('menuitem', { name: 'Restore everything' });
  expect(restore.getAttribute('href')).toBe(`/admin/backups/${name}/restore`);
  expect(screen.getByRole('menuitem', { name: 'Fetch one recipe…' }).getAttribute('href')).toBe(
    `/admin/backups/${name}#fetch`,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: 'Prove it' }));
  await waitFor(() => expect(server.calls(contract.backups.prove)[0]?.params.name).toBe(name));
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete backup' }));
  expect(server.calls(contract.backups.remove)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete backup' }));
  await waitFor(() => expect(server.calls(contract.backups.remove)[0]?.params.name).toBe(name));
});

test('a group comes back as one of its own, or what it has comes into the own group', async () => {
  const came = [{ what: 'meals', number: 2 }];
  const fetched = {
    kind: 'group',
    id: 'g',
    name: 'Home',
    groupName: 'Home',
    path: '/g/home',
    came,
    missing: [],
    moveId: 'm',
  } as const;
  answerBackup({ ...outcome, leftOut: [], fetched: { ...fetched, came, missing: [] } });
  const begun: unknown[] = [];
  server.answers(contract.backupContents.list, {
    things: [thing('Cabin', { kind: 'group' })],
    total: 1,
    isWhole: true,
  });
  server.answers(contract.backupContents.fetch, (call: { body?: unknown }) => {
    begun.push(call.body);
    return { message: 'It is being fetched back.', error: false };
  });
  await visit(`/admin/backups/${name}`);
  expect(await screen.findByText('What there was has come into Home')).toBeTruthy();
  expect(screen.getByText('With 2 planned meals.')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'What came, and how to take it back' });
  expect(back.getAttribute('href')).toBe('/group/migrations/m');
  await act(async () => screen.getByRole('button', { name: 'Groups' }).click());
  const choose = await screen.findByRole('button', { name: 'Fetch back…' });
  await act(async () => choose.click());
  await act(async () => screen.getByRole('button', { name: 'Into my group' }).click());
  await waitFor(() => expect(begun).toEqual([{ kind: 'group', id: 'Cabin', replaces: false, joins: true }]));
});

test('lists are found by their names, and what can’t be read is said', async () => {
  answerBackup();
  server.answers(contract.backupContents.list, { things: [], total: 0, isWhole: false });
  await visit(`/admin/backups/${name}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be read/);
  await act(async () => screen.getByRole('button', { name: 'Lists' }).click());
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this backup' }), { target: { value: 'market' } });
  await waitFor(() => {
    const last = server.calls(contract.backupContents.list).at(-1)?.query;
    expect([last?.get('kind'), last?.get('search')]).toEqual(['list', 'market']);
  });
  expect(await screen.findByText('Nothing in the backup has such a name.')).toBeTruthy();
});

test('what came back is told with what was left out', async () => {
  const came = [{ what: 'pictures', number: 1 }];
  const missing = [{ what: 'versions', number: 3 }];
  const fetched = { kind: 'recipe', id: 'a', name: 'Red cabbage', groupName: 'Home', path: '/g/home/r/red-cabbage' };
  answerBackup({ ...outcome, leftOut: [], fetched: { ...fetched, kind: 'recipe', came, missing, moveId: null } });
  server.answers(contract.backupContents.list, { things: [], total: 0, isWhole: true });
  await visit(`/admin/backups/${name}`);
  expect(await screen.findByText('“Red cabbage” is back in Home')).toBeTruthy();
  expect(screen.getByText('With 1 picture.')).toBeTruthy();
  expect(screen.getByText('Left out: 3 earlier versions.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/g/home/r/red-cabbage');
});

test('where no second place is named, its settings are', async () => {
  answerAdmin();
  server.answers(contract.backups.overview, overview());
  await visit('/admin/backups');
  expect(await screen.findByRole('heading', { name: 'A second place' })).toBeTruthy();
  expect(screen.getByText('BACKUP_COPY_WEBDAV_URL')).toBeTruthy();
});

const secondPlace: NonNullable<BackupOverview['secondPlace']> = {
  ...{ kind: 'folder', name: '/mnt/nas', isLocked: true, copiedAt: backup.createdAt, provenAt: backup.createdAt },
  ...{ damaged: 0, problem: null },
};

test.each([
  ['proven', {}, /lies there too and was restored from there/],
  ['not proven yet', { provenAt: null }, /has not been proven yet/],
  ['damaged', { provenAt: null, damaged: 2 }, /2 parts are damaged/],
  ['failed', { problem: 'The second place is full.' }, 'The second place is full.'],
  ['never made', { provenAt: null, copiedAt: null }, 'Nothing has been copied there yet'],
])('a copy at the second place that is %s is told so', async (_, more, words) => {
  answerAdmin();
  server.answers(contract.backups.overview, overview({ secondPlace: { ...secondPlace, ...more } }));
  await visit('/admin/backups');
  expect(await screen.findByText('The folder /mnt/nas, locked with a passphrase.')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('the second place is tried step by step', async () => {
  answerAdmin();
  server.answers(contract.backups.overview, overview({ secondPlace }));
  const problem = 'The second place is full.';
  server.answers(contract.secondPlaceBackups.test, [
    { step: 'reach', state: 'passed', problem: null },
    { step: 'write', state: 'failed', problem },
    { step: 'read', state: 'skipped', problem: null },
  ]);
  await visit('/admin/backups');
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Test the place' })));
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(screen.getByText('It answers')).toBeTruthy();
});

test('what lies at the second place is brought here, or thrown away after a question', async () => {
  answerAdmin();
  server.answers(contract.backups.overview, overview({ secondPlace, backups: [] }));
  server.answers(contract.secondPlaceBackups.list, { backups: [backup] });
  server.answers(contract.secondPlaceBackups.fetch, { message: 'The backup is being brought here.', error: false });
  server.answers(contract.secondPlaceBackups.remove, { message: 'The backup is deleted.', error: false });
  await visit('/admin/backups');
  fireEvent.click(await screen.findByRole('button', { name: 'See what lies there' }));
  const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bring it here' }));
  await waitFor(() => expect(server.calls(contract.secondPlaceBackups.fetch)).toHaveLength(1));
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete backup' }));
  expect(server.calls(contract.secondPlaceBackups.remove)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete backup' }));
  await waitFor(() => expect(server.calls(contract.secondPlaceBackups.remove)).toHaveLength(1));
});
