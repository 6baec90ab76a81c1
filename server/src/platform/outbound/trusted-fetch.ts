/** What is wanted of a fetch, and no more: no address is followed elsewhere. */
interface TrustedRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

export type TrustedFetch = (address: string, request: TrustedRequest) => Promise<Response>;

export interface TrustedFetchOptions {
  /** File with the certificate of an authority that is believed besides the usual ones; none when empty. */
  caFile: string;
  /** Milliseconds for a connection, the head of an answer, and a pause within it. */
  timeout: number;
}

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
