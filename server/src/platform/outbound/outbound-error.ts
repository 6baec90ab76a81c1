export type OutboundProblem =
  | 'bad-url'
  | 'blocked-address'
  | 'connection'
  | 'status'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects';

/** Why something could not be fetched. What went wrong below is the cause: for the log, never for people outside. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /** The status of the answer, when the problem is `status`. */
  readonly status: number | undefined;

  constructor(
    readonly problem: OutboundProblem,
    options: ErrorOptions & { status?: number } = {},
  ) {
    super(options.status === undefined ? problem : `${problem} ${options.status}`, options);
    this.status = options.status;
  }
}
