import { type ErrorCode, errorStatus } from '@larder/contract';
import type { Words } from '../../platform/http/index.ts';
import type { Outcome } from './outcome.ts';

type Problem = NonNullable<Outcome['problem']>;

/** A backup that was restored on trial gave something else than what was saved. */
export const notProven = 'not-proven';

const isTold = (code: string): code is Exclude<ErrorCode, 'server.failed'> =>
  code !== 'server.failed' && Object.hasOwn(errorStatus, code);

/** What went wrong, as people read it. */
export const problemInWords = ({ code, values }: Problem, words: Words): string => {
  if (code === notProven) return words('backup.mail.not-proven', { damaged: Number(values.damaged) });
  return isTold(code) ? words(`error.${code}`, values) : words('backup.failed');
};
