import { contract } from '@larder/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import { answerFrame, visit, visitAsVisitor } from '../../test/screens.tsx';
import { toast } from '../lib/toasts/toasts.ts';

test('administrators see their overview', async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminHealth.check, { checkedAt: '2026-03-01T12:00:00Z', checks: [] });
  server.fails(contract.adminAbout.statistics, 'server.busy');
  server.fails(contract.adminTasks.list, 'server.busy');
  server.answers(contract.adminActivity.lately, { items: [] });
  server.fails(contract.backups.overview, 'server.busy');
  const address = await visit('/admin');
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(address()).toBe('/admin');
});

test('others are led home from there, and told why', async () => {
  const warned = vi.spyOn(toast, 'warning');
  answerFrame();
  server.answers(contract.recipes.list, page([]));
  const address = await visit('/admin');
  await waitFor(() => expect(address()).toBe('/g/home'));
  expect(warned).toHaveBeenCalledExactlyOnceWith('Only administrators of this server may open that page.');
});

test.each([
  ['/user/profile/api-tokens', { advanced: false }, 'You are not allowed to access advanced features.'],
  ['/group/notifiers', { advanced: false }, 'You are not allowed to access advanced features.'],
  ['/group', { canManage: false }, 'You are not allowed to manage group settings.'],
  ['/group/activity', { canManage: false }, 'You are not allowed to manage group settings.'],
  ['/group/data/foods', { canOrganize: false }, 'You are not allowed to organize data.'],
  ['/group/data/recipe-actions', { canOrganize: false }, 'You are not allowed to organize data.'],
  ['/g/neighbours/r/create/new', {}, 'That page belongs to another group.'],
])('whoever may not open %s is led home, and told why', async (at, me, reason) => {
  const warned = vi.spyOn(toast, 'warning');
  answerFrame(me);
  server.answers(contract.recipes.list, page([]));
  const address = await visit(at);
  await waitFor(() => expect(address()).toBe('/g/home'));
  expect(warned).toHaveBeenCalledExactlyOnceWith(reason);
  warned.mockRestore();
});

test.each(['/explore/recipes/%s/soup?scale=2', '/g/%s/r/soup?scale=2'])(
  'a link that names the own group by its id leads to its recipe: %s',
  async (link) => {
    answerFrame({ groupId: '5f0c1a7e-3b7e-4d38-9c3e-0f6f3f2a9b11' });
    server.fails(contract.recipes.get, 'recipe.not-found');
    const address = await visit(link.replace('%s', '5F0C1A7E3B7E4D389C3E0F6F3F2A9B11'));
    await waitFor(() => expect(address()).toBe('/g/home/r/soup?scale=2'));
  },
);

test.each(['/login', '/register', '/login?direct=1'])('whoever is logged in is led on from %s', async (entry) => {
  answerFrame();
  server.answers(contract.recipes.list, page([]));
  const address = await visit(entry);
  await waitFor(() => expect(address()).toBe('/g/home'));
});

test('whoever is logged in is led from the login to the page that was asked for', async () => {
  answerFrame();
  server.answers(contract.reports.list, []);
  const address = await visit('/login?redirect=%2Fgroup%2Freports');
  await waitFor(() => expect(address()).toBe('/group/reports'));
});

test('the form that was asked for directly keeps its address', async () => {
  answerFrame();
  const address = await visitAsVisitor('/login?direct=1');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(address()).toBe('/login?direct=1');
});

test('visitors are led to the login, which knows where they wanted to go', async () => {
  answerFrame();
  const address = await visitAsVisitor('/user/profile');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fuser%2Fprofile'));
});
