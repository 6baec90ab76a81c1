import { type MoveServer, MoveServerFound } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { listChanges } from './changes.repository.ts';
import { problemInWords } from './ending.ts';
import { getServer, listServers, type MoveServerRow } from './servers.repository.ts';
import { summaryIn } from './summary.ts';

const foundIn = (json: string | null): MoveServer['found'] =>
  json === null ? null : MoveServerFound.omit({ address: true }).parse(JSON.parse(json));

const describe = async (db: GroupDatabase, rows: MoveServerRow[], words: Words): Promise<MoveServer[]> => {
  const changes = await listChanges(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
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
    changes: changes.get(row.id) ?? { there: [], both: [] },
    createdAt: row.createdAt,
    readAt: row.readAt,
    endedAt: row.endedAt,
  }));
};

export const describeServers = async (db: GroupDatabase, userId: string, words: Words): Promise<MoveServer[]> =>
  describe(db, await listServers(db, userId), words);

/** @throws AppError `move-server.not-found` */
export const describeServer = async (db: GroupDatabase, id: string, words: Words): Promise<MoveServer> => {
  const [server] = await describe(db, [await getServer(db, id)], words);
  return found(server, 'move-server.not-found');
};
