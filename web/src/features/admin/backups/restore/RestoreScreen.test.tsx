import { type BackupComparison, type BackupOverview, contract } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backup, backupName, backupOverview, damagedBackup } from '../../../../../test/backups.ts';
import { server } from '../../../../../test/fake-server.ts';
import { answerFrame, clickOn, screenStates, visit } from '../../../../../test/screens.tsx';

const recipe = (name: string) => ({ id: name, name, createdAt: '2026-02-20T12:00:00.000Z', by: 'Lena', image: 'a1' });
const stays = (kind: BackupComparison['kinds'][number]['kind'], today: number) => ({
  ...{ kind, today, after: today, going: 0, returning: 0, changed: 0 },
});
const comparison = (more: Partial<BackupComparison> = {}): BackupComparison => ({
  kinds: [
    { kind: 'recipes', today: 294, after: 292, going: 3, returning: 1, changed: 2 },
    { ...stays('users', 6), changed: 1 },
    ...[stays('lists', 9), stays('groups', 1), stays('comments', 0)],
  ],
  ...{ goingRecipes: [recipe('Buttermilk pancakes'), recipe('Bread')], returningRecipes: [recipe('Red cabbage')] },
  ...{ account: 'stays', laterSteps: 0, isTooNew: false },
  ...more,
});
const answer = (compared = comparison(), overview: Partial<BackupOverview> = {}, of = backup) => {
  answerFrame({ admin: true });
  server.answers(contract.backups.overview, backupOverview(overview));
  server.answers(contract.backups.details, of);
  server.answers(contract.backups.compare, compared);
};
const address = `/admin/backups/${backupName}/restore`;
/** The word is the day of the backup where the test runs. */
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date(backup.createdAt));

screenStates('what a restore would change', {
  at: address,
  endpoint: contract.backups.compare,
  full: comparison(),
  shows: /Buttermilk pancakes/,
  besides: () => answer(),
});

test('today stands against the backup, a kind in each line', async () => {
  answer();
  await visit(address);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['What', 'Today', 'After', 'Change'],
    ['Recipes294 today, 292 after', '294', '292', '3 go, 1 comes back, 2 change back'],
    ['People6 today, 6 after', '6', '6', '1 password is the old one'],
    ['Shopping lists9 today, 9 after', '9', '9', 'Stays'],
    ['Groups1 today, 1 after', '1', '1', 'Stays'],
  ]);
  expect(screen.getByText('Red cabbage')).toBeTruthy();
  // One of the three is somebody’s alone.
  expect(screen.getByText('And 1 more.')).toBeTruthy();
});

test('it begins once somebody has typed the day of the backup', async () => {
  answer();
  server.answers(contract.backups.startRestore, { message: 'The restore has begun.', error: false });
  await visit(address);
  const begin = await screen.findByRole('button', { name: `Restore ${day}` });
  await screen.findByRole('table');
  expect(begin.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: ` ${day.toUpperCase()} ` } });
  await clickOn(begin);
  await waitFor(() => expect(server.calls(contract.backups.startRestore)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Keep today’s data' }).getAttribute('href')).toBe(
    `/admin/backups/${backupName}`,
  );
});

test('of a damaged one each part is named, and somebody has to accept that', async () => {
  answer(comparison(), { backups: [{ ...damagedBackup, name: backupName }] });
  await visit(address);
  expect(await screen.findByRole('heading', { name: 'It is damaged' })).toBeTruthy();
  const parts = within(screen.getByRole('list', { name: 'What can’t be read' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'File recipes/a/images/original.webp: missing',
    'And 1 more.',
  ]);
  await screen.findByRole('table');
  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: day } });
  const begin = screen.getByRole('button', { name: `Restore ${day}` });
  expect(begin.hasAttribute('disabled')).toBe(true);
  await clickOn(screen.getByRole('checkbox', { name: /Restore it without the 2 parts/ }));
  expect(begin.hasAttribute('disabled')).toBe(false);
});

test('one that nobody has tried can be proven first', async () => {
  answer(comparison(), { backups: [{ ...backup, proof: null }] });
  server.answers(contract.backups.prove, { message: 'The proof has begun.', error: false });
  await visit(address);
  await clickOn(await screen.findByRole('button', { name: 'Prove it' }));
  await waitFor(() => expect(server.calls(contract.backups.prove)).toHaveLength(1));
});

test('how much older its tables are is said', async () => {
  answer(comparison({ laterSteps: 3 }));
  await visit(address);
  expect(await screen.findByText(/its tables are 3 steps older/)).toBeTruthy();
});

test('tables that are newer than the program are no way back', async () => {
  answer(comparison({ isTooNew: true }));
  await visit(address);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Update Larder first/);
  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: day } });
  expect(screen.getByRole('button', { name: `Restore ${day}` }).hasAttribute('disabled')).toBe(true);
});

test.each([
  ['gone', /Your own account is not in it/],
  ['former-password', /Your own password becomes the one that you had then/],
] as const)('whoever asks is told what becomes of their log-in: %s', async (account, words) => {
  answer(comparison({ account }));
  await visit(address);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('while it runs one sees how far it is, and nothing can be begun', async () => {
  const work = { kind: 'restore', backup: backupName, step: 'load', done: 50, total: 200 } as const;
  const behind = [
    { step: 'check', total: 30, milliseconds: 2400 },
    { step: 'files', total: 30, milliseconds: 100 },
  ];
  answer(comparison(), { work: { ...work, startedAt: backup.createdAt, behind } });
  await visit(address);
  expect(await screen.findByText('Importing Backup')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('45');
  expect([screen.getByText('2 sec'), screen.getByText('Files, 30 of 30')]).toHaveLength(2);
  expect(screen.getByText('Today is backed up')).toBeTruthy();
  expect(screen.queryByLabelText(/^Type/)).toBeNull();
});

const damaged = { table: 'recipes', rows: 2, reason: 'damaged', detail: null } as const;
const orphaned = { ...damaged, reason: 'orphaned', detail: 'FOREIGN KEY constraint failed' } as const;

test.each([
  ['failed', 'The disk of the server is full.', [], /It was not restored/],
  ['done', null, [damaged], '2 rows of the backup could not be read.'],
  ['with each reason', null, [damaged], /^Table recipes: 2 rows .*the table is damaged/],
  ['in the words of the database', null, [orphaned], 'FOREIGN KEY constraint failed'],
])('how the last one ended is told: %s', async (_, problem, leftOut, words) => {
  const last = { kind: 'restore', backup: backupName, endedAt: backup.createdAt, fetched: null } as const;
  answer(comparison(), { last: { ...last, problem, damaged: 0, damages: [], leftOut } });
  await visit(address);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('one that nobody has proven, and was refused as damaged, names what and can be had without it', async () => {
  const damages = [{ part: 'file', name: 'recipes/r/images/original.webp', problem: 'missing' } as const];
  const last = { kind: 'restore', backup: backupName, endedAt: backup.createdAt, fetched: null } as const;
  const problem = '1 part of this backup cannot be read.';
  const backups = [{ ...backup, proof: null }];
  answer(comparison(), { backups, last: { ...last, problem, damaged: 1, damages, leftOut: [] } });
  await visit(address);
  expect(await screen.findByText(/original\.webp: missing/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: day } });
  const begin = screen.getByRole('button', { name: `Restore ${day}` });
  expect(begin.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByLabelText(/Restore it without/));
  expect(begin.hasAttribute('disabled')).toBe(false);
});
