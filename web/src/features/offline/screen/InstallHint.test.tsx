import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteInstallPrompt } from '../../../lib/offline/install.ts';
import InstallHint from './InstallHint.tsx';

const show = () =>
  render(
    <MantineProvider>
      <InstallHint />
    </MantineProvider>,
  );
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.dispatchEvent(new Event('appinstalled'));
});

test('a browser that installs is asked to, and the hint comes no second time', async () => {
  noteInstallPrompt();
  const prompt = vi.fn(async () => undefined);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  const { unmount } = show();
  expect(screen.queryByRole('list')).toBeNull();
  await click('Install');
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('on an iPhone the steps are told until somebody puts them off', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap Share in the browser’s bar.',
    'Choose “Add to Home Screen”.',
    'Tap Add.',
  ]);
  await click('Not now');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a browser that cannot install shows nothing', () => {
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
