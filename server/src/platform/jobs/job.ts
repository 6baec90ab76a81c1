/** Work to be done later, in the background, by whichever process is free. */
export interface NewJob {
  /** Drawn unless given. */
  id?: string;
  kind: string;
  /** What it is a part of, such as a report. */
  subject?: string;
  /** How people are told of it. */
  title?: string;
  /** Of the jobs in a lane one runs at a time. */
  concurrencyKey?: string;
  payload: unknown;
  /** At once unless given. */
  dueAt?: Date;
}

/** A job that this process runs now, under a lease that others see. */
export interface RunningJob {
  id: string;
  groupId: string | null;
  kind: string;
  subject: string | null;
  title: string;
  concurrencyKey: string | null;
  payload: unknown;
  /** 1 for the first time; a run that was cut short by a shutdown does not count. */
  attempt: number;
  /** Known to this run alone. */
  lease: string;
}

/** The job was cancelled, or is another process's by now: whatever this run did must not be kept. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

/** What stands in the way may be gone by then. */
export class TryLaterError extends Error {
  override readonly name = 'TryLaterError';

  /** Whether the other jobs of its lane have to wait as long. */
  readonly forWholeLane: boolean;

  constructor(
    readonly at: Date,
    { forWholeLane = false, ...options }: ErrorOptions & { forWholeLane?: boolean } = {},
  ) {
    super('try later', options);
    this.forWholeLane = forWholeLane;
  }
}
