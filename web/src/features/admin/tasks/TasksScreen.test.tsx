import { type BackupWork, contract, type QueuedJob, type TaskOnClock } from '@larder/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backupOverview } from '../../../../test/backups.ts';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const task: TaskOnClock = {
  ...{ name: 'forget-expired', isRunning: false, dueAt: '2026-03-02T23:45:00Z', endedAt: null, doneAt: null },
  ...{ problem: null, failures: 0, runs: [] },
};
const job: QueuedJob = {
  ...{ id: 'j', kind: 'mail', title: 'Mail to lena@home.example', group: null, state: 'stopped' },
  ...{ dueAt: '2026-03-01T11:00:00Z', attempts: 3, problem: 'The mail server refused the password', canCancel: true },
  progress: null,
};

const answerAdmin = () => {
  answerFrame({ admin: true });
  server.answers(contract.backups.overview, backupOverview());
};

screenStates('background tasks', {
  at: '/admin/background-tasks',
  endpoint: contract.adminTasks.list,
  full: { onClock: [task], jobs: [job], jobCount: 1 },
  shows: /Mail to lena@home.example/,
  empty: { onClock: [], jobs: [], jobCount: 0 },
  invites: /Nothing waits and nothing has failed/,
  besides: answerAdmin,
});

test('what failed stands apart, and all of it is tried again at once', async () => {
  answerAdmin();
  const waiting: QueuedJob = { ...job, id: 'w', title: 'Export', state: 'waiting', problem: null, attempts: 0 };
  server.answers(contract.adminTasks.list, { onClock: [task], jobs: [job, waiting, { ...job, id: 'k' }], jobCount: 3 });
  server.answers(contract.adminTasks.runJob, { message: 'It runs now', error: false });
  await visit('/admin/background-tasks');
  expect(await screen.findByRole('heading', { name: 'Failed' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Asked for' })).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Try all again' }).click());
  expect(server.calls(contract.adminTasks.runJob).map(({ body }) => body)).toEqual([{ job: 'j' }, { job: 'k' }]);
});

test('what failed says why, and is tried again or cancelled; what comes by the clock is run now', async () => {
  answerAdmin();
  server.answers(contract.adminTasks.list, { onClock: [task], jobs: [job], jobCount: 1 });
  const message = { message: 'It runs now', error: false };
  server.answers(contract.adminTasks.run, message);
  server.answers(contract.adminTasks.runJob, message);
  server.answers(contract.adminTasks.cancelJob, message);
  await visit('/admin/background-tasks');
  expect(await screen.findByText('The mail server refused the password')).toBeTruthy();
  expect(screen.getByText('Stopped, tried 3 times')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Try now' }).click());
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
  await act(async () => screen.getByRole('button', { name: 'Run now: Forget what has expired' }).click());
  expect([
    server.calls(contract.adminTasks.runJob)[0]?.body,
    server.calls(contract.adminTasks.cancelJob)[0]?.body,
    server.calls(contract.adminTasks.run)[0]?.body,
  ]).toEqual([{ job: 'j' }, { job: 'j' }, { name: 'forget-expired' }]);
});

test('how the last runs went is seen, and how far is what runs', async () => {
  answerAdmin();
  const run = (minute: number, isDone: boolean) => ({
    ...{ startedAt: `2026-03-01T12:0${minute}:00Z`, endedAt: `2026-03-01T12:0${minute}:24Z`, isDone },
  });
  const ran = { ...task, doneAt: '2026-03-01T12:02:24Z', runs: [run(0, true), run(1, false), run(2, true)] };
  const moving: QueuedJob = { ...job, state: 'running', title: 'Paprika', problem: null };
  const jobs = [{ ...moving, progress: { done: 286, total: 411 } }];
  server.answers(contract.adminTasks.list, { onClock: [ran], jobs, jobCount: 1 });
  const startedAt = '2026-03-01T12:00:00Z';
  const work = {
    kind: 'backup',
    backup: null,
    step: 'files',
    done: 1,
    total: 2,
    startedAt,
    behind: [],
  } satisfies BackupWork;
  server.answers(contract.backups.overview, backupOverview({ work }));
  await visit('/admin/background-tasks');
  expect(await screen.findByRole('img', { name: '3 runs, 1 of them failed' })).toBeTruthy();
  expect(screen.getByText(/24s$/)).toBeTruthy();
  expect(screen.getByText('286 of 411')).toBeTruthy();
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
  expect(bars).toEqual(['37%', expect.stringContaining('69.5')]);
});

test('what has no title but an id is told by what it is part of', async () => {
  answerAdmin();
  const move: QueuedJob = { ...job, kind: 'move-reading', title: '0b6c7f3e-63c4-4b39-9c11-4d6a3c5e2f10' };
  const sizes: QueuedJob = { ...job, id: 's', kind: 'recipe-image-sizes', title: '' };
  server.answers(contract.adminTasks.list, { onClock: [task], jobs: [move, sizes], jobCount: 2 });
  await visit('/admin/background-tasks');
  const tries = await screen.findAllByRole('button', { name: 'Try now' });
  expect(
    tries.map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toEqual(['Move in', 'Pictures']);
});
