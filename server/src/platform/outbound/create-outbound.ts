import { type Dispatcher, errors, request } from 'undici';
import { readAllowList } from './allow-list.ts';
import { decodeText } from './decode-text.ts';
import { createGuardedAgent, findAddressesBySystem, type Guard, guardedConnect, isBlocked } from './guarded-agent.ts';
import type { Fetched, FetchOptions, Outbound, OutboundOptions, PostOptions, Reading, Sending } from './outbound.ts';
import { OutboundError } from './outbound-error.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

/** Many sites answer only what they take for a browser. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const pageTypes = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const imageTypes = 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8,*/*;q=0.5';

const redirects = new Set([301, 302, 303, 307, 308]);
const longestUrl = 4096;

/** Throws an `Error` that names the entry when `allow` holds something unreadable. */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { timeout = 15_000, maxRedirects = 5, maxPageBytes = 10_000_000, maxImageBytes = 30_000_000 } = options;
  const { allow = [], findAddresses = findAddressesBySystem } = options;
  const guard: Guard = { allows: readAllowList(allow), findAddresses, timeout };
  const dispatcher = createGuardedAgent(guard);

  const fetchBytes = (start: string, accept: string, maxBytes: number, wishes: FetchOptions): Promise<Fetched> => {
    const headers = requestHeaders(accept, wishes);
    return follow(start, { headersFor: () => headers, maxBytes, signal: wishes.signal });
  };

  const read = (start: string, { headers = {}, maxBytes = maxPageBytes, signal }: Reading = {}): Promise<Fetched> => {
    const usual = { accept: 'application/json, */*;q=0.5', 'accept-encoding': acceptedEncodings };
    const { origin } = readUrl(start);
    const headersFor = (url: URL) => (url.origin === origin ? { ...usual, ...headers } : usual);
    return follow(start, { headersFor, maxBytes, signal });
  };

  const follow = (
    start: string,
    wanted: { headersFor(url: URL): Record<string, string>; maxBytes: number; signal?: AbortSignal | undefined },
  ): Promise<Fetched> =>
    inTime(wanted.signal, async (signal) => {
      let url = readUrl(start);
      for (let redirected = 0; redirected <= maxRedirects; redirected += 1) {
        const answer = await request(url, { dispatcher, headers: wanted.headersFor(url), signal });
        const next = redirectOf(answer);
        if (next === undefined) return await fetched(url, answer, wanted.maxBytes);
        stop(answer);
        url = readUrl(next, url);
      }
      throw new OutboundError('too-many-redirects');
    });

  const postJson = (address: string, body: unknown, { headers, signal }: PostOptions = {}): Promise<string> =>
    send(address, { contentType: 'application/json', headers, body: JSON.stringify(body), signal }).then(({ bytes }) =>
      bytes.toString('utf8'),
    );

  const send = (address: string, { method = 'POST', headers, contentType, body, signal }: Sending): Promise<Fetched> =>
    inTime(signal, async (signal) => {
      const url = readUrl(address);
      const answer = await request(url, {
        dispatcher,
        method,
        headers: { accept: 'application/json', 'content-type': contentType, ...headers },
        body,
        signal,
      });
      return fetched(url, answer, maxPageBytes);
    });

  /** Ends when the caller says so or the time is over; what goes wrong meanwhile becomes an `OutboundError`. */
  const inTime = async <Result>(
    stopped: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const outOfTime = AbortSignal.timeout(timeout);
    try {
      return await work(stopped ? AbortSignal.any([outOfTime, stopped]) : outOfTime);
    } catch (cause) {
      stopped?.throwIfAborted();
      if (cause instanceof OutboundError) throw cause;
      throw new OutboundError(outOfTime.aborted || isTimeout(cause) ? 'timeout' : 'connection', { cause });
    }
  };

  return {
    async fetchPage(url, wishes = {}) {
      const page = await fetchBytes(url, pageTypes, maxPageBytes, wishes);
      return { ...page, text: decodeText(page.bytes, page.contentType) };
    },
    fetchImage: (url, wishes = {}) => fetchBytes(url, imageTypes, maxImageBytes, wishes),
    read,
    postJson,
    send,
    connect: (host, port) => inTime(undefined, (signal) => guardedConnect(guard, { host, port }, signal)),
    isBlocked: (host, port) => isBlocked(guard, { host, port }),
    close: () => dispatcher.destroy(),
  };
}

/** Checked at every redirect again. */
function readUrl(text: string, base?: URL): URL {
  if (text.length > longestUrl || !URL.canParse(text, base?.href)) throw new OutboundError('bad-url');
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new OutboundError('bad-url');
  url.hash = '';
  return url;
}

const requestHeaders = (accept: string, { acceptLanguage, referer }: FetchOptions): Record<string, string> => ({
  accept,
  'accept-encoding': acceptedEncodings,
  'user-agent': userAgent,
  ...(acceptLanguage && { 'accept-language': acceptLanguage }),
  ...(referer && { referer }),
});

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  return redirects.has(statusCode) ? only(headers.location) : undefined;
}

async function fetched(url: URL, answer: Dispatcher.ResponseData, maxBytes: number): Promise<Fetched> {
  const { statusCode: status, headers, body } = answer;
  try {
    if (status < 200 || status > 299) {
      const retryAfter = only(headers['retry-after']);
      throw new OutboundError('status', { status, isRobotCheck: isRobotCheck(headers), retryAfter, url: url.href });
    }
    if (Number(only(headers['content-length'])) > maxBytes) throw new OutboundError('too-large');
    const bytes = await readBody(body, only(headers['content-encoding']) ?? '', maxBytes);
    return { url: url.href, status, contentType: only(headers['content-type']) ?? '', bytes };
  } finally {
    stop(answer);
  }
}

/** Services that stand before sites say so where they let only people pass. */
const isRobotCheck = (headers: Dispatcher.ResponseData['headers']): boolean =>
  only(headers['cf-mitigated']) === 'challenge' || headers['x-amzn-waf-action'] !== undefined;

/** Closes the connection of an answer that nobody reads to its end. */
function stop({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

const only = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError ||
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError;
