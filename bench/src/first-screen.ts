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

interface Visit {
  name: string;
  path: string;
  /** Not for visitors. */
  isMember?: true;
  language?: string;
  /** What somebody does first on it; how long it waits for the page is measured. */
  act?: (page: Page) => Promise<void>;
}

interface Seen {
  /** Milliseconds to the first text or picture. */
  firstPaint: number;
  /** Milliseconds to the largest one. */
  largestPaint: number;
  /** Sum of all layout shifts; 0 is none. */
  shift: number;
  /** Milliseconds from what somebody did until the page began to answer it. */
  delay: number;
  /** Milliseconds from there until the screen showed it. */
  answer: number;
  /** Bytes over the wire. */
  scripts: number;
}

declare global {
  interface Window {
    seen: Pick<Seen, 'largestPaint' | 'shift' | 'delay' | 'answer'>;
  }
}

/** Watches from the first moment on what the browser reports of itself. */
const watch = () => {
  const seen = { largestPaint: 0, shift: 0, delay: 0, answer: 0 };
  window.seen = seen;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.largestPaint = entry.startTime;
        if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
          seen.shift += entry.value;
        if (!(entry instanceof PerformanceEventTiming)) continue;
        seen.delay = Math.max(seen.delay, entry.processingStart - entry.startTime);
        seen.answer = Math.max(seen.answer, entry.duration);
      }
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
};

const throttled = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

const firstVisit = async (browser: Browser, url: string, visit: Visit, token: string): Promise<Seen> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: visit.language ?? 'en-US',
  });
  if (visit.isMember) await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await throttled(context, page);
  let scripts = 0;
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.goto(url + visit.path);
  await page.getByRole('heading').first().waitFor();
  // What comes later would still move what is there.
  await page.waitForTimeout(3000);
  const shown = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }));
  await visit.act?.(page);
  // What was done is reported once the next frame is on the screen.
  await page.waitForTimeout(1000);
  const { delay, answer } = await page.evaluate(() => window.seen);
  await context.close();
  return { ...shown, delay, answer, scripts };
};

/** A week with a dinner each day, and a list with what a household buys. @returns the paths of the screens of every day */
const screensOfEveryDay = async (url: string, token: string, slug: string): Promise<Visit[]> => {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path} is answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const { items: recipes } = (await call('GET', 'recipes?perPage=7')) as { items: { id: string; slug: string }[] };
  for (const [day, { id: recipeId }] of recipes.entries()) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    await call('POST', 'groups/mealplans', { date, entryType: 'dinner', recipeId });
  }
  const list = (await call('POST', 'groups/shopping/lists', { name: 'Week' })) as { id: string };
  const lines = Array.from({ length: 40 }, (_, at) => ({
    shoppingListId: list.id,
    quantity: (at % 5) + 1,
    food: { name: `Food ${at}` },
  }));
  await call('POST', 'groups/shopping/items/create-bulk', lines);
  const recipe = `/g/${slug}/r/${recipes[0]?.slug}`;
  const isMember = true;
  const press = (key: string) => (page: Page) => page.keyboard.press(key);
  const tapFirst = (role: 'checkbox' | 'button', name: RegExp) => (page: Page) =>
    page
      .getByRole(role, { name })
      .first()
      .tap({ force: true })
      .catch(() => page.getByRole(role, { name }).first().click());
  return [
    { name: 'recipes', path: `/g/${slug}`, isMember, act: press('/') },
    { name: 'a recipe', path: recipe, isMember, act: tapFirst('button', /is done$/) },
    { name: 'a recipe, to edit', path: `${recipe}?edit=true`, isMember, act: press('a') },
    { name: 'a recipe, to cook', path: `${recipe}?cook=true`, isMember, act: press('ArrowRight') },
    { name: 'the week', path: '/group/mealplan/planner/view', isMember, act: tapFirst('button', /^Plan: Dinner/) },
    { name: 'a list', path: `/shopping-lists/${list.id}`, isMember, act: tapFirst('checkbox', /^Food/) },
    { name: 'import', path: `/g/${slug}/r/create/url`, isMember, act: press('a') },
    { name: 'foods', path: '/group/data/foods', isMember },
    { name: 'recipes, in Japanese', path: `/g/${slug}`, isMember, language: 'ja-JP' },
    { name: 'recipes, in Arabic', path: `/g/${slug}`, isMember, language: 'ar-SA' },
  ];
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
  const visits: Visit[] = [
    { name: 'login', path: '/login', act: (page) => page.keyboard.press('a') },
    { name: 'recipes, as a visitor', path: home },
    ...(await screensOfEveryDay(larder.url, token, slug)),
  ];
  console.log(
    `| first visit (${slowdown} × slower processor, slow 4G) | first paint, ms | largest paint, ms | layout shift | a tap waits, ms | until it shows, ms | scripts, kB |`,
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const visit of visits) {
    const { firstPaint, largestPaint, shift, delay, answer, scripts } = await firstVisit(
      browser,
      larder.url,
      visit,
      token,
    );
    const [first, largest, wait, until] = [firstPaint, largestPaint, delay, answer].map(Math.round);
    console.log(
      `| ${visit.name} | ${first} | ${largest} | ${shift.toFixed(3)} | ${wait} | ${until} | ${(scripts / 1000).toFixed(0)} |`,
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
