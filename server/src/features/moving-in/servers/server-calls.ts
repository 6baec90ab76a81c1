import type { MoveServerKind } from '@larder/contract';
import { AppError, isAboutCertificate } from '../../../platform/errors/index.ts';
import { type Outbound, OutboundError } from '../../../platform/outbound/index.ts';

/** Calls of one server through the guarded way out. All of them throw `AppError` in words about that server. */
export interface ServerCalls {
  /** Without a slash at its end. */
  address: string;
  /** The value of a JSON reply. */
  json(path: string, call?: Call): Promise<unknown>;
  /** A picture or another file, below the address or by a whole address of the same server. */
  file(path: string, call?: Call): Promise<Buffer>;
  /** Sends JSON by POST, such as a log-in, and answers the value of the reply. */
  post(path: string, body: unknown, call?: Call): Promise<unknown>;
  /** Calls of another address, which are told what is given here and nothing else. */
  at(address: string, headers?: Record<string, string>): ServerCalls;
}

interface Call {
  headers?: Record<string, string>;
}

const largestReply = 50_000_000;
const largestFile = 100_000_000;

/** The address of a server as it is asked for; typed with or without `https://`. @throws AppError */
export const tidyAddress = (typed: string): string => {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) throw new AppError('move-server.bad-address');
  const url = new URL(whole);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new AppError('move-server.bad-address');
  return [url.origin, ...url.pathname.split('/').filter((part) => part !== '')].join('/');
};

/**
 * Where a server sends those who ask it over plain http: what is told of a log-in is not sent on from there to https. Another host is another
 * server, to which nobody has said anything.
 */
export const followToHttps = async (outbound: Outbound, address: string): Promise<string> => {
  const typed = new URL(address);
  if (typed.protocol !== 'http:') return address;
  const last = await outbound.read(address).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    return { url: error.url };
  });
  const there = last.url === undefined ? typed : new URL(last.url);
  return there.hostname === typed.hostname ? address.replace(typed.origin, there.origin) : address;
};

/** @param headers of each call, such as the token; a call's own come beside them */
export const createServerCalls = (
  outbound: Outbound,
  { address, headers: usual = {}, signal }: { address: string; headers?: Record<string, string>; signal?: AbortSignal },
): ServerCalls => {
  const { hostname } = new URL(address);
  const told = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof OutboundError ? serverRefusal(error, hostname) : error;
    }
  };
  const read = (path: string, maxBytes: number, { headers }: Call = {}) =>
    told(
      outbound.read(path.startsWith('/') ? `${address}${path}` : path, {
        headers: { ...usual, ...headers },
        maxBytes,
        signal,
      }),
    );
  return {
    address,
    json: async (path, call) => parse(await read(path, largestReply, call), hostname),
    file: async (path, call) => (await read(path, largestFile, call)).bytes,
    post: async (path, body, { headers } = {}) =>
      parse(
        await told(
          outbound.send(`${address}${path}`, {
            ...{ contentType: 'application/json', body: JSON.stringify(body), signal },
            headers: { ...usual, ...headers },
          }),
        ),
        hostname,
      ),
    at: (address, headers) => createServerCalls(outbound, { address, headers, signal }),
  };
};

/** Some answer any address with their page, and some proxies with theirs. */
const parse = ({ bytes }: { bytes: Buffer }, host: string): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new AppError('move-server.failed', { host, status: 200 }, { cause });
  }
};

const loginRefused = new Set([401, 403]);

/** Why a call came to nothing; the status stands in its cause. */
const serverRefusal = (cause: OutboundError, host: string): AppError => {
  switch (cause.problem) {
    case 'bad-url':
      return new AppError('move-server.bad-address', {}, { cause });
    case 'blocked-address':
      return new AppError('move-server.blocked-address', { host }, { cause });
    case 'timeout':
      return new AppError('move-server.too-slow', { host }, { cause });
    case 'too-large':
      return new AppError('move-server.too-large', { host }, { cause });
    case 'connection':
      if (isAboutCertificate(cause)) return new AppError('move-server.certificate', { host }, { cause });
      return new AppError('move-server.unreachable', { host }, { cause });
    case 'too-many-redirects':
      return new AppError('move-server.unreachable', { host }, { cause });
    case 'status': {
      const status = cause.status ?? 0;
      if (loginRefused.has(status)) return new AppError('move-server.login-refused', { status }, { cause });
      return new AppError('move-server.failed', { host, status }, { cause });
    }
  }
};

/** What went wrong on the way, of which a refusal tells in words. */
export const outboundCause = (error: unknown): OutboundError | undefined => {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof OutboundError ? cause : undefined;
};

/** The status with which a server refused; undefined where it did not come to that. */
export const refusedStatus = (error: unknown): number | undefined => {
  const cause = outboundCause(error);
  return cause?.problem === 'status' ? cause.status : undefined;
};

const passing = new Set([408, 429, 502, 503, 504]);

/** Whether the same call may succeed in a while. */
export const isPassingRefusal = (error: unknown): boolean => {
  const cause = outboundCause(error);
  if (!cause) return false;
  const { problem, status = 0 } = cause;
  return problem === 'timeout' || (problem === 'connection' && !isAboutCertificate(cause)) || passing.has(status);
};

/** Whether what came is no JSON: a page of theirs, such as the one on which people log in. */
export const isPage = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'move-server.failed' && error.values.status === 200;

/** Of jobs that ask the same server one runs at a time. */
export const serverKey = (kind: MoveServerKind, address: string): string => `server ${kind} ${new URL(address).host}`;
