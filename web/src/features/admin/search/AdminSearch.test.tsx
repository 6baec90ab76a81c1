import { contract, type EffectiveSetting } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';
import './AdminSearch.tsx';

const person = (fullName: string, email: string) => ({
  ...{ ...mia, id: `id-of-${fullName}`, fullName, email, username: fullName.toLowerCase() },
  ...{ createdAt: null, lockedUntil: null, seenAt: null, passkeys: 0, isLinked: false, recipeCount: 0 },
});
const host: EffectiveSetting = {
  ...{ name: 'SMTP_HOST', subject: 'mail', value: 'smtp.home.example', isSecret: false, isSet: true },
  ...{ from: 'environment', about: 'Mail server' },
};

beforeEach(() => {
  answerFrame({ admin: true });
  server.answers(contract.adminMaintenance.logs, { logs: [] });
  server.answers(contract.adminUsers.list, page([person('Ilse', 'ilse@home.example'), person('Jonas', 'j@x.example')]));
  server.answers(contract.adminGroups.list, page([]));
  server.answers(contract.adminAbout.settings, [host]);
  server.answers(contract.backups.overview, {
    ...{ work: null, last: null, unreadable: [], bytes: 0, free: null, nightlyAt: null, secondPlace: null },
    keep: { days: 7, weeks: 4, months: 12 },
    backups: [
      {
        ...{ name: 'larder_2026-03-01', createdAt: '2026-03-01T03:15:00Z', reason: 'nightly', by: null, version: 'v2' },
        ...{ database: 'sqlite', tables: 60, rows: 9000, files: 694, bytes: 2_000_000, proof: null },
        counts: { groups: 1, users: 6, recipes: 292, pictures: 694, lists: 2, meals: 40 },
      },
    ],
  });
});

const open = async () => {
  const at = await visit('/admin/maintenance/logs');
  await screen.findByRole('main');
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole('combobox', { name: 'Find a person, backup or setting' });
  const find = (value: string) => fireEvent.change(field, { target: { value } });
  return { at, field, find };
};
const titles = () =>
  screen.getAllByRole('group').flatMap((group) => within(group).queryByRole('presentation')?.textContent ?? []);

test('before anything is typed the pages are there to choose with the arrows', async () => {
  const { at, field } = await open();
  expect(titles()).toEqual(['Go to']);
  await screen.findByRole('option', { name: /Background tasks/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const selected = screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true');
  expect(selected?.textContent).toContain('Backups');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(at()).toBe('/admin/backups'));
});

test('a person is found by name, user name or e-mail', async () => {
  server.answers(contract.adminUsers.get, person('Ilse', 'ilse@home.example'));
  server.answers(contract.adminUsers.sessions, []);
  server.answers(contract.adminMail.state, { ready: false });
  const { at, field, find } = await open();
  find('ilse@home');
  await screen.findByRole('option', { name: /Ilse/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(at()).toBe('/admin/manage/users/id-of-Ilse'));
  expect(await screen.findByRole('heading', { name: 'Ilse' })).toBeTruthy();
});

test('a setting is found by its words and by the name that the server knows, and its page shows it', async () => {
  const { at, field, find } = await open();
  find('mail server');
  const option = await screen.findByRole('option', { name: /SMTP_HOST/ });
  find('smtp_ho');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(option.textContent).toContain('Mail server');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(at()).toBe('/admin/site-settings#SMTP_HOST'));
});

test('a backup is found by its day, and what nothing has is said', async () => {
  const { find } = await open();
  find('march 1');
  expect(await screen.findByRole('option', { name: /March 1/ })).toBeTruthy();
  find('zucchini');
  expect(await screen.findByText(/Nothing was found for “zucchini”/)).toBeTruthy();
  expect(screen.getByText('Nothing found', { exact: true })).toBeTruthy();
});
