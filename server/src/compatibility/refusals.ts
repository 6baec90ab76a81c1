import type { ErrorReply, InvalidReply } from '@larder/contract';

const textStatuses = new Set([401, 423]);
const listCodes = new Set<string>(['list.bad-filter', 'list.bad-order']);

interface TextReply {
  detail: string;
  [more: string]: unknown;
}

/** Older clients read the message of some refusals as text in `detail`; what else is told stands beside it then. */
export const refusalOnTheWire = (
  status: number,
  body: ErrorReply | InvalidReply,
): ErrorReply | InvalidReply | TextReply => {
  const { detail } = body;
  if (Array.isArray(detail)) return body;
  const isText = textStatuses.has(status) || (status === 400 && listCodes.has(detail.code));
  if (!isText) return body;
  const { message, ...more } = detail;
  return { ...more, detail: message };
};
