import type { z } from 'zod';
import { AppError } from '../../../platform/errors/index.ts';
import { isPassingRefusal, refusedStatus, type ServerCalls } from './server-calls.ts';

/** What answered is not what this program answers. */
export class OtherReplyError extends Error {
  override readonly name = 'OtherReplyError';
}

const read = <T>(value: unknown, schema: z.ZodType<T>): T => {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new OtherReplyError('a reply of another kind', { cause: error });
  return data;
};

/** @throws AppError, OtherReplyError */
export const getReply = async <T>(calls: ServerCalls, path: string, schema: z.ZodType<T>): Promise<T> =>
  read(await calls.json(path), schema);

/** @throws AppError, OtherReplyError */
export const postReply = async <T>(calls: ServerCalls, path: string, body: unknown, schema: z.ZodType<T>): Promise<T> =>
  read(await calls.post(path, body), schema);

const loginRefused = new Set([400, 412, 422]);

/** As `postReply` for a log-in, that some servers refuse as if the request were wrong. */
export const postLogin = async <T>(
  calls: ServerCalls,
  path: string,
  body: unknown,
  schema: z.ZodType<T>,
): Promise<T> => {
  try {
    return await postReply(calls, path, body, schema);
  } catch (cause) {
    const status = refusedStatus(cause) ?? 0;
    throw loginRefused.has(status) ? new AppError('move-server.login-refused', { status }, { cause }) : cause;
  }
};

const notThere = new Set([404, 405, 410]);

/** Whether there is nothing of this program at an address: many answer any address with a page of theirs. */
export const isElsewhere = (error: unknown): boolean => {
  if (error instanceof OtherReplyError) return true;
  if (!(error instanceof AppError) || error.code !== 'move-server.failed') return false;
  return error.values.status === 200 || notThere.has(refusedStatus(error) ?? 0);
};

/** Whether a refusal is about what was asked for: the server is there, and others of it may be had. */
export const isOfCall = (error: unknown): boolean => {
  if (error instanceof OtherReplyError) return true;
  if (!(error instanceof AppError) || isPassingRefusal(error)) return false;
  if (error.code === 'move-server.login-refused') return refusedStatus(error) === 403;
  return error.code === 'move-server.failed' || error.code === 'move-server.too-large';
};
