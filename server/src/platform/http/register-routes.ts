import { hash } from 'node:crypto';
import {
  type Endpoint,
  formatRevisions,
  idempotencyHeader,
  type Revisions,
  revisionsHeader,
  topics,
} from '@larder/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { edgeOf } from '../../compatibility/index.ts';
import { workAt } from '../clock/asked-now.ts';
import { type Connection, GroupDatabase, revisionsOf, WrittenJson } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import type { Caller, Callers, PublicGroupRow } from './callers.ts';
import type { CachedPlatform, Platform, Restoring } from './context.ts';
import { doOnce } from './do-once.ts';
import type { RedirectAnswer, Route, SentFiles } from './implement.ts';
import { bodyLimitOf } from './limit-bodies.ts';
import { makeContext } from './make-context.ts';
import { readRequest, refuseZeroCharacters } from './read-request.ts';
import type { RememberedReplies } from './remembered-replies.ts';
import { type FileAnswer, sendFile } from './send-file.ts';
import { sendJson, worthCompressingAtOnce } from './send-text.ts';
import { createUploads } from './uploads.ts';
import { chooseLanguage } from './words.ts';

/** Whose data a request is about: it decides what the handler is given, and how long a reply holds. */
interface Scope {
  caller?: Caller;
  group?: PublicGroupRow;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Found before the body is read, so that nobody makes the server read what they may not send. */
    scope: Scope;
  }
}

/** @throws AppError when the caller may not call this endpoint */
const findScope = async (endpoint: Endpoint, request: FastifyRequest, callers: Callers): Promise<Scope> => {
  if (endpoint.access === 'visitor') return {};
  if (endpoint.access === 'guest') return { group: await callers.requirePublicGroup(request) };
  return { caller: await callers.require(request, endpoint) };
};

interface Parts {
  platform: Platform;
  connection: Connection;
  callers: Callers;
  remembered: RememberedReplies;
  /** Changes with each version of the program, so that no client keeps a reply of an older shape. */
  version: string;
  /** Checks each reply against the contract: tests do, a server in use trusts its types. */
  checkReplies: boolean;
  restoring: Restoring;
}

const onlyReads = ({ method, topics }: Endpoint): boolean => method === 'GET' || topics !== undefined;

/** Two requests of the same key and revisions get the same bytes. */
const cacheKey = (endpoint: Endpoint, { caller, group }: Scope, request: FastifyRequest, version: string) => {
  const state = caller ?? group;
  if (!endpoint.cached || !state) return undefined;
  const known = revisionsOf(state);
  const revisions = (endpoint.topics ?? topics).map((topic) => `${topic} ${known[topic]}`).join();
  const key = `${caller?.id ?? group?.id}\n${chooseLanguage(request.headers['accept-language'])}\n${request.url}`;
  const etag = `W/"${hash('sha1', `${version}\n${revisions}\n${key}`, 'base64url')}"`;
  return { key, revisions, etag };
};

const tellRevisions = (reply: FastifyReply, revisions: Revisions): void => {
  reply.header(revisionsHeader, formatRevisions(revisions));
};

/** How large the files of a request are together. */
const sizeOfFiles = (files: Record<string, SentFiles> | undefined): number =>
  Object.values(files ?? {})
    .flat()
    .reduce((sum, file) => sum + ('size' in file ? file.size : file.bytes.length), 0);

/** A reply that holds until something changes must not say what time it is. */
const withoutClock = ({ clock: _, ...platform }: Platform): CachedPlatform => platform;

const isZodReply = (endpoint: Endpoint): endpoint is Endpoint & { reply: { parse(value: unknown): unknown } } =>
  'parse' in endpoint.reply;

/** Registers every route at each of its addresses; nothing else registers any. */
export const registerRoutes = (server: FastifyInstance, routes: Route[], parts: Parts): void => {
  server.decorateRequest('scope');
  for (const { endpoint, handle, guard } of routes) {
    const edge = edgeOf(endpoint);
    const authorise = async (request: FastifyRequest) => {
      refuseZeroCharacters(request);
      if (parts.restoring.isSwapping() && !onlyReads(endpoint)) throw new AppError('server.restoring');
      request.scope = await findScope(endpoint, request, parts.callers);
    };
    const given = endpoint.cached ? { ...parts, platform: withoutClock(parts.platform) } : parts;
    const where = { clock: parts.platform.clock, timeZone: parts.platform.settings.TZ };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller, group } = request.scope;
      const state = caller ?? group;
      if (state) tellRevisions(reply, revisionsOf(state));
      const known = cacheKey(endpoint, request.scope, request, parts.version);
      if (known) {
        reply
          .header('etag', known.etag)
          .header('cache-control', 'private, no-cache')
          .header('vary', 'accept-encoding, accept-language, authorization, cookie');
        if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
        const cached = parts.remembered.find(known.key, known.revisions);
        if (cached) return sendJson(request, reply, cached);
      }

      const uploads = createUploads(parts.platform);
      const { result, hasAskedNow } = await workAt(where, async () => {
        const input = await readRequest(endpoint, request, uploads);
        if (endpoint.storesFiles && caller) await parts.platform.room.require(caller.groupId, sizeOfFiles(input.files));
        const context = makeContext({ ...given, clock: parts.platform.clock }, endpoint, request, reply);
        const key = request.headers[idempotencyHeader];
        if (!endpoint.doneOnce || !key || !caller || !('db' in context)) return handle(input, context);
        const sent = { endpoint, key: String(key), userId: caller.id, input, at: parts.platform.clock.now() };
        return doOnce(context.db, sent, async (db) => handle(input, { ...context, db }));
      }).finally(uploads.drop);
      // What only reads, by whichever method, tells the revisions at which it began to read.
      if (state && !endpoint.topics) {
        const groupId = caller?.groupId ?? group?.id ?? '';
        tellRevisions(reply, await new GroupDatabase(groupId, parts.connection).revisions());
      }
      if ('redirect' in endpoint.reply) {
        return reply.header('cache-control', 'no-store').redirect((result as RedirectAnswer).address);
      }
      if (!isZodReply(endpoint)) return sendFile(request, reply, result as FileAnswer);
      const isWritten = result instanceof WrittenJson;
      if (parts.checkReplies) endpoint.reply.parse(isWritten ? result.read() : result);

      const body = Buffer.from(isWritten ? result.text : JSON.stringify(edge.toWire(result) ?? null));
      if (hasAskedNow) reply.removeHeader('etag').header('cache-control', 'no-store');
      else if (known) parts.remembered.keep(known.key, known.revisions, body);
      else if (endpoint.publicFor !== undefined) {
        const etag = `W/"${hash('sha1', body, 'base64url')}"`;
        reply.header('etag', etag).header('cache-control', `public, max-age=${endpoint.publicFor}`);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      } else reply.header('cache-control', 'no-store');
      reply.code(edge.status);
      return sendJson(request, reply, { body }, worthCompressingAtOnce);
    };

    for (const path of edge.paths) {
      server.route({
        method: endpoint.method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        bodyLimit: bodyLimitOf(endpoint),
        config: { rateLimit: endpoint.throttled ? {} : false },
        onRequest: authorise,
        // After the limit on how often somebody may try.
        ...(guard && { preHandler: (request) => guard(Object(request.query)) }),
        handler: answer,
      });
    }
  }
};
