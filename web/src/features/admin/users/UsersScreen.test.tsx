import { type AdminUser, contract, type LoggedIn } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { preferences } from '../../../../test/samples.ts';
import { answerFrame, mia, screenStates, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';

const ada: AdminUser = {
  ...{ ...mia, admin: true, createdAt: '2026-01-01T08:00:00Z', lockedUntil: null, seenAt: null },
  ...{ passkeys: 0, isLinked: false, recipeCount: 61 },
};
const tablet: LoggedIn = {
  ...{ id: 'tablet', device: 'tablet', browser: 'Firefox', system: 'Android', isThis: false },
  ...{ createdAt: '2026-03-01T10:30:00Z', seenAt: '2026-03-02T10:30:00Z' },
};
const ilse: AdminUser = {
  ...ada,
  id: 'ilse',
  fullName: 'Ilse Brandt',
  email: 'ilse@home.example',
  admin: false,
  canManage: false,
  lockedUntil: '2026-03-02T12:00:00Z',
  seenAt: '2026-03-02T10:30:00Z',
};

screenStates('the people of the server', {
  at: '/admin/manage/users',
  endpoint: contract.adminUsers.list,
  full: page([ilse]),
  shows: /^Ilse Brandt$/,
  empty: page([]),
  invites: /Nobody found/,
  besides: () => answerFrame({ admin: true }),
});

screenStates('a person', {
  at: '/admin/manage/users/ilse',
  endpoint: contract.adminUsers.get,
  full: ilse,
  shows: /^What Ilse Brandt may do$/,
  besides: () => {
    answerFrame({ admin: true });
    server.answers(contract.adminMail.state, { ready: false });
    server.answers(contract.adminUsers.sessions, []);
  },
});

const openList = async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminUsers.list, page([ada, ilse]));
  await visit('/admin/manage/users');
  await screen.findByText('Ilse Brandt');
};
const openIlse = async (more: Partial<AdminUser> = {}) => {
  answerFrame({ admin: true });
  server.answers(contract.adminUsers.get, { ...ilse, ...more });
  server.answers(contract.adminMail.state, { ready: true });
  server.answers(contract.adminUsers.sessions, [tablet]);
  const where = await visit('/admin/manage/users/ilse');
  await screen.findByRole('heading', { name: 'Ilse Brandt' });
  return where;
};

test('one finds a person by name or e-mail, or looks at those who are locked out', async () => {
  await openList();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or e-mail' }), { target: { value: 'ILSE@' } });
  expect(screen.queryByText('Mia Miller')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or e-mail' }), { target: { value: '' } });
  await act(async () => screen.getByRole('button', { name: /^Administrators/ }).click());
  expect(screen.queryByText('Ilse Brandt')).toBeNull();
  await act(async () => screen.getByRole('button', { name: /^Locked out/ }).click());
  expect(screen.getAllByText(/^Locked out until/)[0]).toBeTruthy();
  expect(screen.getAllByText('March 2')[0]?.closest('small')?.textContent).toMatch(/ · March 2$/);
});

test('how each of them logs in is told, and what can be done stands behind the row', async () => {
  answerFrame({ admin: true });
  const linked = { ...ilse, passkeys: 1, isLinked: true, authMethod: 'OIDC' as const };
  server.answers(contract.adminUsers.list, page([ada, linked]));
  server.answers(contract.adminUsers.signOut, { message: 'Logged out everywhere.', error: false });
  await visit('/admin/manage/users');
  const [, one, other] = await screen.findAllByRole('row');
  expect(one?.textContent).toContain('Password');
  expect(other?.textContent).toContain('Passkey, Single sign-on');
  const openMenu = async (name: string) =>
    act(async () => screen.getByRole('button', { name: `Actions for ${name}` }).click());
  await openMenu('Mia Miller');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit']);
  await openMenu('Ilse Brandt');
  await act(async () => (await screen.findByRole('menuitem', { name: 'Log out everywhere' })).click());
  expect(server.calls(contract.adminUsers.signOut)[0]?.params).toEqual({ itemId: 'ilse' });
});

test('whom the provider knows as somebody new is disconnected from it', async () => {
  await openIlse({ isLinked: true, authMethod: 'OIDC' });
  server.answers(contract.adminUsers.disconnect, null);
  server.answers(contract.adminUsers.get, ilse);
  await act(async () => screen.getByRole('button', { name: 'Disconnect' }).click());
  expect(server.calls(contract.adminUsers.disconnect)[0]?.params).toEqual({ itemId: 'ilse' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull());
});

test('one sees where somebody is logged in, and logs them out on one device or on all', async () => {
  await openIlse();
  expect(await screen.findByText(/^Firefox on Android, seen/)).toBeTruthy();
  expect(screen.getByText('Recipes of their own').nextSibling?.textContent).toBe('61');
  server.answers(contract.adminUsers.signOut, { message: 'Logged out everywhere.', error: false });
  await act(async () => screen.getByRole('button', { name: 'Log out everywhere' }).click());
  expect(server.calls(contract.adminUsers.signOut)).toHaveLength(1);
  server.answers(contract.adminUsers.endSession, null);
  server.answers(contract.adminUsers.sessions, []);
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click());
  expect(server.calls(contract.adminUsers.endSession)[0]?.params).toEqual({ itemId: 'ilse', sessionId: 'tablet' });
  expect(await screen.findByText('They are logged in nowhere.')).toBeTruthy();
});

test('all who are locked out are let in again', async () => {
  const said = vi.spyOn(toast, 'success');
  await openList();
  server.answers(contract.adminUsers.unlockAll, { unlocked: 1 });
  server.answers(contract.adminUsers.list, page([ada, { ...ilse, lockedUntil: null }]));
  await act(async () => screen.getByRole('button', { name: 'Unlock all' }).click());
  expect(server.calls(contract.adminUsers.unlockAll)[0]?.query.get('force')).toBe('true');
  expect(said).toHaveBeenCalledWith('One person can log in again');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlock all' })).toBeNull());
});

test('a person is added to a group; what is wrong stands there', async () => {
  const said = vi.spyOn(toast, 'success');
  await openList();
  const group = { id: 'g', name: 'Home', slug: 'home', isDefault: true, recipeCount: 0, users: [], categories: [] };
  server.answers(contract.adminGroups.list, page([{ ...group, preferences, webhooks: [] }]));
  server.fails(contract.adminUsers.create, 'user.username-taken');
  await act(async () => screen.getByRole('button', { name: 'Add a person' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add person' });
  expect(add.disabled).toBe(true);
  const write = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  write('Full name', 'Jonas');
  write('User name', 'jonas');
  write('E-mail', 'jonas@home.example');
  write('First password', 'long enough');
  await act(async () => add.click());
  expect(await dialog.findByText('Refused: user.username-taken')).toBeTruthy();
  server.answers(contract.adminUsers.create, { ...ilse, id: 'jonas', fullName: 'Jonas' });
  await act(async () => add.click());
  await waitFor(() => expect(said).toHaveBeenCalledWith('Jonas can log in now'));
  expect(server.calls(contract.adminUsers.create).at(-1)?.body).toMatchObject({ username: 'jonas', group: 'Home' });
});

test('what a person may do is changed by a switch and taken back; they are let in again', async () => {
  await openIlse();
  server.answers(contract.adminUsers.change, { ...ilse, canManage: true });
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Look after the household' })));
  expect(await screen.findByText('Saved')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  expect(server.calls(contract.adminUsers.change).map(({ body }) => body)).toEqual([
    { canManage: true },
    { canManage: false },
  ]);
  server.answers(contract.adminUsers.unlock, { unlocked: 1 });
  server.answers(contract.adminUsers.get, { ...ilse, lockedUntil: null });
  await act(async () => screen.getByRole('button', { name: 'Unlock now' }).click());
  await waitFor(() => expect(screen.queryByText(/^Locked out until/)).toBeNull());
});

test('a link for another password is made to be passed on, or sent', async () => {
  await openIlse();
  server.answers(contract.adminUsers.makeReset, {
    token: 'abc',
    address: 'http://larder.test/reset-password?token=abc',
  });
  await act(async () => screen.getByRole('button', { name: 'Make a link to pass on' }).click());
  expect(await screen.findByText(/token=abc$/)).toBeTruthy();
  server.answers(contract.passwords.forgot, null);
  await act(async () => screen.getByRole('button', { name: 'Send a link by mail' }).click());
  expect(server.calls(contract.passwords.forgot)[0]?.body).toEqual({ email: 'ilse@home.example' });
});

test('an account is deleted after a question, which leads back to the list', async () => {
  const where = await openIlse();
  server.answers(contract.adminUsers.remove, ilse);
  const heirs = [{ id: 'jonas', fullName: 'Jonas Kastner' }];
  server.answers(contract.adminUsers.leaving, { recipes: 61, ownRecipes: 1, lists: 0, meals: 0, heirs });
  server.answers(contract.adminUsers.list, page([ada]));
  await act(async () => screen.getByRole('button', { name: 'Delete Ilse Brandt' }).click());
  const dialog = await screen.findByRole('dialog', { name: 'Delete Ilse Brandt?' });
  expect(await within(dialog).findByText(/goes to the bin of Jonas Kastner/)).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLSelectElement>('61 recipes go to').value).toBe('jonas');
  await act(async () => within(dialog).getByRole('button', { name: 'Delete account' }).click());
  expect(server.calls(contract.adminUsers.remove)[0]?.query.get('recipesTo')).toBe('jonas');
  await waitFor(() => expect(where()).toBe('/admin/manage/users'));
});

test('nobody takes the administration from themselves', async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminUsers.get, ada);
  server.answers(contract.adminMail.state, { ready: false });
  server.answers(contract.adminUsers.sessions, []);
  await visit(`/admin/manage/users/${ada.id}`);
  expect(await screen.findByText(/up to another administrator/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Administer this server' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
