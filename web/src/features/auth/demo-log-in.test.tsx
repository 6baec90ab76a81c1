import { contract } from '@larder/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { answerFrame, appInfo, visitAsVisitor } from '../../../test/screens.tsx';

test('the log-in of a demo says how to get in, and does it at a tap', async () => {
  answerFrame();
  server.answers(contract.about.get, { ...appInfo, demoStatus: true, version: 'v3.0.0' });
  server.answers(contract.recipes.list, page([]));
  server.answers(contract.auth.logIn, { access_token: 'token', token_type: 'bearer' });
  const address = await visitAsVisitor('/login');
  expect(await screen.findByText('This is a Demo for version: v3.0.0')).toBeTruthy();
  expect(await screen.findByText(/user name demo, password demo/)).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Try the demo' }).click());
  await waitFor(() => expect(server.calls(contract.auth.logIn)).toHaveLength(1));
  await waitFor(() => expect(address()).toBe('/g/home'));
});
