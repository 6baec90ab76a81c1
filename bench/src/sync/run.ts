import { setTimeout as pause } from 'node:timers/promises';
import type { ShoppingList } from '../../../contract/src/index.ts';
import { type Random, seededRandom } from '../load/random.ts';
import { type Browser, openBrowser } from './browser.ts';
import { Journal } from './journal.ts';
import { Network, type Server } from './network.ts';
import { findLost } from './oracle.ts';
import type { Page } from './page.ts';
import { RestClient } from './rest-client.ts';

/** A server that can be killed in the middle of its work. */
export interface TestedServer extends Server {
  killAndStart(): Promise<void>;
}

const day = 24 * 3_600_000;
const longestWait = 30_000;

/** One browser with a list open, or closed meanwhile. */
class Shopper {
  page: Page | null = null;

  constructor(
    readonly name: string,
    readonly network: Network,
    private readonly browser: Browser,
    private readonly token: string,
    private readonly listId: string,
    private readonly journal: Journal,
    private readonly random: Random,
  ) {}

  open(): Page {
    this.page ??= this.browser.openPage(this.token, this.listId);
    return this.page;
  }

  close(): void {
    this.page?.close();
    this.page = null;
  }

  /** Does something that somebody could do with what the page shows. */
  act(): void {
    const { random, journal, name: client } = this;
    const page = this.open();
    const { list, items } = page.state();
    if (!list) return;
    const known = { client, base: Number(list.extras.revision), heard: Number(list.extras.moment) };
    const item = items.length > 0 ? random.pick(items) : undefined;
    const what = random.below(100);
    const open = items.filter(({ checked }) => !checked);
    if (open.length > 0 && what >= 12 && what < 24) {
      const { note } = random.pick(open);
      // The page adds to the first that asks for the same.
      const into = open.find((one) => one.note === note)?.id ?? '';
      const fields = { note, quantity: journal.nextJoin() };
      journal.note({ ...known, kind: 'add', itemId: '', into, fields: { quantity: fields.quantity } });
      void page.actions.add({ fields, shown: {} });
    } else if (!item || what < 12) {
      const fields = { note: `${client} ${random.below(1e9)}`, quantity: 1 + random.below(9) };
      void page.actions.add({ fields, shown: {} });
      // The page has it at once, with the id that it made.
      const added = page.state().items.find(({ note }) => note === fields.note);
      if (added) journal.note({ ...known, kind: 'add', itemId: added.id, fields });
    } else if (what < 52) {
      const fields = { checked: !item.checked };
      journal.note({ ...known, kind: 'change', itemId: item.id, fields });
      if (item.checked) page.actions.uncheck([item]);
      else page.actions.check(item);
    } else if (what < 78) {
      const fields =
        random.below(2) === 0 ? { quantity: random.below(20) } : { note: `${client} ${random.below(1e9)}` };
      journal.note({ ...known, kind: 'change', itemId: item.id, fields });
      void page.actions.change(item, fields);
    } else if (what < 90) {
      const before = random.below(4) === 0 ? null : random.pick(items).id;
      if (before === item.id) return;
      journal.note({ ...known, kind: 'move', itemId: item.id, fields: {} });
      page.move(item.id, before);
    } else {
      journal.note({ ...known, kind: 'remove', itemId: item.id, fields: {} });
      page.actions.remove([item]);
    }
  }
}

const actByRest = async (rest: RestClient, journal: Journal, random: Random): Promise<void> => {
  if (rest.known.length === 0 || random.below(3) > 0) await rest.read();
  const what = random.below(100);
  const item = rest.known.length > 0 ? random.pick(rest.known) : undefined;
  const note = `rest ${random.below(1e9)}`;
  if (item && !item.checked && what < 10)
    await rest.add({ note: item.note, quantity: journal.nextJoin(), checked: false });
  else if (!item || what < 25) await rest.add({ note, quantity: 1 + random.below(9), checked: false });
  else if (what < 55) await rest.change(item, { checked: !item.checked });
  else if (what < 75) await rest.change(item, { quantity: item.quantity + 1 + random.below(9) });
  else if (what < 90) await rest.change(item, { note });
  else await rest.remove(item);
};

/** Three clients change one list at the same time over bad networks. @returns what was lost, or not the same everywhere */
export const runOnce = async (server: TestedServer, token: string, seed: number): Promise<string[]> => {
  const random = seededRandom(seed);
  const journal = new Journal();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <Reply>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ reply: Reply; revision: number }> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const revision = Number(/shopping=(\d+)/.exec(answer.headers.get('larder-revisions') ?? '')?.[1] ?? 0);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return { reply: (await answer.json()) as Reply, revision };
  };
  const made = await call<ShoppingList>('POST', '/groups/shopping/lists', { name: `Run ${seed}` });
  journal.learn(made.revision);
  const listId = made.reply.id;

  const networkOf = (client: string) => new Network(client, server, seededRandom(random.below(2 ** 31)), () => journal);
  const shoppers = await Promise.all(
    ['ada', 'ben'].map(async (name) => {
      const network = networkOf(name);
      const browser = await openBrowser(network, (random.below(3) - 1) * day);
      return new Shopper(name, network, browser, token, listId, journal, random);
    }),
  );
  const restNetwork = networkOf('rest');
  const rest = new RestClient(restNetwork, token, listId, journal);
  for (const shopper of shoppers) shopper.open();
  for (let added = 0; added < 4; added++)
    await rest.add({ note: `item ${added}`, quantity: 1 + added, checked: false });
  const networks = [...shoppers.map(({ network }) => network), restNetwork];
  for (const network of networks) {
    network.losses = random.below(3) === 0 ? random.below(30) : 0;
    network.repeats = random.below(2) === 0 ? random.below(40) : 0;
  }
  await waitUntil(() => shoppers.every(({ page }) => page?.state().list));

  let restWork = Promise.resolve();
  const steps = 20 + random.below(40);
  for (let step = 0; step < steps; step++) {
    const shopper = random.pick(shoppers);
    const what = random.below(100);
    if (what < 55) shopper.act();
    else if (what < 70) {
      const turn = restWork.then(() => actByRest(rest, journal, random));
      restWork = turn;
      if (random.below(2) === 0) await turn;
    } else if (what < 78) random.pick(networks).isCut = random.below(2) === 0;
    else if (what < 82) shopper.close();
    else if (what < 90) void shopper.page?.hear();
    else if (what < 91) await server.killAndStart();
    else await pause(random.below(15));
    if (random.below(2) === 0) await pause(random.below(5));
  }

  await restWork;
  for (const network of networks) Object.assign(network, { isCut: false, losses: 0, repeats: 0 });
  const problems: string[] = [];
  const equalTo = async (): Promise<{ list: ShoppingList; others: string[] }> => {
    for (const shopper of shoppers) await shopper.open().hear();
    const list = (await call<ShoppingList>('GET', `/groups/shopping/lists/${listId}`)).reply;
    const told = list.listItems.map(asLine).join('\n');
    const others = shoppers.flatMap(({ name, page }) => {
      const { items = [], waiting = 0 } = page?.state() ?? {};
      const shown = items.map(asLine).join('\n');
      return waiting === 0 && shown === told
        ? []
        : [`${name} shows (${waiting} waiting)\n${shown}\nand the server has\n${told}`];
    });
    return { list, others };
  };
  const end = performance.now() + longestWait;
  let { list, others } = await equalTo();
  while (others.length > 0 && performance.now() < end) {
    await pause(10);
    ({ list, others } = await equalTo());
  }
  problems.push(...others);
  for (const { name, page } of shoppers)
    for (const code of page?.refusals ?? []) problems.push(`${name} was refused: ${code}`);
  problems.push(...findLost(journal, list.listItems));
  for (const shopper of shoppers) shopper.close();
  await call('DELETE', `/groups/shopping/lists/${listId}`);
  return problems;
};

const asLine = ({ id, checked, quantity, note }: { id: string; checked: boolean; quantity: number; note: string }) =>
  [id, checked ? 'ticked' : 'open', quantity, note].join(' ');

const waitUntil = async (isSo: () => unknown): Promise<void> => {
  for (const end = performance.now() + longestWait; !isSo(); ) {
    if (performance.now() > end) throw new Error('a page did not open');
    await pause(2);
  }
};
