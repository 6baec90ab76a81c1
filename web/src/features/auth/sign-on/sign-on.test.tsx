import { contract, type SignOnFailure, type SignOnReason, signOnReasons } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { answerFrame, appInfo, visitAsVisitor } from '../../../../test/screens.tsx';

const left: string[] = [];

beforeEach(() => {
  answerFrame();
  sessionStorage.clear();
  left.length = 0;
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    ...window.location,
    replace: (address: string | URL) => void left.push(String(address)),
  } as Location);
});
afterEach(() => vi.restoreAllMocks());

const about = { ...appInfo, enableOidc: true, oidcProviderName: 'Authentik' };
const failure: SignOnFailure = {
  reason: 'group-missing',
  provider: 'Authentik',
  reference: '7c1f09aa',
  at: '2026-03-12T11:41:00.000Z',
  email: 'mira@home.example',
  group: 'larder-users',
  claim: 'groups',
  minutes: null,
  said: null,
};
let states = 0;
/** Each answer of a provider is good once. */
const comeBack = () => visitAsVisitor(`/login?code=c&state=s${states++}`);
const refuse = (more: Partial<SignOnFailure> = {}) =>
  server.fails(contract.signOn.finish, 'auth.sign-on-failed', { signOn: { ...failure, ...more } });

test('the log-in page has a button for the provider, which knows where to lead afterwards', async () => {
  server.answers(contract.about.get, about);
  await visitAsVisitor('/login?redirect=%2Fgroup%2Freports');
  const button = await screen.findByRole('link', { name: 'Log in with Authentik' });
  expect(button.getAttribute('href')).toBe('/api/auth/oauth?redirect=%2Fgroup%2Freports');
  expect(left).toEqual([]);
});

test('it goes there by itself where that is set: once, and not where the form is wanted', async () => {
  server.answers(contract.about.get, { ...about, oidcRedirect: true });
  await visitAsVisitor('/login?direct=1');
  await screen.findByRole('link', { name: 'Log in with Authentik' });
  expect(left).toEqual([]);
  await visitAsVisitor('/login');
  await waitFor(() => expect(left).toEqual(['/api/auth/oauth?redirect=%2F']));
  await visitAsVisitor('/login');
  expect(left).toHaveLength(1);
});

test('whoever comes back is logged in and led on', async () => {
  server.answers(contract.recipes.list, page([]));
  server.answers(contract.signOn.finish, { access_token: 'x', token_type: 'bearer', redirect: '/g/home' });
  const address = await comeBack();
  await waitFor(() => expect(address()).toBe('/g/home'));
});

test('a failure names the check, stays where it is, and leads to both ways of trying again', async () => {
  server.answers(contract.about.get, { ...about, oidcRedirect: true });
  refuse();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'You may come in at Authentik, but not here yet' })).toBeTruthy();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.dataset.state)).toEqual([
    'passed',
    'passed',
    'passed',
    'passed',
    'passed',
    'failed',
    'later',
  ]);
  expect(screen.getByText(/lets in people of the group “larder-users”/)).toBeTruthy();
  expect(screen.getByText('OIDC_USER_GROUP')).toBeTruthy();
  expect(screen.getByText('7c1f09aa')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/api/auth/oauth?redirect=%2F');
  expect(left).toEqual([]);

  fireEvent.click(screen.getByRole('link', { name: 'Log in with a password' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(left).toEqual([]);
});

test.each(Object.keys(signOnReasons) as SignOnReason[])(
  '%s is told in words, with every value filled in',
  async (reason) => {
    refuse({ reason, minutes: -3, said: 'access_denied' });
    await comeBack();
    const heading = await screen.findByRole('heading', { level: 1 });
    await screen.findByText('7c1f09aa');
    expect(heading.textContent).not.toMatch(/sign-on\.|[{}]/);
    expect(heading.closest('[data-entry]')?.textContent).not.toMatch(/sign-on\.|[{}]/);
  },
);

test('a provider that cannot be reached is told before anybody has left', async () => {
  server.answers(contract.about.get, about);
  await visitAsVisitor('/login?direct=1&failed=provider-unreachable');
  expect(await screen.findByRole('heading', { name: 'Authentik could not let you in' })).toBeTruthy();
  expect(screen.getByText('Authentik does not answer.')).toBeTruthy();
});

test('where there is no provider, no failure of one is told', async () => {
  server.answers(contract.about.get, { ...about, enableOidc: false });
  await visitAsVisitor('/login?direct=1&failed=clock-differs');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
});

test('whom the proxy knows is logged in without a question, and others see the form', async () => {
  server.answers(contract.about.get, { ...about, enableOidc: false, enableProxyLogIn: true });
  server.answers(contract.recipes.list, page([]));
  server.fails(contract.signOn.logInByProxy, 'auth.proxy-names-nobody');
  await visitAsVisitor('/login');
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answers(contract.signOn.logInByProxy, { access_token: 'x', token_type: 'bearer' });
  const address = await visitAsVisitor('/login');
  await waitFor(() => expect(address()).toBe('/g/home'));
});
