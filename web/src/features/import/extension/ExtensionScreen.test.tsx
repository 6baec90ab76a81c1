import { contract } from '@larder/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, clickOn, visit } from '../../../../test/screens.tsx';

const token = 'larder_h5Vq-0aYk_Zr1mC9n3W7xTbE4uQ8sJd6';

test('the text for the extension holds this server and a token that is made for it, and is made once', async () => {
  answerFrame();
  server.answers(contract.auth.createApiToken, {
    id: 1,
    name: 'Browser extension',
    createdAt: '2026-03-01T12:00:00Z',
    token,
  });
  await visit('/g/home/r/create/extension');
  expect(screen.queryByText(/^larder-extension:/)).toBeNull();

  await clickOn(await screen.findByRole('button', { name: 'Make the text' }));

  expect((await screen.findByText(/^larder-extension:/)).textContent).toBe(
    `larder-extension:${window.location.origin}#${token}`,
  );
  expect(await screen.findByRole('img', { name: 'The text for the extension as a QR code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make the text' })).toBeNull();
  expect(server.calls(contract.auth.createApiToken).map(({ body }) => body)).toEqual([{ name: 'Browser extension' }]);
});

test('the bookmark and the extension are two ways of one place', async () => {
  answerFrame();
  await visit('/g/home/r/create/extension');
  const here = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect((await screen.findByRole('link', { name: 'Download for Chrome' })).getAttribute('href')).toBe(
    '/extension/larder-chrome.zip',
  );
  expect([here('From the browser'), here('Browser extension'), here('Bookmark')]).toEqual(['page', 'page', null]);
});
