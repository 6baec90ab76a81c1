import { type MoveServer, MoveServerFound } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { findMoveStates } from '../moves.repository.ts';
import { problemInWords } from './ending.ts';
import { getServer, listServers, type MoveServerRow } from './servers.repository.ts';
import { summaryIn } from './summary.ts';

const foundIn = (json: string | null): MoveServer['found'] =>
  json === null ? null : MoveServerFound.omit({ address: true }).parse(JSON.parse(json));

type MoveStates = Awaited<ReturnType<typeof findMoveStates>>;

const statesOf = (db: GroupDatabase, rows: readonly MoveServerRow[]): Promise<MoveStates> =>
  findMoveStates(
    db,
    rows.flatMap(({ moveId }) => moveId ?? []),
  );

const describe = (row: MoveServerRow, moves: MoveStates, words: Words): MoveServer => ({
  id: row.id,
  server: row.server,
  address: row.address,
  state: row.state,
  found: foundIn(row.found),
  progress: { step: row.step, done: row.done, total: row.total },
  problem: row.problem === null ? null : problemInWords(row.problem, words),
  hasLogin: row.login !== null,
  moveId: row.moveId,
  moveState: moves.get(row.moveId ?? '') ?? null,
  ...summaryIn(row.summary),
  createdAt: row.createdAt,
  readAt: row.readAt,
  endedAt: row.endedAt,
});

export const describeServers = async (db: GroupDatabase, userId: string, words: Words): Promise<MoveServer[]> => {
  const rows = await listServers(db, userId);
  const moves = await statesOf(db, rows);
  return rows.map((row) => describe(row, moves, words));
};

/** @throws AppError `move-server.not-found` */
export const describeServer = async (db: GroupDatabase, id: string, words: Words): Promise<MoveServer> => {
  const row = await getServer(db, id);
  return describe(row, await statesOf(db, [row]), words);
};
