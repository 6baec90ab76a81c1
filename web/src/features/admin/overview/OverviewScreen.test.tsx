import { type Backup, type BackupOverview, contract, type HealthResult, type LatelyDone } from '@larder/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';
import { formatNearMoment } from '../../../lib/dates/dates.ts';

const fine: HealthResult = {
  id: 'database',
  name: 'Database',
  status: 'ok',
  sentence: 'SQLite answers in 2 ms',
  remedy: null,
  setting: null,
  page: null,
};
const wrong: HealthResult = {
  id: 'address',
  name: 'Address',
  status: 'warning',
  sentence: 'You came by http://here, but links lead to http://there.',
  remedy: 'Set BASE_URL to the address under which people open Larder.',
  setting: 'BASE_URL=http://here',
  page: 'settings',
};
const statistics = {
  totalRecipes: 292,
  totalUsers: 6,
  totalGroups: 2,
  uncategorizedRecipes: 0,
  untaggedRecipes: 0,
};
const backup = {
  name: 'backup',
  isRunning: false,
  dueAt: '2026-03-02T23:45:00Z',
  endedAt: null,
  doneAt: null,
  problem: null,
  failures: 0,
  runs: [],
};
const noBackups: BackupOverview = {
  ...{ work: null, last: null, backups: [], unreadable: [], bytes: 0, free: 40_000_000_000 },
  ...{ keep: { days: 7, weeks: 4, months: 12 }, nightlyAt: '23:45', secondPlace: null },
};
const answerAdmin = () => {
  answerFrame({ admin: true });
  server.answers(contract.adminAbout.statistics, statistics);
  server.answers(contract.adminTasks.list, { onClock: [backup], jobs: [], jobCount: 0 });
  server.answers(contract.adminActivity.lately, { items: [] });
  server.answers(contract.backups.overview, noBackups);
};
const health = (...checks: HealthResult[]) => ({ checkedAt: '2026-03-01T12:00:00Z', checks });

screenStates('the overview of the administration', {
  at: '/admin',
  endpoint: contract.adminHealth.check,
  full: health(fine),
  shows: /SQLite answers/,
  besides: answerAdmin,
});

test('what is wrong comes first, with what to do and a line to copy', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine, wrong));
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await visit('/admin');
  expect(await screen.findByRole('heading', { name: 'One thing needs you' })).toBeTruthy();
  const problem = within(screen.getByRole('article'));
  expect(problem.getByText(/^Set BASE_URL/)).toBeTruthy();
  await act(async () => problem.getByRole('button', { name: 'Copy' }).click());
  expect(writeText).toHaveBeenCalledWith('BASE_URL=http://here');
});

test('what has failed stands before what is only not right yet, and a backup is begun right there', async () => {
  answerAdmin();
  const failed: HealthResult = {
    ...{ ...wrong, id: 'backup', name: 'Backup', status: 'failed', setting: null, page: 'backups' },
    ...{ sentence: 'The last backup could not be proven: 2 parts are damaged', remedy: 'Make a new one.' },
  };
  server.answers(contract.adminHealth.check, health(fine, wrong, failed));
  server.answers(contract.backups.start, { message: 'The backup has begun.', error: false });
  await visit('/admin');
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('There are not two problems.');
  expect(within(first).getByRole('heading', { name: 'The last backup cannot be relied on' })).toBeTruthy();
  expect(within(second).getByRole('link', { name: 'Address settings' }).getAttribute('href')).toBe(
    '/admin/site-settings#address',
  );
  expect(screen.getByRole('heading', { name: 'The other one is fine' })).toBeTruthy();
  await act(async () => within(first).getByRole('button', { name: 'Back up now' }).click());
  expect(server.calls(contract.backups.start)).toHaveLength(1);
});

test('one looks again with the time of now', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(wrong));
  await visit('/admin');
  await screen.findByRole('heading', { name: 'One thing needs you' });
  server.answers(contract.adminHealth.check, health(fine));
  await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  const [first, second] = server.calls(contract.adminHealth.check);
  expect(first?.query.get('address')).toBe(window.location.origin);
  expect(second?.query.get('clock')).not.toBe(first?.query.get('clock'));
});

test('what the server does next stands beside it', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine));
  await visit('/admin');
  const next = within(await screen.findByRole('complementary', { name: 'What runs next' }));
  expect(next.getByRole('listitem').textContent).toMatch(/^March [23].*:45.*Nightly backup/);
  expect(next.getByRole('link', { name: 'Background tasks' }).getAttribute('href')).toBe('/admin/background-tasks');
});

test('on a phone what is wrong comes before the ways to the other pages', async () => {
  const asIs = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...asIs(query), matches: false }));
  answerAdmin();
  server.answers(contract.adminHealth.check, health(wrong));
  await visit('/admin');
  const problem = await screen.findByRole('article');
  const people = screen.getByRole('link', { name: /^People/ });
  expect(problem.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

/** A backup that was proven so many hours ago. */
const proven = (hours: number): Backup => {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  return {
    ...{ name: `larder_${hours}`, createdAt: at, reason: 'nightly', by: null, version: 'v2', database: 'sqlite' },
    ...{ counts: { groups: 1, users: 6, recipes: 292, pictures: 694, lists: 2, meals: 40 }, tables: 60 },
    ...{ rows: 9000, files: 694, bytes: 2_000_000 },
    proof: {
      ...{ startedAt: at, endedAt: at, isProven: true, tables: 60, rows: 9000, files: 694, readBack: 'Pie' },
      ...{ damaged: 0, damages: [], leftOut: [] },
    },
  };
};

test('which backup could be restored and where it lies stands at the top, and its proof among what happened', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine));
  const last = proven(9);
  server.answers(contract.backups.overview, {
    ...noBackups,
    backups: [{ ...proven(1), proof: null }, last, proven(33), proven(300)],
    secondPlace: {
      ...{ kind: 's3', name: 'kitchen', isLocked: true, copiedAt: '2026-03-01T04:00:00.000Z' },
      ...{ provenAt: null, damaged: 0, problem: null },
    },
  });
  await visit('/admin');
  const fact = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  await screen.findByText('2 places');
  expect(await fact('Last proven backup')).toContain(formatNearMoment(last.createdAt));
  const lately = within(await screen.findByRole('complementary', { name: 'Lately' }));
  expect(lately.getByRole('listitem').textContent).toMatch(/A backup was proven2 times/);
});

test('the recipe that was read out of the last proven backup is seen as it looks there', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine));
  const last = proven(9);
  const backups = [{ ...last, proof: last.proof && { ...last.proof, readBackPicture: 'abc' } }];
  server.answers(contract.backups.overview, { ...noBackups, backups });
  await visit('/admin');
  const part = within(await screen.findByRole('region', { name: '“Pie” was read back' }));
  expect(part.getByText(/292 recipes counted, 694 files compared/)).toBeTruthy();
  expect(part.getByRole('presentation').getAttribute('src')).toBe(`/api/admin/backups/${last.name}/pictures/abc`);
  expect(part.getByRole('link').getAttribute('href')).toBe(`/admin/backups/${last.name}`);
});

test('how much needs somebody stands in the sidebar, on each page', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine, wrong));
  server.answers(contract.adminMaintenance.logs, { logs: [] });
  await visit('/admin/maintenance/logs');
  expect(await screen.findByRole('link', { name: /^Overview.*1 thing needs you/ })).toBeTruthy();
});

test('where a proxy hides something, its lines are there to copy', async () => {
  answerAdmin();
  const hidden: HealthResult = { ...wrong, id: 'proxy', name: 'Proxy', setting: null, page: null };
  server.answers(contract.adminHealth.check, health(fine, hidden));
  await visit('/admin');
  expect((await screen.findByText(/proxy_set_header X-Forwarded-Proto/)).textContent).toContain(
    `server_name ${window.location.hostname};`,
  );
  await act(async () => screen.getByRole('button', { name: 'Caddy' }).click());
  expect(screen.getByText(/reverse_proxy 127\.0\.0\.1:9000/)).toBeTruthy();
});

test('a server without a backup says so', async () => {
  answerAdmin();
  server.answers(contract.adminHealth.check, health(fine));
  await visit('/admin');
  expect(await screen.findByText('None yet')).toBeTruthy();
  expect(screen.getByText('No place yet')).toBeTruthy();
});

test('what people did lately stands beside it, what somebody did again and again in one line', async () => {
  answerAdmin();
  const loggedIn: LatelyDone = {
    ...{ id: 'a1', kind: 'log-ins', type: 'user.logged-in', at: '2026-03-01T11:02:00.000Z', times: 3 },
    ...{
      userId: 'u1',
      by: 'Lena',
      subject: 'Lena',
      fields: [],
      address: '192.168.1.7',
      recipesTo: null,
      listsTo: null,
    },
  };
  const invited: LatelyDone = {
    ...{ ...loggedIn, id: 'a2', kind: 'sharing', type: 'invitation.created', times: 1 },
    ...{ by: 'Jonas', subject: null, address: null },
  };
  server.answers(contract.adminActivity.lately, { items: [loggedIn, invited] });
  server.answers(contract.adminHealth.check, health(fine));
  await visit('/admin');
  const lately = within(await screen.findByRole('complementary', { name: 'Lately' }));
  const [first, second] = lately.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/Lena logged in.*3 times.*192\.168\.1\.7/);
  expect(second).toMatch(/Jonas made an invitation$/);
});
