import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../../server/test/postgres-database.ts';

/** Milliseconds within which PostgreSQL has noticed that a process is gone, and what is removed after a start is gone. */
const patience = 30_000;

const onDisk = (folder: string): string[] => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const halves = readdirSync(join(folder, 'backups'))
    .filter((name) => name.startsWith('larder_') && !existsSync(join(folder, 'backups', name, 'manifest.json')))
    .map((name) => `half of ${name}`);
  const others = names.filter((name) => /(^|\/)(\.draft-[^/]*|restoring)$/.test(name));
  return [...halves, ...others];
};

const inDatabase = async (address: string): Promise<string[]> => {
  const schemas = `select nspname as name from pg_namespace where nspname like 'larder_scratch%'`;
  return (await ask<{ name: string }>(address, schemas)).map(({ name }) => `schema ${name}`);
};

/** What a process that was killed left behind, once another one has tidied up. */
export const findLeftovers = async (folder: string, address: string | null): Promise<string[]> => {
  const until = performance.now() + patience;
  for (;;) {
    const left = [...onDisk(folder), ...(address ? await inDatabase(address) : [])];
    if (left.length === 0 || performance.now() > until) return left;
    await sleep(200);
  }
};
