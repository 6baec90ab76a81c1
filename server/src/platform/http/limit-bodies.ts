import type { Endpoint } from '@larder/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** 4 MiB: more JSON than any recipe has. */
const usualBodyLimit = 4 * 1024 * 1024;
/** More than any form that is open to everybody; also for addresses that lead nowhere. */
export const visitorBodyLimit = 64 * 1024;

/** Bytes that the body of a call may have. */
export const bodyLimitOf = ({ bodyLimit, access }: Endpoint): number =>
  bodyLimit ?? (access === 'visitor' || access === 'guest' ? visitorBodyLimit : usualBodyLimit);

/** Milliseconds that a client has for what it sends. */
export interface TimeLimits {
  /** From the start of a connection, or of the next request on it, to the end of the headers. */
  headers: number;
  /** For a body, beside the time that its size needs on a slow line. */
  body: number;
  /** For what is left of a body once the reply is sent. */
  rest: number;
  /** How often connections are looked at for the first of these. */
  check: number;
}

export const usualTimeLimits: TimeLimits = { headers: 15_000, body: 30_000, rest: 5_000, check: 5_000 };

/** 32 KiB a second: a phone with hardly any reception. */
const slowestBytesPerMillisecond = 32;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Ends a connection whose body comes too slowly, or still comes after the reply said that nobody wants it. */
export const limitBodyTimes = (server: FastifyInstance, limits: TimeLimits): void => {
  const unfinished = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  const endIn = (request: FastifyRequest, milliseconds: number) => {
    clearTimeout(unfinished.get(request));
    unfinished.set(request, setTimeout(() => request.raw.destroy(), milliseconds).unref());
  };
  const isOver = (request: FastifyRequest) => {
    clearTimeout(unfinished.get(request));
    unfinished.delete(request);
  };

  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      const bytes = Math.min(announced, request.routeOptions.bodyLimit ?? visitorBodyLimit);
      endIn(request, limits.body + bytes / slowestBytesPerMillisecond);
      request.raw.once('end', () => isOver(request)).once('close', () => isOver(request));
    }
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    if (unfinished.has(request)) endIn(request, limits.rest);
    done();
  });
};
