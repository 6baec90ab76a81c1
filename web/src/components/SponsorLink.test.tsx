import { contract } from '@larder/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import { answerFrame, visit, visitAsVisitor } from '../../test/screens.tsx';

const address = 'https://sponsors.example/larder';
afterEach(() => vi.unstubAllEnvs());

const openAdmin = async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminGroups.list, page([]));
  await visit('/admin/manage/groups');
  await screen.findByRole('navigation', { name: 'Administration' });
};
const openLogIn = async () => {
  answerFrame();
  await visitAsVisitor('/login');
  await screen.findByRole('button', { name: 'Log in' });
};

test.each([
  ['the sidebar of the administration', openAdmin],
  ['the log-in page', openLogIn],
])('%s leads to where this build can be sponsored', async (_, open) => {
  vi.stubEnv('VITE_FUNDING', address);
  await open();
  const link = await screen.findByRole('link', { name: 'Sponsor' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'noopener']);
});

test.each([
  ['the sidebar of the administration', openAdmin],
  ['the log-in page', openLogIn],
])('%s shows no link where there is nowhere', async (_, open) => {
  vi.stubEnv('VITE_FUNDING', '');
  await open();
  expect(screen.queryByRole('link', { name: 'Sponsor' })).toBeNull();
});
