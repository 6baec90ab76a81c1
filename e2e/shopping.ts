import type { Page } from '@playwright/test';
import { paced } from './pace.ts';

/** An item of the open list that is still to buy. */
export const item = (window: Page, name: RegExp) => window.getByRole('checkbox', { name });

/**
 * Waits until the worker has stored the application and sees what the page asks for, so that it opens without a network. It begins when
 * nothing else is to be done, which beside other work may be late.
 */
export const storedApplication = (page: Page) =>
  page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      const stored = await caches.match('/index.html');
      const words = (
        await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      ).flat();
      return stored !== undefined && words.some(({ url }) => url.includes('/words-'));
    },
    undefined,
    { timeout: paced(90_000) },
  );
