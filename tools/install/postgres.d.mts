export interface TestPostgres {
  url: string;
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
  missing?: undefined;
}

/** @param isDurable what was acknowledged is there after a crash of the server */
export const startPostgres: (options?: { isDurable?: boolean }) => Promise<TestPostgres | { missing: string }>;
