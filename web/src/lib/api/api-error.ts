import type { ErrorCode } from '@larder/contract';

/** `network`: no answer came; `unknown`: an answer that is not ours, such as a proxy's page. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

/** A call that did not succeed, in words that can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** What is wrong with each field of a form, by its path, such as `email` or `notes.0.title`. */
  readonly fields: Record<string, string>;
  /** Everything else that the server says about it. */
  readonly detail: Record<string, unknown>;

  constructor(
    message: string,
    about: {
      status: number;
      code: ApiErrorCode;
      fields?: Record<string, string>;
      detail?: Record<string, unknown>;
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.status = about.status;
    this.code = about.code;
    this.fields = about.fields ?? {};
    this.detail = about.detail ?? {};
  }

  /** Whether it is over by itself within minutes: the server starts, or restores a backup. */
  get isPassing(): boolean {
    return this.code === 'server.restoring' || this.code === 'server.starting';
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}
