import { type ConnectionStep, contract } from '@larder/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, appInfo, visit } from '../../../../test/screens.tsx';

const step = (step: string, state: ConnectionStep['state'], values: ConnectionStep['values'] = {}): ConnectionStep => ({
  step,
  state,
  values,
  said: state === 'failed' ? 'invalid_client' : null,
});
const open = async (enableOidc = true) => {
  answerFrame({ admin: true });
  server.answers(contract.about.get, { ...appInfo, enableOidc, oidcProviderName: enableOidc ? 'Authentik' : '' });
  await visit('/admin/sign-on');
};

test('the steps of the provider are walked, and what fails is said', async () => {
  await open();
  server.answers(contract.signOn.testProvider, [
    step('document', 'passed', { issuer: 'https://auth.example.org' }),
    step('client', 'failed', { id: 'larder' }),
    step('groups', 'skipped', { claim: 'groups' }),
  ]);
  await screen.findByRole('heading', { name: 'Authentik' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Test the connection' })[0] as HTMLElement);
  expect(await screen.findByText('https://auth.example.org says how to log in there')).toBeTruthy();
  expect(screen.getByText('The provider does not know “larder”, or not by this secret')).toBeTruthy();
  expect(screen.getByText('invalid_client')).toBeTruthy();
});

test('a person of the directory is looked up by a name', async () => {
  await open(false);
  expect(await screen.findByText(/^No provider is set up/)).toBeTruthy();
  server.answers(contract.signOn.testDirectory, [
    step('connection', 'noted', { address: 'ldap://ldap', encryption: 'none' }),
    step('person', 'passed', { name: 'ada', email: 'ada@example.org', displayName: 'Ada', role: 'member', count: 1 }),
  ]);
  fireEvent.change(await screen.findByLabelText('User name or e-mail'), { target: { value: 'ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('ldap://ldap answers, but nothing is encrypted')).toBeTruthy();
  const steps = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(steps.at(-1)?.textContent).toBe('Ada is ada with ada@example.org');
  expect(server.calls(contract.signOn.testDirectory)[0]?.body).toEqual({ name: 'ada' });
});

test('a directory that is not set up is told as such', async () => {
  await open(false);
  server.fails(contract.signOn.testDirectory, 'auth.sign-on-off');
  fireEvent.click(await screen.findByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText(/^No directory is set up/)).toBeTruthy();
});
