import { contract, demoAccount, type User } from '@larder/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import { preferences } from '../../test/samples.ts';
import { answerFrame, appInfo, mia, visit } from '../../test/screens.tsx';

const at = '2026-03-01T12:00:00.000Z';
const session = { device: 'computer', browser: null, system: null, createdAt: at, seenAt: at } as const;
const reason = /Everybody tries this demo together/;

const tryDemo = (me: Partial<User> = {}) => {
  const cook = { ...mia, ...demoAccount, advanced: true, ...me };
  answerFrame(cook);
  server.answers(contract.about.get, { ...appInfo, demoStatus: true, enableOidc: true, oidcProviderName: 'Authentik' });
  server.answers(contract.signOn.identities, []);
  server.answers(contract.groups.self, { id: mia.groupId, name: 'Demo kitchen', slug: 'demo-kitchen', preferences });
  server.answers(contract.groups.members, [
    cook,
    { ...mia, id: 'jonas', username: 'jonas', fullName: 'Jonas Kastner' },
  ]);
  server.answers(contract.groups.invitations, []);
  server.fails(contract.statistics.storage, 'server.busy');
  server.fails(contract.statistics.counts, 'server.busy');
  server.answers(contract.passkeys.list, []);
  server.answers(contract.sessions.list, [
    { ...session, id: 'here', isThis: true },
    { ...session, id: 'there', isThis: false },
  ]);
  server.answers(contract.notifiers.list, page([]));
  server.answers(contract.webhooks.list, page([]));
  server.answers(contract.deliveries.list, []);
  server.answers(contract.mealplans.today, []);
  server.answers(contract.recipeActions.list, page([]));
};

const places: [address: string, closed: string[], open: string[]][] = [
  [
    '/user/profile',
    ['User name', 'E-mail', 'Current password', 'Change password', 'Connect with Authentik', 'Delete my account…'],
    ['Full name', 'Download my data'],
  ],
  ['/household', ['Name of the household', 'For how many', 'Make a link'], ['Private household']],
  ['/group/notifiers?item=new-webhook', ['Name', 'Save'], []],
  ['/group/notifiers?item=new-notifier', ['Name', 'Save'], []],
  ['/group/data/recipe-actions', ['Name', 'Add action'], []],
];

/** A field by its label, or a button by its words. */
const control = async (name: string) => {
  const field = screen.queryByLabelText(name) ?? screen.queryByRole('button', { name });
  return field ?? (await screen.findByText(name));
};
const isClosed = (element: HTMLElement) => element.closest('fieldset:disabled') !== null;

test.each(places)('at %s the demo closes what its server refuses, and says why', async (address, closed, open) => {
  tryDemo();
  await visit(address);
  await screen.findAllByText(reason);
  for (const name of closed) expect([name, isClosed(await control(name))]).toEqual([name, true]);
  for (const name of open) expect([name, isClosed(await control(name))]).toEqual([name, false]);
  const group = (await control(closed[0] ?? '')).closest('fieldset');
  expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason);
});

test('where one is logged in, nothing is ended there', async () => {
  tryDemo();
  await visit('/user/profile/log-ins');
  await screen.findAllByText(reason);
  for (const button of await screen.findAllByRole('button', { name: /^Log out( all others)?$/ })) {
    if (button.closest('main')) expect(isClosed(button)).toBe(true);
  }
  expect(isClosed(await control('Log out all others'))).toBe(true);
});

test('members are looked at, and their rights stay', async () => {
  tryDemo();
  await visit('/household');
  fireEvent.click((await screen.findByText('Jonas Kastner')).closest('button') ?? expect.fail('no row'));
  const rights = ['Tidy up', 'Invite people', 'Look after the household'];
  for (const name of rights) expect(isClosed(screen.getByRole('switch', { name }))).toBe(true);
  expect(isClosed(screen.getByRole('button', { name: 'Remove Jonas Kastner' }))).toBe(true);
});

test('whoever runs the demo finds nothing closed', async () => {
  tryDemo({ username: 'owner', email: 'owner@example.org' });
  await visit('/user/profile');
  expect(isClosed(await control('Change password'))).toBe(false);
  await waitFor(() => expect(server.calls(contract.about.get).length).toBeGreaterThan(0));
  expect(screen.queryByText(reason)).toBeNull();
});
