import { contract, type LoggedIn, type Passkey } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, clickOn, mia, visit } from '../../../../test/screens.tsx';

const at = '2026-11-20T10:00:00.000Z';
const laptop: LoggedIn = {
  id: 'laptop',
  device: 'computer',
  browser: 'Firefox',
  system: 'Linux',
  isThis: true,
  createdAt: at,
  seenAt: at,
};
const tablet: LoggedIn = {
  ...laptop,
  id: 'tablet',
  device: 'tablet',
  browser: 'Chrome',
  system: 'Android',
  isThis: false,
};
const script: LoggedIn = { ...laptop, id: 'script', device: 'program', browser: null, system: null, isThis: false };
const passkey: Passkey = { id: 'key', name: 'My phone', isSynced: true, createdAt: at, usedAt: null };

beforeEach(() => {
  answerFrame();
  server.answers(contract.sessions.list, [laptop, tablet, script]);
  server.answers(contract.passkeys.list, [passkey]);
});

const rowOf = async (text: string | RegExp) => {
  const row = (await screen.findByText(text)).closest('li');
  return within(row ?? expect.fail('no row'));
};

test('one sees where one is logged in, and logs out there', async () => {
  server.answers(contract.sessions.end, null);
  await visit('/user/profile/log-ins');
  expect((await rowOf('Computer')).getByText('This one')).toBeTruthy();
  expect((await rowOf('Computer')).getByText(/^Firefox on Linux, /)).toBeTruthy();
  server.answers(contract.sessions.list, [laptop, script]);
  await clickOn((await rowOf('Tablet')).getByRole('button', { name: 'Log out' }));
  expect(server.calls(contract.sessions.end)[0]?.params).toEqual({ sessionId: 'tablet' });
  await waitFor(() => expect(screen.queryByText('Tablet')).toBeNull());
});

test('all others are logged out at once, and this one goes on', async () => {
  server.answers(contract.sessions.endOthers, () => {
    server.answers(contract.sessions.list, [laptop]);
    return { access_token: 'fresh' };
  });
  await visit('/user/profile/log-ins');
  await clickOn(await screen.findByRole('button', { name: 'Log out all others' }));
  expect(await screen.findByText('You are logged in nowhere else.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

test('a passkey gets another name, and is removed after a question', async () => {
  server.answers(contract.passkeys.rename, { ...passkey, name: 'Key ring' });
  server.answers(contract.passkeys.remove, null);
  await visit('/user/profile/log-ins');
  await clickOn(await screen.findByRole('button', { name: 'Rename My phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Key ring' } });
  await act(async () => dialog.getByRole('button', { name: 'Save' }).click());
  expect(server.calls(contract.passkeys.rename)[0]?.body).toEqual({ name: 'Key ring' });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => screen.getByRole('button', { name: 'Remove My phone' }).click());
  const question = within(await screen.findByRole('dialog', { name: 'Remove My phone?' }));
  await act(async () => question.getByRole('button', { name: 'Remove passkey' }).click());
  expect(server.calls(contract.passkeys.remove)[0]?.params).toEqual({ passkeyId: 'key' });
});

test('without passkeys it is said what they are, and where they cannot be made', async () => {
  server.answers(contract.passkeys.list, []);
  await visit('/user/profile/log-ins');
  // This browser knows none.
  expect(await screen.findByText(/opened over https/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('what could not be fetched is said, and tried again', async () => {
  server.fails(contract.sessions.list, 'server.failed');
  server.fails(contract.passkeys.list, 'server.failed');
  await visit('/user/profile/log-ins');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
});

test('the way there is in the profile', async () => {
  server.answers(contract.users.self, mia);
  const where = await visit('/user/profile');
  await clickOn(await screen.findByRole('link', { name: 'Passkeys and devices' }));
  await waitFor(() => expect(where()).toBe('/user/profile/log-ins'));
});
