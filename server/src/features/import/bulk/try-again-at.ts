import { bulkImportTries } from '@larder/contract';
import { askedWait, OutboundError } from '../../../platform/outbound/index.ts';

/** Milliseconds before the second try, the third and so on, where the site names no time. */
const waits = [5_000, 30_000, 120_000, 600_000];
/** A site that wants more than that is not waited for. */
const longestWait = 15 * 60_000;

const asksToWait = new Set([429, 503]);
const firstServerError = 500;

/** When a page that could not be fetched is asked for again, and whether its whole site is left alone until then. */
export const tryAgainAt = (
  error: unknown,
  attempt: number,
  now: Date,
): { at: Date; forWholeKey: boolean } | undefined => {
  if (!(error instanceof OutboundError) || attempt >= bulkImportTries || !isTemporary(error)) return undefined;
  const asked = askedWait(error.retryAfter, now);
  if (asked !== undefined && asked > longestWait) return undefined;
  const wait = Math.max(asked ?? 0, waits[attempt - 1] ?? longestWait);
  return { at: new Date(now.getTime() + wait), forWholeKey: asksToWait.has(error.status ?? 0) };
};

const isTemporary = ({ problem, status = 0 }: OutboundError): boolean => {
  if (problem === 'timeout' || problem === 'connection') return true;
  return problem === 'status' && (asksToWait.has(status) || status >= firstServerError);
};
