import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';
import { Agent, fetch } from 'undici';

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

/** @throws where the file of the certificate cannot be read */
export const openTrustedFetch = async ({ caFile, timeout }: TrustedFetchOptions): Promise<TrustedFetch> => {
  const ca = caFile ? [...rootCertificates, await readFile(caFile, 'utf8')] : undefined;
  const dispatcher = new Agent({
    connect: { timeout, ...(ca && { ca }) },
    headersTimeout: timeout,
    bodyTimeout: timeout,
    keepAliveTimeout: 1000,
  });
  return async (address, request) => {
    // The types of Node's own fetch and of the package's differ in nothing that is used here.
    const init = { ...request, redirect: 'manual', dispatcher } as Parameters<typeof fetch>[1];
    return (await fetch(address, init)) as unknown as Response;
  };
};
