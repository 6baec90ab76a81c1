/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { fill, settingsFor } from './load/fill.ts';
import { startLarder } from './load/larder-process.ts';
import { logIn } from './load/log-in.ts';

/** Only rows near the screen may exist. */
const mostRows = 60;

const nameOf = (index: number) => `Food ${String(index).padStart(5, '0')}`;

/** Foods that are there already stay as they are, so that a filled database can be used again. */
const addFoods = async (url: string, token: string, count: number): Promise<void> => {
  const names = Array.from({ length: count }, (_, index) => `${nameOf(index)},${nameOf(index)}s`);
  const form = new FormData();
  form.append('mode', 'whole');
  form.append('file', new Blob([['name,pluralName', ...names].join('\n')]), 'foods.csv');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/foods/import`, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(`The foods could not be added: ${reply.status} ${await reply.text()}`);
};

interface Cost {
  /** As somebody waits for it. */
  milliseconds: number;
  /** Of the browser's page, which other work on the machine lengthens less. */
  processor: number;
}

const costOf = async (session: CDPSession, work: () => Promise<number>): Promise<Cost> => {
  const before = await processorTime(session);
  const milliseconds = await work();
  return { milliseconds, processor: (await processorTime(session)) - before };
};

const processorTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0);
};

/** Types a text and waits until just the rows that have it are drawn. */
const search = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (!field) throw new Error('there is no search');
    const begin = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    for (;;) {
      await new Promise(requestAnimationFrame);
      const rows = [...document.querySelectorAll('[role="row"][data-index] [data-name]')];
      if (rows.length > 0 && rows.every((row) => row.textContent?.includes(text))) break;
    }
    return performance.now() - begin;
  }, text);

interface Scroll {
  longestFrame: number;
  most: number;
}

/** Scrolls from the first row to the last, a step with each frame. */
const scroll = (page: Page): Promise<Scroll> =>
  page.evaluate(async () => {
    const steps = 300;
    const height = document.documentElement.scrollHeight - window.innerHeight;
    let longestFrame = 0;
    let most = 0;
    let last = await new Promise<number>(requestAnimationFrame);
    for (let step = 0; step <= steps; step++) {
      window.scrollTo(0, (height * step) / steps);
      const now = await new Promise<number>(requestAnimationFrame);
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
      most = Math.max(most, document.querySelectorAll('[role="row"][data-index]').length);
    }
    return { longestFrame, most };
  });

/** npm run bench -- tables [--foods 5000]: what a long table costs the browser. */
export const tables = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({ args: parameters, options: { foods: { type: 'string', default: '5000' } } });
  const data = join(fileURLToPath(new URL('../data/', import.meta.url)), `tables-${values.foods}`);
  await fill(data, null, 100);
  const larder = await startLarder(settingsFor(data, null));
  const { token } = await logIn(larder.url);
  await addFoods(larder.url, token, Number(values.foods));
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  console.log(`| ${values.foods} foods | ms | processor, ms |\n| --- | ---: | ---: |`);
  const tell = (what: string, { milliseconds, processor }: Cost) =>
    console.log(`| ${what} | ${Math.round(milliseconds)} | ${Math.round(processor)} |`);
  for (const visit of ['first row, nothing kept by the browser', 'first row, again']) {
    const cost = await costOf(session, async () => {
      await page.goto(`${larder.url}/group/data/foods`);
      await page.waitForFunction(() => document.querySelector('[role="row"][data-index] [data-name]'));
      return page.evaluate(() => performance.now());
    });
    tell(visit, cost);
  }
  for (const text of ['49', '499', '4999'])
    tell(`the rows with “${text}” are there`, await costOf(session, () => search(page, text)));
  await page.getByRole('searchbox').fill('');
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('[role="row"][data-index] [data-name]')];
    return rows.some((row) => !row.textContent?.includes('4999'));
  });
  let scrolled: Scroll = { longestFrame: 0, most: 0 };
  const cost = await costOf(session, async () => {
    scrolled = await scroll(page);
    return scrolled.longestFrame;
  });
  tell('longest frame of 300 while all of it scrolls by; processor of all', cost);
  console.log(`\nAt most ${scrolled.most} rows existed at once (${mostRows} are allowed).`);
  await browser.close();
  await larder.kill('SIGTERM');
  if (scrolled.most > mostRows) throw new Error(`${scrolled.most} rows existed at once`);
};
