/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { fill, settingsFor } from './load/fill.ts';
import { startLarder } from './load/larder-process.ts';
import { logIn } from './load/log-in.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and a processor of a quarter of the speed. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const slowdown = 4;

/** Only what is near the screen may exist. */
const mostCards = 200;

interface Seen {
  /** Milliseconds to the first text or picture. */
  firstPaint: number;
  /** Milliseconds to the largest one. */
  largestPaint: number;
  /** Sum of all layout shifts; 0 is none. */
  shift: number;
  /** Bytes over the wire. */
  scripts: number;
}

/** Watches from the first moment on what the browser reports of itself. */
const watch = () => {
  const seen = { largestPaint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
        seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const throttled = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

const firstVisit = async (browser: Browser, url: string, path: string, token: string | null): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (token) await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await throttled(context, page);
  let scripts = 0;
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...('seen' in window ? (window.seen as { largestPaint: number; shift: number }) : { largestPaint: 0, shift: 0 }),
  }));
  await context.close();
  return { ...seen, scripts };
};

/** Scrolls through everything and counts the cards that exist at each place. @returns the most that there ever were */
const scrollThrough = async (browser: Browser, url: string, path: string, token: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.getByRole('listitem').first().waitFor();
  let most = 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const stops = 60;
  for (let stop = 0; stop <= stops; stop++) {
    await page.evaluate((top) => window.scrollTo(0, top), (height * stop) / stops);
    await page.waitForTimeout(60);
    most = Math.max(most, await page.getByRole('listitem').count());
  }
  await context.close();
  return most;
};

/** npm run bench -- first-screen [--recipes 10000]: what a first visit and a long scroll cost the browser. */
export const firstScreen = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({ args: parameters, options: { recipes: { type: 'string', default: '10000' } } });
  const data = join(fileURLToPath(new URL('../data/', import.meta.url)), `sqlite-${values.recipes}`);
  await fill(data, null, Number(values.recipes));
  const larder = await startLarder(settingsFor(data, null));
  const { token, slug } = await logIn(larder.url);
  const browser = await openBrowser();
  const home = `/g/${slug}`;
  const visits: [string, string, string | null][] = [
    ['login', '/login', null],
    ['recipes, as a visitor', home, null],
    ['recipes, as a member', home, token],
  ];
  console.log(
    `| first visit (${slowdown} × slower processor, slow 4G) | first paint, ms | largest paint, ms | layout shift | scripts, kB |`,
  );
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [name, path, as] of visits) {
    const { firstPaint, largestPaint, shift, scripts } = await firstVisit(browser, larder.url, path, as);
    console.log(
      `| ${name} | ${Math.round(firstPaint)} | ${Math.round(largestPaint)} | ${shift.toFixed(3)} | ${(scripts / 1000).toFixed(0)} |`,
    );
  }
  const most = await scrollThrough(browser, larder.url, home, token);
  console.log(
    `\nScrolling through ${values.recipes} recipes, at most ${most} cards existed at once (${mostCards} are allowed).`,
  );
  await browser.close();
  await larder.kill('SIGTERM');
  if (most > mostCards) throw new Error(`${most} cards existed at once`);
};
