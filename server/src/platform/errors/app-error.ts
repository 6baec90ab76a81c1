import { type ErrorCode, errorStatus } from '@larder/contract';

export type ErrorValues = Record<string, string | number>;

interface AppErrorOptions extends ErrorOptions {
  /** More that the reply tells programs, beside message and code. */
  more?: Record<string, unknown>;
  /** Where that of the code does not fit, such as for a filter that is part of what is saved. */
  status?: number;
}

/** An error that the server tells on purpose: a code of the catalogue and the values of its words. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly more: Record<string, unknown>;
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly values: ErrorValues = {},
    { more, status = errorStatus[code], ...options }: AppErrorOptions = {},
  ) {
    super(code, options);
    this.more = more ?? {};
    this.status = status;
  }
}

/** What was looked for, or the error that says that it is not there. */
export const found = <Value>(value: Value | null | undefined, code: ErrorCode, values: ErrorValues = {}): Value => {
  if (value === null || value === undefined) throw new AppError(code, values);
  return value;
};
