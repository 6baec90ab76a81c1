import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, appInfo, mia, visit } from '../../../test/screens.tsx';

test('one sees who one is', async () => {
  answerFrame();
  await visit('/user/profile');
  expect(await screen.findByDisplayValue('Mia Miller')).toBeTruthy();
  expect(screen.getByDisplayValue('mia@larder.test')).toBeTruthy();
});

test('while it is not known who one is, there is something in its place', async () => {
  answerFrame();
  const waiting = server.delays(contract.users.self);
  void visit('/user/profile');
  await waitFor(() => expect(server.calls(contract.users.self).length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
  waiting.answer(mia);
  expect(await screen.findByDisplayValue('Mia Miller')).toBeTruthy();
});

test('where it cannot be found out who one is, the page says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerFrame();
  server.fails(contract.users.self, 'server.failed');
  await visit('/user/profile');
  expect(await screen.findByText('Refused: server.failed')).toBeTruthy();
});

test.each([
  ['ends API tokens as well, unless somebody says otherwise', false, true],
  ['leaves API tokens where the box is cleared', true, false],
])('a change of password %s', async (_, clears, endApiTokens) => {
  answerFrame();
  server.answers(contract.users.changePassword, { message: 'Changed', error: false, access_token: 'fresh' });
  await visit('/user/profile');
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Current password');
  write('Current password', 'old-plum');
  write('New password', 'winter-plum');
  write('New password again', 'winter-plum');
  if (clears) fireEvent.click(screen.getByLabelText('End my API tokens as well'));
  await act(async () => screen.getByText('Change password').click());
  await waitFor(() => expect(server.calls(contract.users.changePassword).length).toBe(1));
  expect(server.calls(contract.users.changePassword)[0]?.body).toEqual({
    currentPassword: 'old-plum',
    newPassword: 'winter-plum',
    endApiTokens,
  });
});

test('a name of the directory is told as such, and not changed here', async () => {
  answerFrame({ authMethod: 'LDAP' });
  await visit('/user/profile');
  const name = await screen.findByRole('textbox', { name: 'User name' });
  expect(name.hasAttribute('readonly')).toBe(true);
  expect(screen.getByText('Your user name is the one that you have in the directory.')).toBeTruthy();
});

test('an account that is connected with the provider can be disconnected', async () => {
  answerFrame();
  server.answers(contract.about.get, { ...appInfo, enableOidc: true, oidcProviderName: 'Authentik' });
  const identity = { id: 'i1', provider: 'Authentik', createdAt: '2026-03-01T12:00:00.000Z' };
  server.answers(contract.signOn.identities, [identity]);
  server.answers(contract.signOn.disconnect, null);
  await visit('/user/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect from Authentik' }));
  await waitFor(() => expect(server.calls(contract.signOn.disconnect)[0]?.params).toEqual({ identityId: 'i1' }));
});

test('one that only the provider lets in stays connected', async () => {
  answerFrame({ authMethod: 'OIDC' });
  server.answers(contract.about.get, { ...appInfo, enableOidc: true, oidcProviderName: 'Authentik' });
  server.answers(contract.signOn.identities, [
    { id: 'i1', provider: 'Authentik', createdAt: '2026-03-01T12:00:00.000Z' },
  ]);
  await visit('/user/profile');
  expect(await screen.findByText(/Authentik since March 1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect from Authentik' })).toBeNull();
});

test('one that is not can be connected', async () => {
  answerFrame();
  server.answers(contract.about.get, { ...appInfo, enableOidc: true, oidcProviderName: 'Authentik' });
  server.answers(contract.signOn.identities, []);
  server.fails(contract.signOn.connect, 'auth.sign-on-off');
  await visit('/user/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Connect with Authentik' }));
  await waitFor(() => expect(server.calls(contract.signOn.connect)).toHaveLength(1));
});

test.each(['LDAP', 'OIDC'] as const)('whoever comes in by %s has no password to change here', async (authMethod) => {
  answerFrame({ authMethod });
  await visit('/user/profile');
  expect(await screen.findByText('The password of this account is managed elsewhere.')).toBeTruthy();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('another e-mail is told to wait for its mail, and the former one stays', async () => {
  answerFrame();
  const unconfirmedEmail = 'mia@elsewhere.test';
  server.answers(contract.users.change, { message: 'Saved', error: false, unconfirmedEmail });
  await visit('/user/profile');
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: unconfirmedEmail } });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(await screen.findByText(/A mail was sent to mia@elsewhere.test/)).toBeTruthy();
  expect(screen.getByDisplayValue('mia@larder.test')).toBeTruthy();
});
