import { type ConnectionStep, contract } from '@larder/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';

const step = (step: string, state: ConnectionStep['state'], values: ConnectionStep['values'] = {}): ConnectionStep => ({
  step,
  state,
  values,
  said: state === 'failed' ? 'invalid_client' : null,
});
const open = async (subject: 'provider' | 'directory', id: string) => {
  answerFrame({ admin: true });
  const setting = {
    name: 'X',
    subject,
    value: 'x',
    isSecret: false,
    isSet: true,
    from: 'default',
    about: 'X',
  } as const;
  server.answers(contract.adminAbout.settings, [setting]);
  server.answers(contract.adminHealth.check, {
    checkedAt: '2026-03-01T12:00:00Z',
    checks: [{ id, name: id, status: 'ok', sentence: 'It answers', remedy: null, setting: null, page: null }],
  });
  await visit(`/admin/site-settings#${subject}`);
};

test('the steps of the provider are walked, and what fails is said', async () => {
  await open('provider', 'oidc');
  server.answers(contract.signOn.testProvider, [
    step('document', 'passed', { issuer: 'https://auth.example.org' }),
    step('client', 'failed', { id: 'larder' }),
    step('groups', 'skipped', { claim: 'groups' }),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Test the sign-on' }));
  expect(await screen.findByText('https://auth.example.org says how to log in there')).toBeTruthy();
  expect(screen.getByText('The provider does not know “larder”, or not by this secret')).toBeTruthy();
  expect(screen.getByText('invalid_client')).toBeTruthy();
});

test('a person of the directory is looked up by a name', async () => {
  await open('directory', 'ldap');
  server.answers(contract.signOn.testDirectory, [
    step('connection', 'noted', { address: 'ldap://ldap', encryption: 'none' }),
    step('person', 'passed', { name: 'ada', email: 'ada@example.org', displayName: 'Ada', role: 'member', count: 1 }),
  ]);
  fireEvent.change(await screen.findByLabelText('User name or e-mail'), { target: { value: 'ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Test the directory' }));
  expect(await screen.findByText('ldap://ldap answers, but nothing is encrypted')).toBeTruthy();
  expect(screen.getByText('Ada is ada with ada@example.org')).toBeTruthy();
  expect(server.calls(contract.signOn.testDirectory)[0]?.body).toEqual({ name: 'ada' });
});

test('a connection that can not be tested says why', async () => {
  await open('directory', 'ldap');
  server.fails(contract.signOn.testDirectory, 'auth.sign-on-off');
  fireEvent.click(await screen.findByRole('button', { name: 'Test the directory' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
