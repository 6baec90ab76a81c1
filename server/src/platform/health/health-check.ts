import type { HealthPage, HealthResult } from '@larder/contract';
import type { MessageKey } from '@larder/messages';

/** How a request has reached the server. */
export interface RequestOrigin {
  protocol: string;
  host: string;
  /** Address of the other end of the connection: of the last proxy, or of the caller. */
  peer: string;
  /** A proxy says for whom it asks. */
  isForwarded: boolean;
  /** And the server believes it. */
  isBelieved: boolean;
}

/** Who looks, and from where: some things are only seen from there. */
export interface HealthVisit {
  now: Date;
  origin: RequestOrigin;
  /** Where the browser has found the server; undefined for a program. */
  address: URL | undefined;
  /** What time it is there. */
  clock: Date | undefined;
}

/** A value that is words itself. */
interface NamedValue {
  says: MessageKey;
  values: Record<string, string | number>;
}

export interface HealthFinding {
  status: HealthResult['status'];
  /** The sentence that says so. */
  says: MessageKey;
  /** What to do about it. */
  remedy?: MessageKey;
  /** Of both. */
  values?: Record<string, string | number | NamedValue>;
  /** A line for the settings that would mend it. */
  setting?: string;
  /** Where in the administration it is mended. */
  page?: HealthPage;
}

/** Finds out whether one part of the server works. Tied in `app/health-checks.ts`. */
export interface HealthCheck {
  /** Stays the same: programs may ask for it. */
  id: string;
  name: MessageKey;
  /** What it throws counts as a failure with its message. It has ten seconds. */
  run(visit: HealthVisit): HealthFinding | Promise<HealthFinding>;
}
