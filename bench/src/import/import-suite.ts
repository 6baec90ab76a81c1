/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../browser.ts';
import { settingsFor } from '../load/fill.ts';
import { startLarder } from '../load/larder-process.ts';
import { logIn } from '../load/log-in.ts';
import { startRecipeSite } from './recipe-site.ts';

/** What an import may take, without the time in which a person looks at it. Milliseconds. */
const budget = 1000;

/** Milliseconds. */
interface Taken {
  /** Of the server's processor, both together. */
  processor: number;
  /** From the link to the preview on the screen. */
  read: number;
  /** From the decision to save to the recipe with its picture on the screen. */
  saved: number;
}

/** npm run bench -- import [DIR] [--pages 40]: links become recipes in a browser, with a photograph of six megapixels each. */
export const importSuite = async (parameters: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { pages: { type: 'string', default: '40' } },
  });
  const browser = await openBrowser();
  const site = await startRecipeSite(positionals[0], await photograph(browser));
  const folder = await mkdtemp(join(tmpdir(), 'larder-import-'));
  const larder = await startLarder({ ...settingsFor(folder, null), OUTBOUND_ALLOW: '127.0.0.1' });
  try {
    const { token, slug } = await logIn(larder.url);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((value) => localStorage.setItem('larder.access-token', value), token);
    const page = await context.newPage();
    const create = `${larder.url}/g/${slug}/r/create/url`;
    const links = spread(site.paths, Number(values.pages)).map((path) => site.url + path);
    const all: Taken[] = [];
    let unread = 0;
    for (const link of links) {
      await page.goto(create, { waitUntil: 'networkidle' });
      const before = larder.processor();
      const taken = await importLink(page, link);
      if (taken) all.push({ ...taken, processor: larder.processor() - before });
      else unread += 1;
    }
    report(all.slice(1), unread);
  } finally {
    await larder.kill('SIGTERM');
    site.stop();
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Typed and clicked as by a person; timed inside the page, from the key to the frame after the last change. */
const importLink = async (page: Page, link: string): Promise<Omit<Taken, 'processor'> | undefined> => {
  await page.getByRole('textbox').first().fill(link);
  // No function has a name in here: what compiles this file would refer to a helper that the page lacks.
  const read = await page.evaluate(async () => {
    const begin = performance.now();
    document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    while (document.querySelectorAll('main form section').length < 4 && !document.querySelector('main [role=alert]'))
      await new Promise((resolve) => setTimeout(resolve, 1));
    if (document.querySelector('main [role=alert]')) return null;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - begin;
  });
  if (read === null) return undefined;
  // As long as somebody looks, the machine has nothing to do.
  await page.waitForTimeout(300);
  const saved = await page.evaluate(async () => {
    const begin = performance.now();
    document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    while (
      location.pathname.includes('/r/create/') ||
      !document.querySelector<HTMLImageElement>('main img[src*="/api/media/"]')?.complete
    ) {
      // A stored page whose picture is not among those that are served is left out.
      if (performance.now() - begin > 10_000) return null;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await document.querySelector<HTMLImageElement>('main img[src*="/api/media/"]')?.decode();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - begin;
  });
  return saved === null ? undefined : { read, saved };
};

/** A picture like that of a camera: 3000 × 2000 pixels with fine detail, about a megabyte. */
const photograph = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 3000, height: 2000 } });
  await page.setContent(`<canvas width="3000" height="2000"></canvas><style>body{margin:0}</style>`);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    if (!context) return;
    for (let spot = 0; spot < 60_000; spot++) {
      context.fillStyle = `hsl(${(spot * 7) % 60} ${40 + (spot % 50)}% ${25 + ((spot * 13) % 55)}%)`;
      context.fillRect((spot * 7919) % 3000, (spot * 104_729) % 2000, 6 + (spot % 40), 6 + (spot % 23));
    }
  });
  const bytes = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  return bytes;
};

/** As many as wanted, evenly from all; again from the beginning where there are fewer. The first only warms up. */
const spread = (paths: string[], count: number): string[] => {
  const step = Math.max(1, Math.floor(paths.length / count));
  return Array.from({ length: count + 1 }, (_, index) => paths[(index * step) % paths.length] ?? '');
};

const report = (all: Taken[], unread: number): void => {
  const row = (name: string, times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
    return at(0.5);
  };
  console.log(`${all.length} links imported, ${unread} pages without a recipe or picture\n`);
  console.log('| milliseconds | median | p95 | at most |\n| --- | ---: | ---: | ---: |');
  row(
    'link → page fetched and read → preview painted',
    all.map(({ read }) => read),
  );
  row(
    'save → picture fetched and resized → recipe painted',
    all.map(({ saved }) => saved),
  );
  row(
    'processor time of the server for both',
    all.map(({ processor }) => processor),
  );
  const total = row(
    'both',
    all.map(({ read, saved }) => read + saved),
  );
  if (total > budget) throw new Error(`an import took ${total} ms; ${budget} are allowed`);
};
