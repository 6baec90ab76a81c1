import type { TrustedFetch, TrustedFetchOptions } from './open-trusted-fetch.ts';

export type { TrustedFetch };

/**
 * Asks addresses that come from the settings of the server, which may lie in its own network: there is no guard but time. Its HTTP client
 * comes with the first address.
 */
export const createTrustedFetch = (options: TrustedFetchOptions): TrustedFetch => {
  let opened: Promise<TrustedFetch> | undefined;
  const open = async () => (await import('./open-trusted-fetch.ts')).openTrustedFetch(options);
  return async (address, request) => {
    // A file that was not there is looked for again at the next time.
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened)(address, request);
  };
};
