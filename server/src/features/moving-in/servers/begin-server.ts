import { randomUUID } from 'node:crypto';
import type { MoveServerFound, MoveServerInput, MoveServerLogin } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { cancelJobs, hasOpenJobs, removeJobs } from '../../../platform/jobs/index.ts';
import { findMove, removeMove } from '../moves.repository.ts';
import { requireLogin, sealLogin } from './login.ts';
import { serverPrograms } from './programs.ts';
import { createServerCalls, followToHttps, tidyAddress } from './server-calls.ts';
import { serverFolder } from './server-files.ts';
import { getServer, type MoveServerRow, removeServer, updateServer } from './servers.repository.ts';

type Context = Pick<MemberContext, 'db' | 'member' | 'platform' | 'language'>;

/** @throws AppError where it is no such server, or it lets nobody in with that login */
export const findServerAt = async (
  { server, address, ...login }: MoveServerInput,
  { platform }: Pick<Context, 'platform'>,
): Promise<MoveServerFound> => {
  requireLogin(server, login);
  const found = await followToHttps(platform.outbound, tidyAddress(address));
  return serverPrograms[server].find(createServerCalls(platform.outbound, { address: found }), login);
};

/** Asks a server who it is, and begins to read it in the background; answers the id under which it is known from now on. */
export const beginServer = async (input: MoveServerInput, context: Context): Promise<string> => {
  const { db, member, platform, language } = context;
  const { address, ...found } = await findServerAt(input, context);
  const { server } = input;
  const at = platform.clock.now().toISOString();
  const id = randomUUID();
  const row: Omit<MoveServerRow, 'groupId'> = {
    ...{ id, userId: member.id, server, address, state: 'reading', language, step: 'find', position: '{}' },
    ...{ done: 0, total: 0, found: JSON.stringify(found), summary: null, problem: null },
    login: sealLogin(platform.secret, input),
    ...{ moveId: null, readAt: null, endedAt: null, createdAt: at, updatedAt: at },
  };
  await db.change(async (db) => {
    await db.insert('moveServers', row).execute();
    await serverPrograms[server].read(db, { ...row, groupId: db.groupId }, platform);
  });
  return id;
};

/** @throws AppError where nothing is done */
export const stopServer = async (id: string, { db, platform }: Context): Promise<void> => {
  const now = platform.clock.now();
  await db.change(async (db) => {
    const { state } = await getServer(db, id);
    if (state !== 'reading') throw new AppError('move-server.nothing-to-do');
    await cancelJobs(db, { subject: id }, now);
    await removeJobs(db, id);
    const at = now.toISOString();
    await updateServer(db, id, { state: 'stopped', endedAt: at, updatedAt: at });
  });
};

/** What was read before and not brought is read again, so a move that nobody has begun is thrown away. @throws AppError where it is being brought */
const replaceDraft = async (db: GroupTransaction, moveId: string | null): Promise<void> => {
  const move = moveId === null ? undefined : await findMove(db, moveId);
  if (move?.state === 'moving' || move?.state === 'undoing') throw new AppError('move-server.under-way');
  if (move?.state !== 'reading' && move?.state !== 'ready') return;
  await cancelJobs(db, { subject: move.id }, new Date(move.updatedAt));
  await removeMove(db, move.id);
};

/** Goes on with what was stopped or failed, or looks for what has changed. @throws AppError */
export const readAgain = async (id: string, login: MoveServerLogin, { db, platform }: Context): Promise<void> => {
  const before = await getServer(db, id);
  const isGiven = Boolean(login.token || login.password);
  if (isGiven) requireLogin(before.server, login);
  else if (before.login === null) requireLogin(before.server, {});
  if (isGiven) await findServerAt({ ...login, server: before.server, address: before.address }, { platform });
  const at = platform.clock.now().toISOString();
  await db.change(async (db) => {
    const server = await getServer(db, id);
    if (server.state === 'reading' || (await hasOpenJobs(db, id))) throw new AppError('move-server.under-way');
    await replaceDraft(db, server.moveId);
    const changed = {
      ...{ state: 'reading' as const, problem: null, endedAt: null, updatedAt: at },
      login: isGiven ? sealLogin(platform.secret, login) : server.login,
    };
    await removeJobs(db, id);
    await updateServer(db, id, changed);
    await serverPrograms[server.server].read(db, { ...server, ...changed }, platform);
  });
};

/** Throws away what is kept of a server. A move that was read of it stays, without what comes with its recipes. */
export const forgetServer = async (id: string, { db, platform }: Context): Promise<void> => {
  await getServer(db, id);
  await db.change(async (db) => {
    await cancelJobs(db, { subject: id }, platform.clock.now());
    await removeJobs(db, id);
    await removeServer(db, id);
  });
  await platform.files.removeFolder(serverFolder(db.groupId, id));
};
