import { contract, type MoveServer } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, clickOn, screenStates, visit } from '../../../../test/screens.tsx';

const found = { version: '2.3.0', name: 'Smith', user: 'ada', recipes: 214, isAdmin: false };
const moveServer = (more: Partial<MoveServer> = {}): MoveServer => ({
  id: 's',
  server: 'mealie',
  address: 'https://recipes.example.org/api',
  state: 'reading',
  found,
  progress: { step: 'recipes', done: 30, total: 214 },
  problem: null,
  hasLogin: true,
  moveId: null,
  moveState: null,
  counts: [],
  problems: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  readAt: null,
  endedAt: null,
  ...more,
});

beforeEach(() => {
  answerFrame();
  server.answers(contract.moves.list, []);
});

screenStates('servers to move in from', {
  at: '/group/migrations',
  endpoint: contract.moveServers.list,
  full: [moveServer()],
  shows: /^30 of 214 recipes read$/,
  besides: () => server.answers(contract.moves.list, []),
});

const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });

test('a server says what it is before it is read', async () => {
  server.answers(contract.moveServers.list, []);
  server.answers(contract.moveServers.find, { address: 'https://recipes.example.org', ...found });
  server.answers(contract.moveServers.begin, moveServer());
  await visit('/group/migrations');
  await clickOn(await screen.findByRole('button', { name: 'Connect a server' }));
  await screen.findByRole('dialog');
  await type('Address', 'recipes.example.org');
  await type('API token', 'secret');
  await clickOn(screen.getByRole('button', { name: 'Look what is there' }));
  const answer = await screen.findByText('214 recipes');
  expect(within(answer.parentElement ?? expect.fail('no answer')).getByText('Mealie 2.3.0')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Read all of it' }));
  const login = { server: 'mealie', address: 'recipes.example.org', token: 'secret' };
  expect(server.calls(contract.moveServers.begin)[0]?.body).toEqual(login);
});

test('a program that knows passwords asks for one, and a refusal stands in the dialog', async () => {
  server.answers(contract.moveServers.list, []);
  server.fails(contract.moveServers.find, 'move-server.bad-address');
  await visit('/group/migrations');
  await clickOn(await screen.findByRole('button', { name: 'Connect a server' }));
  await screen.findByRole('dialog');
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Program'), { target: { value: 'nextcloud' } });
  });
  expect(screen.queryByLabelText('API token')).toBeNull();
  await type('Address', 'somewhere');
  await type('User name or e-mail', 'ada');
  await type('Password', 'secret');
  await clickOn(screen.getByRole('button', { name: 'Look what is there' }));
  expect((await screen.findByRole('alert')).textContent).toContain('move-server.bad-address');
});

test('what is read leads to its recipes, and asks for the login again to read what has changed', async () => {
  const read = moveServer({
    server: 'tandoor',
    state: 'read',
    moveId: 'move',
    moveState: 'ready',
    hasLogin: false,
    readAt: '2026-11-20T11:00:00.000Z',
  });
  server.answers(contract.moveServers.list, [read]);
  server.answers(contract.moveServers.again, moveServer());
  await visit('/group/migrations');
  const look = await screen.findByRole('link', { name: 'Look inside' });
  expect(look.getAttribute('href')).toBe('/group/migrations/move');
  await clickOn(screen.getByRole('button', { name: 'Read what has changed' }));
  const dialog = await screen.findByRole('dialog');
  await type('API token', 'new secret');
  await clickOn(within(dialog).getByRole('button', { name: 'Read what has changed' }));
  expect(server.calls(contract.moveServers.again)[0]?.body).toEqual({ token: 'new secret' });
});

test('reading is stopped, and one that failed goes on with the login it has', async () => {
  server.answers(contract.moveServers.list, [
    moveServer(),
    moveServer({ id: 'failed', state: 'failed', problem: 'It could not be reached.' }),
  ]);
  server.answers(contract.moveServers.stop, moveServer({ state: 'stopped' }));
  server.answers(contract.moveServers.again, moveServer());
  await visit('/group/migrations');
  await clickOn(await screen.findByRole('button', { name: 'Stop' }));
  expect(server.calls(contract.moveServers.stop)).toHaveLength(1);
  expect(screen.getByText('It could not be reached.')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Try again' }));
  expect(server.calls(contract.moveServers.again)[0]?.body).toEqual({});
});

test('what a household holds is told, and lies in a move', async () => {
  const read = moveServer({
    state: 'read',
    moveId: 'move',
    moveState: 'ready',
    counts: [
      { what: 'recipes', number: 214 },
      { what: 'lists', number: 2 },
    ],
  });
  server.answers(contract.moveServers.list, [read]);
  await visit('/group/migrations');
  expect(await screen.findByText('It holds 214 recipes and 2 shopping lists.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look inside' }).getAttribute('href')).toBe('/group/migrations/move');
});

test.each([
  ['reading', 'All of it is here and is being sorted', null],
  ['ready', 'All of it is read. Look inside and choose what comes.', 'Look inside'],
  ['moved', 'Brought in', 'Full report'],
  [null, 'All of it is read. There was nothing new.', null],
] as const)('once it is read a server tells of its move that is %s', async (moveState, said, link) => {
  server.answers(contract.moveServers.list, [moveServer({ state: 'read', moveId: 'move', moveState })]);
  await visit('/group/migrations');
  expect(await screen.findByText(said)).toBeTruthy();
  const links = screen.queryAllByRole('link', { name: /Look inside|Full report/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link]);
});

test('why nothing of a server came stands beside it', async () => {
  const problems = [{ table: 'recipes', reason: 'not-sent', rows: 1, example: 'Soup' }];
  server.answers(contract.moveServers.list, [moveServer({ state: 'read', problems })]);
  await visit('/group/migrations');
  expect(await screen.findByText(/1 entry was not sent, or not to you/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Look inside' })).toBeNull();
});
