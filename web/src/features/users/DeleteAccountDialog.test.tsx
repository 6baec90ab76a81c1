import { contract, type ReplyOf } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';

type Leaving = ReplyOf<typeof contract.ownAccount.leaving>;

const left: Leaving = {
  recipes: 3,
  ownRecipes: 1,
  lists: 0,
  meals: 0,
  heirs: [{ id: 'jonas', fullName: 'Jonas Kastner' }],
  isLastAdmin: false,
  isLastMember: false,
  isLastManager: true,
  proof: 'password',
  isProven: false,
};

beforeEach(() => {
  answerFrame();
  server.answers(contract.passkeys.list, []);
});

const open = async (more: Partial<Leaving> = {}) => {
  server.answers(contract.ownAccount.leaving, { ...left, ...more });
  await visit('/user/profile');
  await act(async () => (await screen.findByRole('button', { name: 'Delete my account…' })).click());
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
};
const confirm = (dialog: Pick<typeof screen, 'getByRole'>) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });

test('one’s account goes once its password is written, with a choice of who gets the recipes', async () => {
  const dialog = await open();
  expect(await dialog.findByText('1 recipe that only you see goes with your account.')).toBeTruthy();
  expect(dialog.getByText(/Nobody else looks after the household/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toBe('/api/users/self/data');
  expect(confirm(dialog).disabled).toBe(true);

  server.fails(contract.ownAccount.remove, 'auth.password-wrong');
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'a guess' } });
  await act(async () => confirm(dialog).click());
  expect(await dialog.findByText('Refused: auth.password-wrong')).toBeTruthy();

  server.answers(contract.ownAccount.remove, { message: 'Gone', error: false });
  server.answers(contract.auth.logOut, { message: 'Out', address: null });
  await act(async () => confirm(dialog).click());
  const last = server.calls(contract.ownAccount.remove).at(-1);
  expect(last?.body).toEqual({ password: 'a guess', recipesTo: 'jonas', listsTo: 'jonas' });
  await waitFor(() => expect(server.calls(contract.auth.logOut)).toHaveLength(1));
});

test('the last administrator is told why the account stays', async () => {
  const dialog = await open({ isLastAdmin: true });
  expect(await dialog.findByText(/only administrator of this server/)).toBeTruthy();
  expect(confirm(dialog).disabled).toBe(true);
});

test('who is alone is told what becomes of the household', async () => {
  const dialog = await open({ isLastMember: true, heirs: [] });
  expect(await dialog.findByText(new RegExp(`The household ${mia.group} stays as it is`))).toBeTruthy();
  expect(dialog.getByText(/belongs to whoever joins/)).toBeTruthy();
});

test('who logs in elsewhere shows who they are by having done so just now', async () => {
  const dialog = await open({ proof: 'log-in' });
  expect(await dialog.findByText(/come back within ten minutes/)).toBeTruthy();
  expect(confirm(dialog).disabled).toBe(true);
});
