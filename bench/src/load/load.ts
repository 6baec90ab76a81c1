import autocannon from 'autocannon';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Asks for an address that nobody has asked for before with each request, so that no reply is remembered. */
  anew?: boolean;
}

export interface Measured {
  requestsPerSecond: number;
  /** Milliseconds, the median. */
  latency: number;
}

let asked = 0;

/** Puts a load on a server for some seconds. Throws when it answers anything but 2xx or 304. */
export const measure = async ({ url, headers = {}, connections, seconds, anew = false }: Load): Promise<Measured> => {
  const address = new URL(url);
  const result = await autocannon({
    url: address.origin,
    connections,
    duration: seconds,
    headers,
    requests: [
      {
        method: 'GET',
        path: address.pathname + address.search,
        ...(anew && {
          setupRequest: (request) => ({
            ...request,
            path: `${address.pathname}${address.search}${address.search ? '&' : '?'}fresh=${asked++}`,
          }),
        }),
      },
    ],
  });
  // A reply that says that nothing has changed is an answer.
  const refused = result['4xx'] + result['5xx'];
  if (refused > 0 || result.errors > 0) throw new Error(`${url}: ${refused} refused, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, latency: result.latency.p50 };
};
