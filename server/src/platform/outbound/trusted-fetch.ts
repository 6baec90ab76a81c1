import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';

/** What is wanted of a fetch, and no more: no address is followed elsewhere. */
interface TrustedRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

export type TrustedFetch = (address: string, request: TrustedRequest) => Promise<Response>;

interface TrustedFetchOptions {
  /** File with the certificate of an authority that is believed besides the usual ones; none when empty. */
  caFile: string;
  /** Milliseconds for a connection, the head of an answer, and a pause within it. */
  timeout: number;
}

/**
 * Asks addresses that come from the settings of the server, which may lie in its own network: there is no guard but time. Its HTTP client
 * comes with the first address.
 */
export const createTrustedFetch = ({ caFile, timeout }: TrustedFetchOptions) => {
  const open = async () => {
    const [{ Agent, fetch }, ca] = await Promise.all([import('undici'), caFile ? readFile(caFile, 'utf8') : null]);
    const connect = { timeout, ...(ca !== null && { ca: [...rootCertificates, ca] }) };
    const dispatcher = new Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout, keepAliveTimeout: 1000 });
    return { fetch, dispatcher };
  };
  let opened: ReturnType<typeof open> | undefined;

  const trustedFetch: TrustedFetch = async (address, request) => {
    // A file that was not there is looked for again at the next time.
    opened ??= open().catch((error) => {
      opened = undefined;
      throw error;
    });
    const { fetch, dispatcher } = await opened;
    // The types of Node's own fetch and of the package's differ in nothing that is used here.
    const init = { ...request, redirect: 'manual', dispatcher } as Parameters<typeof fetch>[1];
    return (await fetch(address, init)) as unknown as Response;
  };
  return trustedFetch;
};
