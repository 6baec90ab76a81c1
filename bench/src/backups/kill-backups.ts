import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backup } from '../../../contract/src/index.ts';
import type { KillOptions } from '../kills/kill-suite.ts';
import { seededRandom } from '../load/random.ts';
import { backUp, type Client, connect } from './client.ts';
import { changeKitchen, fillKitchen, soughtWords } from './fill-kitchen.ts';
import { findLeftovers } from './leftovers.ts';
import { differing, type SeenData, seeData } from './seen-data.ts';

/** At a swap: the tables of a restore are there, and it is about to take or has just taken the place of the old ones. */
const moments = ['backup', 'restore', 'swap'] as const;
type Moment = (typeof moments)[number];

interface Kitchen {
  backup: string;
  seen: SeenData;
}

export interface Kills {
  /** How often there was what had been before, and how often what was restored, by the moment of the kill. */
  old: Record<Moment, number>;
  new: Record<Moment, number>;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Kills a server at random moments of backups and restores. @throws where anything is neither as it was nor as it should be */
export const killBackups = async (options: KillOptions): Promise<Kills> => {
  const { folder, address, seed, times, start, onKill } = options;
  const random = seededRandom(seed);
  const see = (client: Client) => seeData(client, soughtWords);
  let larder = await start();
  let client = await connect(larder.url);
  const restart = async () => {
    larder = await start();
    client = await connect(larder.url);
  };
  const restore = async (name: string) => {
    const before = (await client.overview()).last?.endedAt;
    await client.send('POST', `/admin/backups/${name}/start-restore`, {});
    for (;;) {
      // The session that asks ends with the restore, and so does one that began while the data was about to be swapped.
      const seen = await client.overview().catch(async () => {
        client = await connect(larder.url).catch(() => client);
        return undefined;
      });
      if (seen?.work === null && seen.last?.endedAt !== before) break;
      await sleep(20);
    }
    await client.rested();
  };

  const slugs = await fillKitchen(client, options.recipes);
  const first: Kitchen = { seen: await see(client), backup: (await backUp(client)).name };
  await changeKitchen(client, slugs);
  const seen = await see(client);
  let made: Backup | undefined;
  const takes: Record<Moment, number> = {
    backup: await timed(async () => (made = await backUp(client))),
    restore: 0,
    swap: 0,
  };
  const second: Kitchen = { seen, backup: made?.name ?? '' };
  if (differing(first.seen, seen).length < Object.keys(seen).length) throw new Error('the two kitchens are alike');
  takes.restore = await timed(() => restore(first.backup));
  takes.swap = takes.restore / 6;
  let present = first;
  const isAsIn = (seen: SeenData, kitchen: Kitchen) => differing(seen, kitchen.seen).length === 0;
  if (!isAsIn(await see(client), first)) throw new Error('a restore did not bring back what there was');

  const kills: Kills = { old: { backup: 0, restore: 0, swap: 0 }, new: { backup: 0, restore: 0, swap: 0 } };
  for (let time = 1; time <= times; time += 1) {
    const moment = moments[(time - 1) % moments.length] ?? 'backup';
    const other = present === first ? second : first;
    await client.send(
      'POST',
      moment === 'backup' ? '/admin/backups/start' : `/admin/backups/${other.backup}/start-restore`,
      {},
    );
    if (moment === 'swap') await untilSwap(folder, takes.restore * 3);
    const after = Math.round(random.next() * 1.1 * takes[moment]);
    await sleep(after);
    await larder.kill('SIGKILL');

    await restart();
    const seen = await see(client);
    const found = [present, other].find((kitchen) => isAsIn(seen, kitchen));
    const where = `kill ${time} (seed ${seed}), ${after} ms into the ${moment}`;
    if (!found || (moment === 'backup' && found !== present)) {
      const parts = { old: differing(seen, present.seen), new: differing(seen, other.seen) };
      throw new Error(`${where}: differs from the old in ${parts.old}, from the new in ${parts.new}`);
    }
    const outcome = found === present ? 'old' : 'new';
    kills[outcome][moment] += 1;
    present = found;
    const left = await findLeftovers(folder, address);
    if (left.length > 0) throw new Error(`${where}: left behind ${left.join(', ')}`);
    await proveListed(client, where);
    await backUp(client);
    for (const { name } of await client.rested()) {
      if (name !== first.backup && name !== second.backup) await client.send('DELETE', `/admin/backups/${name}`);
    }
    onKill?.(`${where}: ${outcome}`);
  }
  await larder.kill('SIGTERM');
  return kills;
};

/** Waits until the restore has noted that it is about to swap, or has ended. */
const untilSwap = async (folder: string, patience: number): Promise<void> => {
  const until = performance.now() + patience;
  while (!existsSync(join(folder, 'restoring', 'journal.json')) && performance.now() < until) await sleep(2);
};

/** Whatever is listed as a backup can be restored. */
const proveListed = async (client: Client, where: string): Promise<void> => {
  const { backups } = await client.overview();
  for (const { name, proof } of backups) {
    if (proof?.isProven) continue;
    await client.send('POST', `/admin/backups/${name}/proof`, {});
    const proven = (await client.rested()).find((backup) => backup.name === name);
    if (!proven?.proof?.isProven) throw new Error(`${where}: ${name} is listed and not whole`);
  }
};
