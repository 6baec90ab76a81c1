import type { ErrorCode } from '@larder/contract';
import { AppError, isAboutCertificate } from '../../../platform/errors/index.ts';

export type PlaceProblem =
  Extract<ErrorCode, `backup-place.${string}`> extends `backup-place.${infer Problem}` ? Problem : never;

interface Options extends ErrorOptions {
  /** What the other side said, in its own words. */
  answer?: string;
  /** Whether the same may go well in a moment. */
  mayPass?: boolean;
}

/** The second place did not do what it was asked. It says nothing about a backup that lies there. */
export class PlaceError extends AppError {
  readonly mayPass: boolean;

  constructor(problem: PlaceProblem, { answer = '', mayPass = problem === 'unreachable', ...options }: Options = {}) {
    super(`backup-place.${problem}`, { answer: answer.slice(0, 300) }, options);
    this.mayPass = mayPass;
  }
}

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EPROTO EIO ESTALE EREMOTEIO ERR_STREAM_PREMATURE_CLOSE'.split(
    ' ',
  ),
);
/** The two sides do not come to an encrypted connection. */
const tlsCodes = /^ERR_(TLS|SSL)_/;

/** What the connection to the place, or the disk below it, says. */
const problems: Partial<Record<string, PlaceProblem>> = {
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOTDIR: 'missing',
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Libraries wrap what the connection said.
  return error.cause === undefined ? '' : codeOf(error.cause);
};

export const answerOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Nothing for what is no failure of a connection or a disk. */
export const connectionErrorOf = (cause: unknown): PlaceError | undefined => {
  const code = codeOf(cause);
  const name = cause instanceof Error ? cause.name : '';
  const problem =
    networkCodes.has(code) || tlsCodes.test(code) || isAboutCertificate(cause) || /^(Timeout|Abort)Error$/.test(name)
      ? 'unreachable'
      : problems[code];
  return problem && new PlaceError(problem, { answer: answerOf(cause), cause });
};

const full = 507;
const tooMany = 429;
const locked = 423;
const firstServerError = 500;

/** What the status of a reply means. */
export const statusErrorOf = (status: number, answer: string, cause: unknown): PlaceError => {
  const more = { answer, cause };
  if (status === 401) return new PlaceError('refused', more);
  if (status === 403) return new PlaceError('forbidden', more);
  if (status === 404 || status === 409) return new PlaceError('missing', more);
  if (status === full) return new PlaceError('full', more);
  return new PlaceError('failed', {
    ...more,
    mayPass: status >= firstServerError || status === tooMany || status === locked,
  });
};
