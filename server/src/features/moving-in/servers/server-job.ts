import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import {
  complete,
  defineJob,
  type JobDefinition,
  type JobKind,
  type RunningJob,
  savePart,
  TryLaterError,
} from '../../../platform/jobs/index.ts';
import { askedWait } from '../../../platform/outbound/index.ts';
import { failServer } from './ending.ts';
import { OtherReplyError } from './replies.ts';
import { isPassingRefusal, outboundCause } from './server-calls.ts';
import { findServer, type MoveServerRow, updateServer } from './servers.repository.ts';

const second = 1000;
const minute = 60 * second;
/** Before the same call is made for the second time, the third and so on. */
const waits = [10 * second, minute, 10 * minute, 60 * minute];
/** For which a server may ask. */
const longestWait = 120 * minute;

/** Where the reading of a server goes on, as its row keeps that: whatever its program notes, and the calls that came to nothing since one was answered. */
const failuresOf = (position: string): number => {
  const { failed } = JSON.parse(position);
  return typeof failed === 'number' ? failed : 0;
};

interface ServerJob<Payload> {
  kind: JobKind<Payload>;
  titleOf(row: MoveServerRow): string;
  run(job: RunningJob<Payload>, signal: AbortSignal): Promise<void>;
}

/** A job that asks a server: it comes back after a while where that may help; else the server is told of as one that cannot be read. */
export const defineServerJob = <Payload extends { serverId: string }>(
  { kind, titleOf, run }: ServerJob<Payload>,
  { clock }: Pick<Platform, 'clock'>,
): JobDefinition => {
  const fail = async (job: RunningJob, row: MoveServerRow, error: AppError | OtherReplyError): Promise<void> => {
    const now = clock.now();
    const failed = failuresOf(row.position);
    const isBusy = error instanceof AppError && error.code === 'backup.busy';
    const wait = isBusy || isPassingRefusal(error) ? waits[isBusy ? 0 : failed] : undefined;
    if (wait === undefined) {
      const known =
        error instanceof OtherReplyError
          ? new AppError('move-server.another-program', { program: titleOf(row) }, { cause: error })
          : error;
      return complete(job, (db) => failServer(db, row.id, known, now));
    }
    const position = JSON.stringify({ ...JSON.parse(row.position), failed: failed + 1 });
    await savePart(job, (db) => updateServer(db, row.id, { position, updatedAt: now.toISOString() }));
    const asked = Math.min(askedWait(outboundCause(error)?.retryAfter, now) ?? 0, longestWait);
    throw new TryLaterError(new Date(now.getTime() + Math.max(wait, asked)), { cause: error });
  };
  return defineJob<Payload>({
    kind,
    atOnce: 2,
    run: async (job, signal) => {
      try {
        await run(job, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof AppError || error instanceof OtherReplyError)) throw error;
        const row = await findServer(job.db, job.payload.serverId);
        if (row) await fail(job, row, error);
      }
    },
    giveUp: async (job) => {
      const id = job.subject ?? '';
      await complete(job, (db) => failServer(db, id, undefined, clock.now()));
    },
  });
};
