/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { fill, settingsFor } from './load/fill.ts';
import { startLarder } from './load/larder-process.ts';
import { logIn } from './load/log-in.ts';
import { searches } from './load/recipes.ts';

/** How many recipes the device holds; 0 while it holds none. */
const recipesHeld = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('larder.offline.'))?.name;
    if (!name) return 0;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counting = database.transaction('recipes').objectStore('recipes').count();
    const count = await new Promise<number>((resolve) =>
      counting.addEventListener('success', () => resolve(counting.result)),
    );
    database.close();
    return count;
  });

/** Bytes that the application's files and the household's data take, as the browser counts them. */
const bytesHeld = (page: Page) =>
  page.evaluate(async () => {
    const { usageDetails = {} } = (await navigator.storage.estimate()) as { usageDetails?: Record<string, number> };
    return { files: usageDetails.caches ?? 0, data: usageDetails.indexedDB ?? 0 };
  });

/** Milliseconds from opening a page without a network until something is on it. */
async function openingTime(context: BrowserContext, address: string, shown: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(address);
  await shown(page);
  const time = performance.now() - begun;
  await page.close();
  return Math.round(time);
}

/** npm run bench -- offline [--recipes 1000]: what a whole collection takes on a device, and how long it takes without a network. */
export const offline = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({ args: parameters, options: { recipes: { type: 'string', default: '1000' } } });
  const recipes = Number(values.recipes);
  const folder = join(fileURLToPath(new URL('../data', import.meta.url)), `sqlite-${recipes}`);
  await fill(folder, null, recipes);
  const larder = await startLarder(settingsFor(folder, null));
  const browser = await openBrowser();
  try {
    const { token, slug } = await logIn(larder.url);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
    const page = await context.newPage();
    let sent = 0;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const changes = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('/groups/recipes/changes')) changes.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (changes.has(requestId)) sent += encodedDataLength;
    });
    await page.goto(`${larder.url}/g/${slug}`);
    for (let held = 0; held < recipes; held = await recipesHeld(page)) await page.waitForTimeout(500);
    const { files, data } = await bytesHeld(page);
    await context.setOffline(true);
    await page.close();
    const list = await openingTime(context, `${larder.url}/g/${slug}`, (one) =>
      one.getByRole('main').getByRole('listitem').first().waitFor(),
    );
    const search = await openingTime(
      context,
      `${larder.url}/g/${slug}?search=${encodeURIComponent(searches.two)}`,
      (one) => one.getByRole('main').getByRole('listitem').first().waitFor(),
    );
    const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
    process.stdout.write(`| recipes | sent, MB | recipes on the device, MB | application's files, MB | cold start to the list, ms | to a search, ms |
| ---: | ---: | ---: | ---: | ---: | ---: |
| ${recipes} | ${mb(sent)} | ${mb(data)} | ${mb(files)} | ${list} | ${search} |\n`);
  } finally {
    await browser.close();
    await larder.kill('SIGTERM');
  }
};
