import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { MoveSummary, Report } from '../../../contract/src/index.ts';
import { type Client, connect } from '../backups/client.ts';
import { fillKitchen } from '../backups/fill-kitchen.ts';
import { seeData } from '../backups/seen-data.ts';
import type { KillOptions } from '../kills/kill-suite.ts';
import { seededRandom } from '../load/random.ts';
import { writeExport } from './large-export.ts';
import { sendExport, untilMoveIs } from './move-steps.ts';

export const moments = ['sent', 'read', 'brought', 'sized', 'undone'] as const;
type Moment = (typeof moments)[number];

const recipesBefore = 3;
const size = { width: 800, height: 600 };

/** Milliseconds within which what a killed process left is gone. */
const patience = 30_000;

/** As `patience`, for the sizes of all pictures; another process takes over from a killed one after a while. */
const sizingPatience = 180_000;

interface Item {
  id: string;
  name: string;
}

/** Kills a server at random moments of moves. @throws where a move is not whole, or where undoing it leaves anything */
export const killMoves = async (options: KillOptions): Promise<Record<Moment, number>> => {
  const { folder, recipes, seed, times, start, onKill } = options;
  const random = seededRandom(seed);
  const path = `${folder}-export.paprikarecipes`;
  const names = await writeExport(path, { recipes, ...size });
  let larder = await start();
  let client = await connect(larder.url);
  await fillKitchen(client, recipesBefore);
  const before = await seeGroup(client, folder);
  const kills: Record<Moment, number> = { sent: 0, read: 0, brought: 0, sized: 0, undone: 0 };
  const takes = { ...kills };

  const restart = async () => {
    larder = await start();
    client = await connect(larder.url);
  };
  /** Does one part of a move, during which the server is killed where that is asked for. */
  const does = async (
    moment: Moment,
    killed: Moment | undefined,
    begin: () => Promise<unknown>,
    end: () => Promise<unknown>,
  ) => {
    const began = performance.now();
    if (moment !== killed) {
      await begin();
      await end();
      takes[moment] = performance.now() - began;
      return;
    }
    // A request that is under way ends with the server.
    const begun = begin().catch(() => undefined);
    if (moment !== 'sent') await begun;
    await sleep(Math.round(random.next() * takes[moment]));
    await larder.kill('SIGKILL');
    await begun;
    await restart();
    kills[moment] += 1;
    await end();
  };

  const first = random.below(moments.length);
  for (let time = 0; time <= times; time += 1) {
    // The first one tells how long each part takes.
    const killed = time === 0 ? undefined : moments[(first + time) % moments.length];
    const where = `kill ${time} (seed ${seed}) while it is ${killed ?? 'left alone'}`;
    let id = '';
    const send = async () => {
      id = await sendExport(client, path);
    };
    await does('sent', killed, send, async () => {
      const moves = await client.get<MoveSummary[]>('/groups/moves');
      if (moves.some((move) => move.id === id)) return;
      // Whoever saw the upload break off throws away what came of it and sends it again.
      for (const move of moves) await client.send('DELETE', `/groups/moves/${move.id}`);
      await send();
    });
    await does(
      'read',
      killed,
      async () => undefined,
      () => untilMoveIs(client, id, 'ready'),
    );
    await does(
      'brought',
      killed,
      () => client.send('POST', `/groups/moves/${id}/start`),
      () => untilMoveIs(client, id, 'moved'),
    );
    await does(
      'sized',
      killed,
      async () => undefined,
      () => untilSized(folder, where),
    );
    await checkWhole(client, { id, names, where });
    await does(
      'undone',
      killed,
      () => client.send('POST', `/groups/moves/${id}/undo`, {}),
      () => untilMoveIs(client, id, 'undone'),
    );
    await client.send('DELETE', `/groups/moves/${id}`);
    await checkAsBefore(client, { folder, before, where });
    onKill?.(`${where}: whole, and undone`);
  }
  await larder.kill('SIGTERM');
  rmSync(path);
  return kills;
};

/** Waits until no picture lies as it came. */
const untilSized = async (folder: string, where: string): Promise<void> => {
  const until = performance.now() + sizingPatience;
  const areWaiting = () => filesBelow(join(folder, 'recipes')).some((name) => name.endsWith('/source'));
  while (areWaiting()) {
    if (performance.now() > until) throw new Error(`${where}: pictures wait for their sizes`);
    await sleep(100);
  }
};

interface Brought {
  id: string;
  names: readonly string[];
  where: string;
}

/** Each recipe is there once, with its picture in each size and an entry of the report. */
const checkWhole = async (client: Client, { id, names, where }: Brought): Promise<void> => {
  const { items } = await client.get<{ items: Item[] }>('/recipes?perPage=-1');
  const came = items.filter(({ name }) => names.includes(name));
  const differs = came.length !== names.length || new Set(came.map(({ name }) => name)).size !== names.length;
  if (differs || items.length !== names.length + recipesBefore) {
    throw new Error(`${where}: ${came.length} of ${names.length} recipes, ${items.length} in all`);
  }
  for (const recipe of came) {
    for (const variant of ['original', 'min-original', 'tiny-original']) {
      const bytes = await client.bytes(`/media/recipes/${recipe.id}/images/${variant}.webp`);
      const { width = 0 } = bytes ? await sharp(bytes).metadata() : {};
      if (width !== Math.min(size.width, variant === 'tiny-original' ? 400 : size.width)) {
        throw new Error(`${where}: ${variant} of ${recipe.name} is ${width} wide`);
      }
    }
  }
  const { reportId } = await client.get<MoveSummary>(`/groups/moves/${id}`);
  const { entries } = await client.get<Report>(`/groups/reports/${reportId}`);
  const told = new Set(entries.map(({ recipe }) => recipe?.id));
  if (entries.length !== names.length || came.some((recipe) => !told.has(recipe.id))) {
    throw new Error(`${where}: the report has ${entries.length} entries of ${names.length}`);
  }
};

type SeenGroup = Record<string, string>;

const tables = ['foods', 'units', 'organizers/categories', 'organizers/tags', 'organizers/tools', 'groups/bin'];

/** All that a move can touch, and the files that lie there. */
const seeGroup = async (client: Client, folder: string): Promise<SeenGroup> => {
  const seen: SeenGroup = { ...(await seeData(client, ['salt', 'soup'])) };
  for (const table of tables) seen[table] = JSON.stringify(await client.get(`/${table}?perPage=-1`));
  for (const top of ['recipes', 'imports']) seen[`files of ${top}`] = filesBelow(join(folder, top)).join(', ');
  return seen;
};

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
      .toSorted();
  } catch {
    return [];
  }
};

interface Before {
  folder: string;
  before: SeenGroup;
  where: string;
}

const checkAsBefore = async (client: Client, { folder, before, where }: Before): Promise<void> => {
  const until = performance.now() + patience;
  for (;;) {
    const now = await seeGroup(client, folder);
    const differing = Object.keys(before).filter((part) => before[part] !== now[part]);
    if (differing.length === 0) return;
    if (performance.now() > until) {
      const told = differing.map((part) => `${part}: ${difference(before[part] ?? '', now[part] ?? '')}`);
      throw new Error(`${where}: differs from before in ${told.join('; ')}`);
    }
    await sleep(200);
  }
};

/** Where two texts begin to differ. */
const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 80);
  return `${one.slice(from, from + 240)} became ${other.slice(from, from + 240)}`;
};
