import { type ErrorCode, type ErrorReply, errorStatus, type InvalidReply } from '@larder/contract';
import type { FastifyError } from 'fastify';
import type { z } from 'zod';
import type { DatabaseProblem, Dialect } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import { ZipError } from '../files/index.ts';
import { ImageError } from '../images/index.ts';
import { OutboundError } from '../outbound/index.ts';
import { outboundRefusal } from './outbound-refusal.ts';
import { InvalidRequestError } from './read-request.ts';
import type { Words } from './words.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorReply | InvalidReply;
  /** Nobody expected it: it goes to the log with its stack. */
  unexpected: boolean;
}

const reply = (code: ErrorCode, message: string, more: Record<string, unknown> = {}): ErrorReply => ({
  detail: { message, code, error: true, exception: null, ...more },
});

/** The reason for one refused value, in words. */
export const issueWords = (issue: z.core.$ZodIssue, words: Words): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? words('validation.required')
        : words('validation.wrong-type');
    case 'too_small':
      if (issue.origin === 'string') {
        const minimum = Number(issue.minimum);
        if (minimum <= 1) return words('validation.required');
        const isPassword = /password$/i.test(String(issue.path.at(-1)));
        return words(isPassword ? 'validation.password-too-short' : 'validation.too-short', { minimum });
      }
      return words('validation.too-small', { minimum: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? words('validation.too-long', { maximum: Number(issue.maximum) })
        : words('validation.too-big', { maximum: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'email') return words('validation.email');
      if (issue.format === 'url') return words('validation.url');
      if (issue.message === 'no-white-space') return words('validation.no-white-space');
      return words('validation.format');
    case 'custom':
      return words(issue.message === 'key-name-required' ? 'recipe.edit.extra-name-required' : 'validation.wrong');
    case 'invalid_value':
      return words('validation.not-a-choice', { choices: issue.values.join(', ') });
    default:
      return words('validation.wrong');
  }
};

const invalidReply = (error: InvalidRequestError, words: Words): InvalidReply => ({
  detail: error.issues.slice(0, 100).map((issue) => ({
    type: issue.code,
    loc: [error.part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))],
    msg: issueWords(issue, words),
  })),
});

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.not-json',
  FST_REQ_FILE_TOO_LARGE: 'request.too-large',
  FST_FILES_LIMIT: 'request.too-large',
  FST_FIELDS_LIMIT: 'request.too-large',
  FST_PARTS_LIMIT: 'request.too-large',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
};

const knownCode = (error: Partial<FastifyError>, dialect: Dialect): ErrorCode | undefined => {
  if (error instanceof ImageError) return `image.${error.problem}`;
  if (error instanceof ZipError) return 'import.bad-archive';
  if (dialect.isUniqueViolation(error) || dialect.isForeignKeyViolation(error)) return 'database.conflict';
  if (error.statusCode === 429) return 'request.too-many';
  const known = error.code ? frameworkCodes[error.code] : undefined;
  if (known) return known;
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? 'request.not-json' : undefined;
};

const problemCodes: Record<DatabaseProblem, ErrorCode> = {
  unreachable: 'database.unavailable',
  full: 'server.no-space',
  'read-only': 'database.read-only',
  damaged: 'database.damaged',
};

/** What is wrong with the database or its disk: whoever runs the server has to see it, so it is logged as well. */
const brokenCode = (error: Error, dialect: Dialect): ErrorCode | undefined => {
  const problem = dialect.problemOf(error);
  if (problem) return problemCodes[problem];
  return 'code' in error && fullDisk.has(String(error.code)) ? 'server.no-space' : undefined;
};

/** The disk is full, or whoever the server runs as may have no more of it. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** Seconds after which what passes by itself may be over. */
const passing: Partial<Record<ErrorCode, number>> = {
  'server.restoring': 5,
  'server.busy': 5,
  'database.unavailable': 5,
};

/** When to ask again, where that helps. */
export const retryAfter = ({ body: { detail } }: Pick<ErrorAnswer, 'body'>): number | undefined =>
  'code' in detail ? passing[detail.code] : undefined;

/** The only place that turns errors into replies: what was thrown on purpose keeps its words, all else is a 500 that tells nothing. */
export const answerError = (thrown: unknown, words: Words, dialect: Dialect, requestId: string): ErrorAnswer => {
  const error = thrown instanceof OutboundError ? outboundRefusal(thrown) : thrown;
  if (error instanceof AppError) {
    const body = reply(error.code, words(`error.${error.code}`, error.values), error.more);
    return { status: error.status, body, unexpected: false };
  }
  if (error instanceof InvalidRequestError) {
    return { status: errorStatus['request.invalid'], body: invalidReply(error, words), unexpected: false };
  }
  const code = error instanceof Error ? knownCode(error, dialect) : undefined;
  if (code) return { status: errorStatus[code], body: reply(code, words(`error.${code}`, {})), unexpected: false };
  const broken = error instanceof Error ? brokenCode(error, dialect) : undefined;
  if (broken)
    return { status: errorStatus[broken], body: reply(broken, words(`error.${broken}`, {})), unexpected: true };
  return {
    status: 500,
    body: reply('server.failed', words('error.server.failed', { requestId }), { requestId }),
    unexpected: true,
  };
};
