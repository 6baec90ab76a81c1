import { type ErrorCode, errorStatus } from '@larder/contract';
import { t } from '../messages/messages.ts';
import { ApiError } from './api-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;

/** Turns the body of a failed call into an error; the body may be anything, for a proxy may have answered. */
export function readError(status: number, body: unknown): ApiError {
  const { detail: told, ...beside } = isRecord(body) ? body : {};
  if (Array.isArray(told)) return invalidFields(status, told);
  // Of some refusals the message alone is the detail, and the rest stands beside it.
  const detail = typeof told === 'string' ? { ...beside, message: told } : told;
  if (isRecord(detail) && typeof detail.message === 'string') {
    return new ApiError(detail.message, { status, code: isErrorCode(detail.code) ? detail.code : 'unknown', detail });
  }
  return new ApiError(t('api.unreadable', { status }), { status, code: 'unknown' });
}

export const networkError = (cause: unknown) =>
  new ApiError(t('api.unreachable'), { status: 0, code: 'network', cause });

function invalidFields(status: number, entries: unknown[]) {
  const fields = entries.filter(isRecord).map(({ loc, msg }) => [fieldPath(loc), String(msg)]);
  return new ApiError(t('api.invalid'), { status, code: 'request.invalid', fields: Object.fromEntries(fields) });
}

/** `['body', 'notes', 0, 'title']` → `notes.0.title`. */
const fieldPath = (loc: unknown) => (Array.isArray(loc) ? loc.slice(1).join('.') : '');
