/// <reference lib="dom" />
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { fill, settingsFor } from './load/fill.ts';
import { startLarder } from './load/larder-process.ts';
import { logIn } from './load/log-in.ts';

const slowdown = 4;
/** Only rows near the screen may exist. */
const mostRows = 60;

/** A list with items of as many foods in twelve aisles, and an empty one. */
const makeLists = async (url: string, token: string, count: number): Promise<{ empty: string; long: string }> => {
  const call = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/groups/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} is answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { id: string };
  };
  const labels: { id: string }[] = [];
  for (let at = 0; at < 12; at++) labels.push(await call('labels', { name: `Aisle ${at}`, color: '#7fa65a' }));
  const [empty, long] = [
    await call('shopping/lists', { name: 'Empty' }),
    await call('shopping/lists', { name: 'Long' }),
  ];
  const items = Array.from({ length: count }, (_, at) => ({
    shoppingListId: long.id,
    quantity: (at % 7) + 1,
    note: at % 3 === 0 ? 'organic' : '',
    food: { name: `Food ${at}` },
    unit: { name: ['kilogram', 'gram', 'piece', 'bunch'][at % 4] },
    labelId: labels[at % labels.length]?.id,
  }));
  await call('shopping/items/create-bulk', items);
  return { empty: empty.id, long: long.id };
};

const scriptTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

interface Opened {
  /** Of script, until the list is on the screen. */
  script: number;
  /** Of script, a second later. */
  scriptInAll: number;
  /** As somebody waits for it. */
  waited: number;
  /** From a tap on a row until the next frame shows it ticked off. */
  tick: number;
  rows: number;
}

/** Taps the first row and waits until it is drawn as ticked off. */
const tick = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const first = document.querySelector('main section li input[type="checkbox"]:not(:checked)');
    if (!(first instanceof HTMLElement)) throw new Error('there is no row');
    const begin = performance.now();
    first.click();
    while (first.isConnected) await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  });

const openList = async (browser: Browser, url: string, token: string, lists: { empty: string; long: string }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/shopping-lists`);
  const linkTo = (id: string) => page.locator(`a[href="/shopping-lists/${id}"]`);
  // Another list was looked at before: what is measured is this one, not the code that all of them share.
  await linkTo(lists.empty).click();
  await page.getByRole('combobox').waitFor();
  await page.goBack();
  const link = linkTo(lists.long);
  await link.waitFor();
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await scriptTime(session);
  const waited = await link.evaluate(async (link: HTMLElement) => {
    const begin = performance.now();
    link.click();
    while (!document.querySelector('main section li input[type="checkbox"]')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  });
  const script = (await scriptTime(session)) - before;
  await page.waitForTimeout(1000);
  const scriptInAll = (await scriptTime(session)) - before;
  const rows = await page.locator('main section li input[type="checkbox"]').count();
  const opened: Opened = { script, scriptInAll, waited, tick: await tick(page), rows };
  await context.close();
  return opened;
};

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** npm run bench -- long-list [--items 500] [--times 5]: what a long shopping list costs a slow phone. */
export const longList = async (parameters: string[]): Promise<void> => {
  const options = { items: { type: 'string', default: '500' }, times: { type: 'string', default: '5' } } as const;
  const { values } = parseArgs({ args: parameters, options });
  const data = join(fileURLToPath(new URL('../data/', import.meta.url)), 'long-list');
  rmSync(data, { recursive: true, force: true });
  await fill(data, null, 1);
  const larder = await startLarder(settingsFor(data, null));
  const { token } = await logIn(larder.url);
  const lists = await makeLists(larder.url, token, Number(values.items));
  const browser = await openBrowser();
  const all: Opened[] = [];
  for (let time = 0; time < Number(values.times); time++) all.push(await openList(browser, larder.url, token, lists));
  await browser.close();
  await larder.kill('SIGTERM');
  const of = (key: keyof Opened) => Math.round(median(all.map((one) => one[key])));
  console.log(`| ${values.items} items, ${slowdown} × slower processor | median, ms |\n| --- | ---: |`);
  console.log(`| script until the list is on the screen | ${of('script')} |`);
  console.log(`| script until a second later | ${of('scriptInAll')} |`);
  console.log(`| from the tap until it is on the screen | ${of('waited')} |`);
  console.log(`| from a tick until it is drawn | ${of('tick')} |`);
  console.log(`\n${of('rows')} rows existed (${mostRows} are allowed).`);
  if (of('rows') > mostRows) throw new Error(`${of('rows')} rows existed`);
};
