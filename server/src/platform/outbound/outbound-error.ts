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
  /** Instead of its answer, the site asked whether a person is there. */
  readonly isRobotCheck: boolean;
  /** When the site wants to be asked again, as its header says: a number of seconds or a date. */
  readonly retryAfter: string | undefined;
  /** Where the answer came from at last, when the problem is `status`. */
  readonly url: string | undefined;

  constructor(
    readonly problem: OutboundProblem,
    options: ErrorOptions & {
      status?: number;
      isRobotCheck?: boolean;
      retryAfter?: string | undefined;
      url?: string;
    } = {},
  ) {
    super(options.status === undefined ? problem : `${problem} ${options.status}`, options);
    this.status = options.status;
    this.isRobotCheck = options.isRobotCheck ?? false;
    this.retryAfter = options.retryAfter;
    this.url = options.url;
  }
}
