import { type MoveServer, MoveServerFound } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { problemInWords } from './ending.ts';
import { getServer, listServers, type MoveServerRow } from './servers.repository.ts';
import { summaryIn } from './summary.ts';

const foundIn = (json: string | null): MoveServer['found'] =>
  json === null ? null : MoveServerFound.omit({ address: true }).parse(JSON.parse(json));

const describe = (row: MoveServerRow, words: Words): MoveServer => ({
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
  createdAt: row.createdAt,
  readAt: row.readAt,
  endedAt: row.endedAt,
});

export const describeServers = async (db: GroupDatabase, userId: string, words: Words): Promise<MoveServer[]> =>
  (await listServers(db, userId)).map((row) => describe(row, words));

/** @throws AppError `move-server.not-found` */
export const describeServer = async (db: GroupDatabase, id: string, words: Words): Promise<MoveServer> =>
  describe(await getServer(db, id), words);
