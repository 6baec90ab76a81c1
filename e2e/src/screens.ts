/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import words from '@larder/messages/en-US.json' with { type: 'json' };
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import compile from 'icu-minify/compile';
import { layoutFaults } from './layout-faults.ts';
import { pseudoWords } from './pseudo-words.ts';

const help = `Pictures of screens at three sizes and in both themes, what axe finds on them, and texts that are cut off or lie over each other.

  npx tsx e2e/src/screens.ts [options] /g/home /login …

  --url http://localhost:9000   the running server
  --as user:password            log in first
  --out test-results/screens    where the pictures go
  --size 390x844 --size …       instead of the three usual sizes
  --theme dark                  one theme only
  --locale ar-SA --locale …     in other languages; en-XA is English made longer, with accents
  --text 200                    letters of that size, in percent, as a browser is set
  --full                        the whole page instead of the first screenful
  --no-axe                      pictures only

Exits 1 when axe finds a violation, a text is cut off, or a page writes an error to its console.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:9000' },
    as: { type: 'string' },
    out: { type: 'string', default: 'test-results/screens' },
    size: { type: 'string', multiple: true, default: ['390x844', '768x1024', '1440x900'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    locale: { type: 'string', multiple: true, default: ['en-US'] },
    text: { type: 'string', default: '100' },
    full: { type: 'boolean', default: false },
    'no-axe': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What Chromium needs where it runs as root, and what keeps it from calling home. */
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No language: English that is longer. */
const pseudo = 'en-XA';

const compiledPseudoWords = Object.fromEntries(
  Object.entries(pseudoWords(words)).map(([key, message]) => [key, compile(message)]),
);

interface Look {
  route: string;
  size: string;
  theme: string;
  locale: string;
}

async function takeAll(routes: string[]): Promise<string[]> {
  mkdirSync(values.out, { recursive: true });
  const token = values.as ? await logIn(values.as) : undefined;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags.split(' '), `--blink-settings=defaultFontSize=${(16 * Number(values.text)) / 100}`],
  });
  const problems: string[] = [];
  for (const locale of values.locale)
    for (const route of routes)
      for (const size of values.size)
        for (const theme of values.theme)
          problems.push(...(await take(browser, { route, size, theme, locale }, token)));
  await browser.close();
  return problems;
}

async function take(browser: Browser, look: Look, token: string | undefined): Promise<string[]> {
  const [width = 1440, height = 900] = look.size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: look.theme === 'dark' ? 'dark' : 'light',
    hasTouch: width < 768,
  });
  // Pictures that only somebody may see who is logged in are asked for with the cookie.
  if (token) await context.addCookies([{ name: 'larder.access_token', value: token, url: values.url }]);
  await context.addInitScript(
    ([token, locale]) => {
      if (token) localStorage.setItem('larder.access-token', token);
      if (locale) localStorage.setItem('larder.locale', locale);
    },
    [token, look.locale === pseudo ? 'en-US' : look.locale] as const,
  );
  // What tsx makes of functions that are carried out in the page names them by this.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  const page = await context.newPage();
  if (look.locale === pseudo)
    await page.route(/words-en-US-[\w-]+\.json$/, (route) => route.fulfill({ json: compiledPseudoWords }));
  const place = `${look.locale} ${look.route} ${look.size} ${look.theme}`;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${place}: ${error.message}`));
  page.on(
    'console',
    (line) => line.type() === 'error' && problems.push(`${place}: ${line.text()} ${line.location().url}`),
  );
  const quiet = quietOf(page);
  await page.goto(new URL(look.route, values.url).href);
  await quiet();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(values.out, fileName(look)), ...(values.full ? await wholePage(page) : {}) });
  problems.push(...(await layoutFaults(page)).map((fault) => `${place}: ${fault}`));
  if (!values['no-axe']) problems.push(...(await axe(page)).map((violation) => `${place}: ${violation}`));
  await context.close();
  return problems;
}

/** Waits until nothing has been under way for a moment but the stream by which a page listens to the server, at most eight seconds. */
function quietOf(page: Page) {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const change = (request: Request, what: 'add' | 'delete') => {
    if (request.url().endsWith('/stream')) return;
    underWay[what](request);
    lastChange = Date.now();
  };
  page.on('request', (request) => change(request, 'add'));
  page.on('requestfinished', (request) => change(request, 'delete'));
  page.on('requestfailed', (request) => change(request, 'delete'));
  return async () => {
    const until = Date.now() + 8000;
    while (Date.now() < until && (underWay.size > 0 || Date.now() - lastChange < 500)) await page.waitForTimeout(50);
  };
}

/** A list of thousands is taller than any picture can be. */
const tallest = 6000;

async function wholePage(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.body.scrollHeight,
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } };
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')})`,
  );
}

const fileName = ({ route, size, theme, locale }: Look) =>
  `${locale === 'en-US' ? '' : `${locale}-`}${route.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home'}-${size.split('x')[0]}-${theme}.png`;

async function logIn(who: string) {
  const [username = '', password = ''] = who.split(/:(.*)/s);
  const reply = await fetch(new URL('/api/auth/token', values.url), {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  if (!reply.ok) throw new Error(`Nobody could be logged in as ${username}: ${reply.status} ${await reply.text()}`);
  const { access_token } = (await reply.json()) as { access_token: string };
  return access_token;
}

if (values.help || positionals.length === 0) {
  console.log(help);
} else {
  const problems = await takeAll(positionals);
  for (const problem of problems) console.error(problem);
  console.log(`${positionals.length} routes, ${problems.length} problems, pictures in ${values.out}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
