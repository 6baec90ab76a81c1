import { type ErrorCode, errorStatus } from '@larder/contract';
import { z } from 'zod';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { updateServer } from './servers.repository.ts';
import type { MoveServerSummary } from './summary.ts';

const Problem = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) });

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

export const problemInWords = (json: string, words: Words): string => {
  const { code, values } = Problem.parse(JSON.parse(json));
  return words(`error.${isErrorCode(code) ? code : 'server.failed'}`, values);
};

/** Notes in the transaction that ends the job that all of a server is here; nobody needs its token or password any more. */
export const readServer = (
  db: GroupTransaction,
  id: string,
  { moveId, ...summary }: MoveServerSummary & { moveId: string | null },
  now: Date,
): Promise<unknown> => {
  const at = now.toISOString();
  return updateServer(db, id, {
    ...{ state: 'read', moveId, readAt: at, problem: null, login: null, position: '{}', updatedAt: at },
    summary: JSON.stringify(summary),
  });
};

/** Notes why a server cannot be read or brought; what is there stays, and it goes on when it is asked for again. */
export const failServer = (db: GroupTransaction, id: string, error: unknown, now: Date): Promise<unknown> => {
  const { code, values } = error instanceof AppError ? error : { code: 'server.failed', values: {} };
  const at = now.toISOString();
  return updateServer(db, id, {
    state: 'failed',
    endedAt: at,
    updatedAt: at,
    problem: JSON.stringify({ code, values }),
  });
};
