import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, appInfo, clickOn, visitAsVisitor } from '../../../test/screens.tsx';

beforeEach(() => answerFrame());

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('who has forgotten the password asks for a link, and is told where to look', async () => {
  server.answers(contract.passwords.forgot, null);
  const where = await visitAsVisitor('/login');
  await clickOn(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await waitFor(() => expect(where()).toBe('/forgot-password'));
  await screen.findByRole('heading', { name: 'Forgotten password' });
  type('E-mail', 'mia');
  await press('Send the link');
  expect(screen.getByText('E-mail must be valid')).toBeTruthy();
  expect(server.calls(contract.passwords.forgot)).toHaveLength(0);

  type('E-mail', 'mia@larder.test');
  await press('Send the link');
  expect(await screen.findByText(/^If mia@larder.test belongs to an account/)).toBeTruthy();
  expect(server.calls(contract.passwords.forgot)[0]?.body).toEqual({ email: 'mia@larder.test' });
});

test('a server that sends no mails asks for nothing, and says who can help', async () => {
  server.answers(contract.about.get, { ...appInfo, sendsMail: false });
  await visitAsVisitor('/forgot-password');
  expect(await screen.findByText(/sends no mails/)).toBeTruthy();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

test('a server that refuses says so', async () => {
  server.fails(contract.passwords.forgot, 'request.too-many');
  await visitAsVisitor('/forgot-password');
  expect(screen.queryByText(/sends no mails/)).toBeNull();
  await screen.findByRole('heading', { name: 'Forgotten password' });
  type('E-mail', 'mia@larder.test');
  await press('Send the link');
  expect((await screen.findByRole('alert')).textContent).toContain('request.too-many');
});

test('the link of the mail leads to a form, and on to the log-in', async () => {
  server.answers(contract.passwords.reset, null);
  const where = await visitAsVisitor('/reset-password?token=a.b.c');
  await screen.findByRole('heading', { name: 'A new password' });
  type('E-mail', 'mia@larder.test');
  type('New password', 'two loaves of bread');
  type('New password again', 'two loaves of brad');
  await press('Set the password');
  expect(screen.getByText('Password must match')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password again'));

  type('New password again', 'two loaves of bread');
  await press('Set the password');
  await waitFor(() => expect(where()).toBe('/login'));
  expect(server.calls(contract.passwords.reset)[0]?.body).toEqual({
    token: 'a.b.c',
    email: 'mia@larder.test',
    password: 'two loaves of bread',
    passwordConfirm: 'two loaves of bread',
  });
});

test('a link that is too old leads to a new one, and so does a page that was opened without one', async () => {
  server.fails(contract.passwords.reset, 'auth.reset-invalid');
  await visitAsVisitor('/reset-password?token=old');
  await screen.findByRole('heading', { name: 'A new password' });
  type('E-mail', 'mia@larder.test');
  for (const label of ['New password', 'New password again']) type(label, 'two loaves of bread');
  await press('Set the password');
  expect((await screen.findByRole('alert')).textContent).toContain('auth.reset-invalid');
  expect(screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href')).toBe('/forgot-password');
});

test('without a link there is no form', async () => {
  await visitAsVisitor('/reset-password');
  expect(await screen.findByText('This page is opened by the link in a mail.')).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
});
