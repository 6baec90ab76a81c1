import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../../../e2e/server.ts';
import { createPostgresDatabase } from '../../../server/test/postgres-database.ts';
import { account, fill, settingsFor } from './fill.ts';
import { type Household, measureTicks, settleHousehold } from './household.ts';
import { type LarderProcess, startLarder } from './larder-process.ts';
import { type Measured, measure } from './load.ts';
import { seededRandom } from './random.ts';
import { makeRecipe, searches } from './recipes.ts';

const folder = fileURLToPath(new URL('../../data/', import.meta.url));

interface Case {
  name: string;
  path: string;
  visitor?: boolean;
}

interface Row {
  database: string;
  recipes: number;
  case: string;
  connections: number;
  bare: number;
  anew: number;
  same: number;
  unchanged: number;
}

const logIn = async ({ url }: LarderProcess): Promise<Record<string, string>> => {
  const reply = await fetch(`${url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(account) });
  const { access_token } = (await reply.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
};

const startBare = async () => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./bare-server.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
};

const cases = (slug: string, groupSlug: string, household: Household): Case[] => [
  { name: '30 cards', path: '/api/recipes?perPage=30' },
  { name: 'a recipe', path: `/api/recipes/${slug}` },
  { name: 'page 300', path: '/api/recipes?perPage=30&page=300' },
  { name: 'a word in half of all', path: `/api/recipes?perPage=30&search=${searches.common}` },
  { name: 'two words', path: `/api/recipes?perPage=30&search=${encodeURIComponent(searches.two)}` },
  { name: 'a typo', path: `/api/recipes?perPage=30&search=${searches.typo}` },
  { name: 'explore', path: `/api/explore/groups/${groupSlug}/recipes?perPage=30`, visitor: true },
  { name: '60 items of a shopping list', path: household.list },
  { name: 'a month of 120 meals', path: household.month },
];

/**
 * Lets both processes compile what they run, and the server put its documents together: without, the first case of a run
 * measures a process that has just started.
 */
const warmUp = async (
  larder: LarderProcess,
  bare: { url: string },
  cases: Case[],
  headers: Record<string, string>,
  connections: number,
): Promise<void> => {
  const at = { connections, seconds: 3 };
  for (const { path, visitor } of cases) {
    await measure({ url: larder.url + path, headers: visitor ? {} : headers, anew: true, ...at });
    await measure({ url: bare.url, ...at });
  }
};

/** The middle of this many rounds counts: the same machine is twice as fast in one minute as in the next. */
const rounds = 3;

/** The same bytes from the server and from bare node:http, in turns on the same machine. */
const compare = async (
  larder: LarderProcess,
  bare: { url: string },
  { path, visitor }: Case,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
): Promise<Record<'bare' | 'anew' | 'same' | 'unchanged', Measured>> => {
  const own = visitor ? {} : headers;
  const reply = await fetch(larder.url + path, { headers: own });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  const body = Buffer.from(await reply.arrayBuffer());
  const etag = reply.headers.get('etag') ?? '';
  await fetch(bare.url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': 'application/json' } });
  const at = { connections, seconds };
  const loads = {
    bare: { url: bare.url, ...at },
    anew: { url: larder.url + path, headers: own, anew: true, ...at },
    same: { url: larder.url + path, headers: own, ...at },
    unchanged: { url: larder.url + path, headers: { ...own, 'if-none-match': etag }, ...at },
  };
  const measured = { bare: [], anew: [], same: [], unchanged: [] } as Record<keyof typeof loads, Measured[]>;
  for (let round = 0; round < rounds; round++) {
    for (const what of keys(loads)) measured[what].push(await measure(loads[what]));
  }
  return {
    bare: middle(measured.bare),
    anew: middle(measured.anew),
    same: middle(measured.same),
    unchanged: middle(measured.unchanged),
  };
};

const keys = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[];

const middle = (all: Measured[]): Measured => {
  const [found] = all
    .toSorted((one, other) => one.requestsPerSecond - other.requestsPerSecond)
    .slice(Math.floor(all.length / 2));
  if (!found) throw new Error('Nothing was measured');
  return found;
};

/** Milliseconds for a new recipe and its first full save, one after the other; the median of so many. */
const measureWrites = async (
  { url }: LarderProcess,
  headers: Record<string, string>,
  times: number,
): Promise<number> => {
  const random = seededRandom(7);
  const json = { ...headers, 'content-type': 'application/json' };
  const took: number[] = [];
  for (let run = 0; run < times; run++) {
    const recipe = makeRecipe(random);
    const begin = performance.now();
    const created = await fetch(`${url}/api/recipes`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name: recipe.name }),
    });
    const slug = (await created.json()) as string;
    const saved = await fetch(`${url}/api/recipes/${slug}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify(recipe),
    });
    if (!saved.ok) throw new Error(`save: ${saved.status} ${await saved.text()}`);
    await saved.arrayBuffer();
    took.push(performance.now() - begin);
    await fetch(`${url}/api/recipes/${slug}`, { method: 'DELETE', headers });
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
};

/** npm run bench -- load --sizes 1000,10000,100000 --seconds 3 [--only TEXT] [--postgres postgresql://…/postgres] */
export const loadSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      sizes: { type: 'string', default: '1000,10000' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '1,10' },
      only: { type: 'string', default: '' },
      postgres: { type: 'string' },
    },
  });
  const numbers = (text: string) => text.split(',').map(Number);
  const bare = await startBare();
  const rows: Row[] = [];
  const facts: Record<string, string | number>[] = [];
  for (const size of numbers(values.sizes)) {
    for (const database of ['sqlite', ...(values.postgres ? ['postgres'] : [])]) {
      const data = join(folder, `${database}-${size}`);
      const address =
        database === 'postgres' && values.postgres
          ? (await createPostgresDatabase(values.postgres, { name: `larder_bench_${size}` })).address
          : null;
      await fill(data, address, size);
      const larder = await startLarder(settingsFor(data, address));
      const headers = await logIn(larder);
      const idle = larder.memory();
      const list = (await (await fetch(`${larder.url}/api/recipes?perPage=1&page=2`, { headers })).json()) as {
        items: { slug: string; id: string }[];
      };
      const self = (await (await fetch(`${larder.url}/api/users/self`, { headers })).json()) as { groupSlug: string };
      const household = await settleHousehold(larder.url, headers, list.items[0]?.id ?? '');
      const wanted = cases(list.items[0]?.slug ?? '', self.groupSlug, household).filter(({ name }) =>
        name.includes(values.only),
      );
      await warmUp(larder, bare, wanted, headers, Math.max(...numbers(values.connections)));
      for (const one of wanted) {
        for (const connections of numbers(values.connections)) {
          const measured = await compare(larder, bare, one, headers, connections, Number(values.seconds));
          const perSecond = Object.fromEntries(
            Object.entries(measured).map(([mode, { requestsPerSecond }]) => [mode, requestsPerSecond]),
          );
          rows.push({
            database,
            recipes: size,
            case: one.name,
            connections,
            bare: 0,
            anew: 0,
            same: 0,
            unchanged: 0,
            ...perSecond,
          });
          console.error(JSON.stringify(rows.at(-1)));
        }
      }
      const writes = await measureWrites(larder, headers, 40);
      const ticks = await measureTicks(larder, headers, household, 2000);
      facts.push({
        database,
        recipes: size,
        'start, ms': Math.round(larder.startedIn),
        'idle, MB': Math.round(idle),
        'loaded, MB': Math.round(larder.memory()),
        'create and full save, ms': Number(writes.toFixed(1)),
        'a tick, ms of its processor': Number(ticks.toFixed(2)),
      });
      await larder.kill('SIGTERM');
    }
  }
  bare.stop();
  print(rows, facts);
};

const ratio = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(2) : '–');

/** Tables in Markdown, ready for the README. */
const print = (rows: Row[], facts: Record<string, string | number>[]): void => {
  console.log(
    '| database | recipes | what | connections | bare/s | read anew/s | of bare | same again/s | of bare | 304/s |',
  );
  console.log('| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { database, recipes, case: what, connections, bare, anew, same, unchanged } of rows) {
    const cells = [
      database,
      recipes,
      what,
      connections,
      Math.round(bare),
      Math.round(anew),
      ratio(anew, bare),
      Math.round(same),
      ratio(same, bare),
      Math.round(unchanged),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('');
  const names = Object.keys(facts[0] ?? {});
  console.log(`| ${names.join(' | ')} |`);
  console.log(`| ${names.map(() => '---:').join(' | ')} |`);
  for (const fact of facts) console.log(`| ${names.map((name) => fact[name]).join(' | ')} |`);
};
