import { hash } from 'node:crypto';
import type { Endpoint } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import { findDoneRequest, writeDoneRequest } from './done-requests.repository.ts';

interface SentOnce {
  endpoint: Endpoint;
  /** What the caller has named the request by. */
  key: string;
  userId: string;
  input: unknown;
  at: Date;
}

/**
 * Does what was asked for and notes its key, both or neither. Nothing of the reply is kept but what identifies its outcome: it could be
 * what somebody deletes later.
 * @throws AppError where it was done before, with that outcome, and where the key stands for something else
 */
export const doOnce = <Reply>(
  db: GroupDatabase,
  { endpoint, key, userId, input, at }: SentOnce,
  work: (db: GroupTransaction) => Promise<Reply>,
): Promise<Reply> =>
  db.change(async (db) => {
    const known = hash('sha256', `${userId}\n${key}`, 'base64url');
    const digest = hash('sha256', JSON.stringify([endpoint.method, endpoint.path, input]), 'base64url');
    const before = await findDoneRequest(db, known);
    if (before) {
      const code = before.digest === digest ? 'request.done-before' : 'request.other-content';
      throw new AppError(code, {}, { more: { outcome: JSON.parse(before.outcome) } });
    }
    const reply = await work(db);
    await writeDoneRequest(db, { key: known, digest, outcome: JSON.stringify(outcomeOf(reply)) }, at);
    return reply;
  });

const outcomeOf = (reply: unknown): { id?: unknown; version?: unknown } =>
  typeof reply === 'object' && reply !== null
    ? { ...('id' in reply && { id: reply.id }), ...('version' in reply && { version: reply.version }) }
    : {};
