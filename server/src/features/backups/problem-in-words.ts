import { type ErrorCode, errorStatus } from '@larder/contract';
import type { Words } from '../../platform/http/index.ts';
import type { Outcome } from './outcome.ts';

const isTold = (code: string): code is Exclude<ErrorCode, 'server.failed'> =>
  code !== 'server.failed' && Object.hasOwn(errorStatus, code);

/** What went wrong, as people read it. */
export const problemInWords = ({ code, values }: NonNullable<Outcome['problem']>, words: Words): string =>
  isTold(code) ? words(`error.${code}`, values) : words('backup.failed');
