import { contract } from '@larder/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, visit, visitAsVisitor } from '../../../test/screens.tsx';

const confirm = async () => {
  const button = await screen.findByRole('button', { name: 'Confirm the address' });
  expect(server.calls(contract.emails.confirm)).toHaveLength(0);
  await act(async () => button.click());
};

test('the link of a mail makes an address one’s own by a click, and leads to the profile', async () => {
  answerFrame();
  server.answers(contract.emails.confirm, { message: 'User updated', error: false });
  const where = await visit('/confirm-email?token=a.b.c');
  await confirm();
  await waitFor(() => expect(where()).toBe('/user/profile'));
  expect(server.calls(contract.emails.confirm)[0]?.body).toEqual({ token: 'a.b.c' });
});

test('one that is no longer good says so', async () => {
  answerFrame();
  server.fails(contract.emails.confirm, 'auth.confirm-invalid');
  await visit('/confirm-email?token=old');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('auth.confirm-invalid');
});

test('whoever is not logged in logs in first', async () => {
  answerFrame();
  const where = await visitAsVisitor('/confirm-email?token=a.b.c');
  await waitFor(() => expect(where()).toMatch(/^\/login/));
});
