import { type Activity, contract } from '@larder/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../test/screens.tsx';

const deleted: Activity = {
  id: 'a1',
  kind: 'deletions',
  type: 'recipe.deleted',
  at: '2026-03-01T12:00:00.000Z',
  userId: 'u1',
  by: 'Jonas Kastner',
  subject: 'Pie',
  fields: [],
  address: null,
  recipesTo: null,
  listsTo: null,
};
const loggedIn: Activity = {
  ...deleted,
  id: 'a2',
  kind: 'log-ins',
  type: 'user.logged-in',
  subject: 'Jonas Kastner',
  address: '192.168.1.7',
};

screenStates('the log of the household', {
  at: '/group/activity',
  endpoint: contract.activity.list,
  full: { items: [deleted], hasMore: false },
  shows: /Jonas Kastner deleted “Pie”/,
  empty: { items: [], hasMore: false },
  invites: /Nothing noted yet/,
});

test('it tells from where somebody logged in, and shows one kind alone', async () => {
  answerFrame();
  server.answers(contract.activity.list, { items: [loggedIn], hasMore: false });
  await visit('/group/activity');
  expect(await screen.findByText('Jonas Kastner logged in')).toBeTruthy();
  expect(screen.getByText(/192\.168\.1\.7/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'log-ins' } });
  await waitFor(() => expect(server.calls(contract.activity.list).at(-1)?.query.get('kind')).toBe('log-ins'));
});

test('what happened earlier comes page by page, each after the last one that is shown', async () => {
  const earlier = ['Soup', 'Stew'].map((subject, index) => ({ ...deleted, id: `e${index}`, subject }));
  answerFrame();
  server.answers(contract.activity.list, ({ query }) => {
    const last = query.get('after');
    const [soup, stew] = earlier;
    if (!soup || !stew) throw new Error('there are two');
    if (last === null) return { items: [deleted], hasMore: true };
    return last === deleted.id ? { items: [soup], hasMore: true } : { items: [stew], hasMore: false };
  });
  await visit('/group/activity');
  for (const text of [/“Pie”/, /“Soup”/]) {
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  }
  await screen.findByText(/“Stew”/);
  expect(screen.getByText(/“Pie”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('it tells who has what somebody left who was deleted', async () => {
  answerFrame();
  const gone: Activity = { ...deleted, type: 'user.deleted', subject: 'leila', recipesTo: 'Mia', listsTo: 'Jonas' };
  server.answers(contract.activity.list, { items: [gone, { ...gone, id: 'a3', listsTo: 'Mia' }], hasMore: false });
  await visit('/group/activity');
  expect(await screen.findByText('Mia has the recipes now, Jonas the lists')).toBeTruthy();
  expect(screen.getByText('Mia has the recipes and lists now')).toBeTruthy();
});

test('what was changed of somebody is named in words', async () => {
  answerFrame();
  const changed: Activity = {
    ...{ ...deleted, kind: 'rights', type: 'user.updated', subject: 'Mia' },
    fields: ['canOrganize', 'canInvite'],
  };
  const own: Activity = { ...changed, id: 'a3', by: 'Mia', fields: ['cacheKey'] };
  const settings: Activity = {
    ...{ ...deleted, id: 'a4', kind: 'settings', type: 'group.updated', subject: null },
    fields: ['privateGroup'],
  };
  const restored: Activity = {
    ...{ ...deleted, id: 'a5', type: 'backup.restored' },
    subject: new Date(2026, 1, 3, 4, 5).toISOString(),
  };
  const taken: Activity = { ...restored, id: 'a6', kind: 'sharing', type: 'backup.downloaded' };
  const token: Activity = { ...taken, id: 'a7', type: 'api-token.created', subject: 'Phone' };
  server.answers(contract.activity.list, { items: [changed, own, settings, restored, taken, token], hasMore: false });
  await visit('/group/activity');
  await screen.findByText('Jonas Kastner changed the account of Mia: right to tidy up and right to invite');
  screen.getByText('Mia changed their own account: picture');
  screen.getByText('Jonas Kastner changed settings: who may look');
  screen.getByText(/^Jonas Kastner restored the backup of Feb 3, 2026, 4:05/);
  screen.getByText(/^Jonas Kastner downloaded the backup of Feb 3, 2026, 4:05/);
  screen.getByText('Jonas Kastner made the API token “Phone”');
});
