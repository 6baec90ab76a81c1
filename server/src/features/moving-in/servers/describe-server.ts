import { type MoveServer, MoveServerFound } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { listChanges } from './changes.repository.ts';
import { problemInWords } from './ending.ts';
import { getServer, listServers, type MoveServerRow } from './servers.repository.ts';
import { summaryIn } from './summary.ts';

const foundIn = (json: string | null): MoveServer['found'] =>
  json === null ? null : MoveServerFound.omit({ address: true }).parse(JSON.parse(json));

const describe = async (db: GroupDatabase, row: MoveServerRow, words: Words): Promise<MoveServer> => ({
  id: row.id,
  server: row.server,
  address: row.address,
  state: row.state,
  found: foundIn(row.found),
  progress: { step: row.step, done: row.done, total: row.total },
  problem: row.problem === null ? null : problemInWords(row.problem, words),
  hasLogin: row.login !== null,
  moveId: row.moveId,
  ...summaryIn(row.summary),
  changes: await listChanges(db, row.id),
  createdAt: row.createdAt,
  readAt: row.readAt,
  endedAt: row.endedAt,
});

export const describeServers = async (db: GroupDatabase, userId: string, words: Words): Promise<MoveServer[]> => {
  const servers: MoveServer[] = [];
  for (const row of await listServers(db, userId)) servers.push(await describe(db, row, words));
  return servers;
};

/** @throws AppError `move-server.not-found` */
export const describeServer = async (db: GroupDatabase, id: string, words: Words): Promise<MoveServer> =>
  describe(db, await getServer(db, id), words);
