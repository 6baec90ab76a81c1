import { type Backup, type BackupOverview, contract } from '@larder/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const name = 'larder_2026.03.01.03.15.00';
const backup: Backup = {
  ...{ name, createdAt: '2026-03-01T03:15:00.000Z', reason: 'nightly', by: null, version: '1.0.0', database: 'sqlite' },
  counts: { groups: 1, users: 6, recipes: 292, pictures: 694, lists: 9, meals: 214 },
  ...{ tables: 24, rows: 18_402, files: 2082, bytes: 396_000_000 },
  proof: {
    ...{ startedAt: '2026-03-01T03:40:00.000Z', endedAt: '2026-03-01T03:41:00.000Z', isProven: true },
    ...{
      tables: 24,
      rows: 18_402,
      files: 2082,
      readBack: 'Slow tomato spaghetti',
      damaged: 0,
      damages: [],
      leftOut: [],
    },
  },
};
const damaged: Backup = {
  ...backup,
  name: 'larder_2026.02.28.03.15.00',
  proof: backup.proof && {
    ...backup.proof,
    ...{
      isProven: false,
      damaged: 2,
      damages: [{ part: 'file', name: 'recipes/a/images/original.webp', problem: 'missing' }],
    },
  },
};
const overview = (more: Partial<BackupOverview> = {}): BackupOverview => ({
  ...{ work: null, last: null, backups: [backup, damaged], bytes: 390_000_000, free: 50_000_000_000 },
  ...{ keep: { days: 7, weeks: 4, months: 12 }, nightlyAt: '03:15', secondPlace: null },
  ...more,
});
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
  } as const;
  server.answers(contract.backups.overview, overview({ work }));
  await visit('/admin/backups');
  expect(await screen.findByText('Importing Backup')).toBeTruthy();
  expect(screen.getByText('Rows, 50 of 200')).toBeTruthy();
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
  server.answers(contract.backups.overview, overview({ last: { ...last, leftOut: [] } }));
  await visit('/admin/backups');
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
});

test('a backup is restored once somebody has seen what goes and typed the word', async () => {
  answerAdmin();
  server.answers(contract.backups.overview, overview());
  server.answers(contract.backups.details, backup);
  server.answers(contract.backups.compare, {
    today: { ...backup.counts, recipes: 295 },
    ...{ after: backup.counts, going: 3, isOlder: false },
    goingRecipes: [{ id: '1', name: 'Buttermilk pancakes', createdAt: null }],
  });
  const begun: unknown[] = [];
  server.answers(contract.backups.startRestore, (call: unknown) => {
    begun.push(call);
    return { message: 'The restore has begun.', error: false };
  });
  await visit(`/admin/backups/${name}`);
  const look = await screen.findByRole('button', { name: 'See what will change' });
  await act(async () => look.click());
  expect(await screen.findByText('Buttermilk pancakes')).toBeTruthy();
  const restore = screen.getByRole('button', { name: 'Restore everything' });
  expect(restore.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: 'Restore' } });
  await act(async () => restore.click());
  expect(begun).toHaveLength(1);
});
