import { type Backup, type BackupWork, contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';

const createdAt = '2026-03-01T03:15:00.000Z';
const backup: Backup = {
  ...{ name: 'larder_2026.03.01.03.15.00', createdAt, reason: 'uploaded', by: null, version: '1.0.0' },
  ...{ database: 'sqlite', tables: 24, rows: 18_402, files: 2082, bytes: 396_000_000, proof: null },
  counts: { groups: 1, users: 6, recipes: 292, pictures: 694, lists: 9, meals: 214 },
};
const work = {
  kind: 'restore',
  backup: null,
  step: 'load',
  done: 50,
  total: 200,
  startedAt: createdAt,
  behind: [],
} satisfies BackupWork;

beforeEach(() => {
  answerFrame();
  server.answers(contract.setup.get, { needed: true, defaultGroup: 'Home' });
  server.answers(contract.setup.checkCode, { valid: true });
  server.answers(contract.setupRestore.state, { needed: true, work: null, problem: null });
});

const click = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const drop = async (instead = 'Restore a backup instead', label = /Drop a backup here/) => {
  await visit('/setup');
  fireEvent.change(await screen.findByLabelText('Setup code'), { target: { value: 'ABCD-EFGH' } });
  await click('Continue');
  await act(async () => (await screen.findByRole('button', { name: instead })).click());
  const file = new File(['PK'], 'larder.zip', { type: 'application/zip' });
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } }));
};

test('a backup is sent with the code, looked at and restored, and then one logs in', async () => {
  server.answers(contract.setupRestore.upload, backup);
  server.answers(contract.setupRestore.start, { message: 'The restore has begun.', error: false });
  await drop();
  expect(await screen.findByText('292')).toBeTruthy();
  expect(server.calls(contract.setupRestore.upload)[0]?.query.get('code')).toBe('ABCD-EFGH');

  server.answers(contract.setupRestore.state, { needed: true, work, problem: null });
  await click('Restore it');
  await waitFor(() => expect(screen.getByText('Rows, 50 of 200')).toBeTruthy());
  server.answers(contract.setupRestore.state, { needed: false, work: null, problem: null });
  await waitFor(() => expect(screen.getByText('Everything is back')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('an instance of Mealie is shown group by group, with what does not come along, before it moves in', async () => {
  const from: Backup['from'] = {
    ...{ program: 'Mealie', version: '2.0.0' },
    groups: [{ name: 'Home', households: 2, users: 6, recipes: 292, lists: 9 }],
    problems: [
      { table: 'long_live_tokens', reason: 'not-carried', rows: 3, example: '' },
      { table: 'group_reports', reason: 'not-carried', rows: 2, example: '' },
      { table: 'report_entries', reason: 'not-carried', rows: 20, example: '' },
      { table: 'announcements', reason: 'unknown-table', rows: 1, example: '' },
      { table: 'recipe_share_tokens', reason: 'ended', rows: 2, example: '' },
      { table: 'tools', reason: 'no-table', rows: 1, example: '' },
    ],
  };
  server.answers(contract.setupRestore.upload, { ...backup, from });
  server.answers(contract.setupRestore.start, { message: 'The restore has begun.', error: false });
  await drop('Move in from Mealie', /Drop the backup of your Mealie/);
  expect(await screen.findByText('From Mealie 2.0.0')).toBeTruthy();
  expect(screen.getByText(/6 people, 292 recipes, 9 shopping lists/)).toBeTruthy();
  expect(screen.getByText(/Its 2 households become one/)).toBeTruthy();
  expect(screen.getByText(/3 API tokens/)).toBeTruthy();
  expect(screen.getByText('22 entries about what the old server has done')).toBeTruthy();
  expect(screen.getByText(/1 entry is of a kind that is not known here/)).toBeTruthy();
  expect(screen.getByText(/2 links that were shared have expired/)).toBeTruthy();
  expect(screen.getByText(/A part is missing in the backup:/)).toBeTruthy();

  server.answers(contract.setupRestore.state, { needed: false, work: null, problem: null });
  await click('Move in');
  await waitFor(() => expect(screen.getByText('You have moved in')).toBeTruthy());
});

test('what is no backup is refused, and one can choose another', async () => {
  server.fails(contract.setupRestore.upload, 'backup.of-another-program');
  await drop();
  expect(await screen.findByText('Refused: backup.of-another-program')).toBeTruthy();
  expect(screen.getByLabelText(/Drop a backup here/)).toBeTruthy();
});

test('of a damaged one the rest is restored by whoever wants that', async () => {
  server.answers(contract.setupRestore.upload, backup);
  server.answers(contract.setupRestore.start, { message: 'The restore has begun.', error: false });
  await drop();
  await screen.findByText('292');
  const problem = { message: '2 parts of this backup cannot be read.', isDamage: true, at: createdAt };
  server.answers(contract.setupRestore.state, { needed: true, work: null, problem });
  await click('Restore it');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(problem.message));
  await click('Restore what can be read');
  await waitFor(() =>
    expect(server.calls(contract.setupRestore.start).at(-1)?.body).toMatchObject({ acceptsDamage: true }),
  );
});
