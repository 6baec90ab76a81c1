import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Endpoint } from '@larder/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicGroupRow } from '../database/callers.repository.ts';
import { type Connection, GroupDatabase, WrittenJson } from '../database/index.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { type Caller, type Callers, sessionCookieName } from './callers.ts';
import type { CallerSession, Member, Platform } from './context.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Route } from './implement.ts';
import { readRequest, refuseZeroCharacters } from './read-request.ts';
import type { Remembered, RememberedReplies } from './remembered-replies.ts';
import { chooseLanguage, wordsIn } from './words.ts';

interface Parts {
  platform: Platform;
  connection: Connection;
  callers: Callers;
  remembered: RememberedReplies;
  /** Changes with each version of the program, so that no client keeps a reply of an older shape. */
  version: string;
  bodyLimit: number;
  /** Checks each reply against the contract: tests do, a server in use trusts its types. */
  checkReplies: boolean;
}

const compress = promisify(gzip);

const jsonType = 'application/json; charset=utf-8';

/** Whose data a request is about: it decides what the handler is given, and how long a reply holds. */
interface Scope {
  caller?: Caller;
  group?: PublicGroupRow;
}

const findScope = async (endpoint: Endpoint, request: FastifyRequest, callers: Callers): Promise<Scope> => {
  if (endpoint.access === 'visitor') return {};
  if (endpoint.access === 'guest') return { group: await callers.requirePublicGroup(request) };
  return { caller: await callers.require(request, endpoint) };
};

const memberOf = (caller: Caller): Member => ({
  id: caller.id,
  groupId: caller.groupId,
  groupSlug: caller.groupSlug,
  admin: caller.admin === 1,
  advanced: caller.advanced === 1,
  canInvite: caller.canInvite === 1,
  canManage: caller.canManage === 1,
  canOrganize: caller.canOrganize === 1,
});

const callerSession = (scope: Scope, request: FastifyRequest, reply: FastifyReply): CallerSession => {
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' } as const;
  return {
    lifeInSeconds: scope.caller?.sessionLifeInSeconds ?? null,
    keep: (token, lifeInSeconds) =>
      reply.setCookie(sessionCookieName, token, { ...cookie, maxAge: Math.floor(lifeInSeconds) }),
    forget: () => reply.clearCookie(sessionCookieName, cookie),
  };
};

const contextFor = (parts: Parts, endpoint: Endpoint, scope: Scope, request: FastifyRequest, reply: FastifyReply) => {
  const { platform, connection } = parts;
  const language = chooseLanguage(request.headers['accept-language']);
  const groupId = scope.caller?.groupId ?? scope.group?.id;
  return {
    platform,
    language,
    words: wordsIn(language),
    address: request.ip,
    log: platform.log,
    session: callerSession(scope, request, reply),
    ...(scope.caller && { member: memberOf(scope.caller) }),
    ...(scope.group && { group: { id: scope.group.id, name: scope.group.name, slug: scope.group.slug } }),
    ...(endpoint.access === 'admin'
      ? { instance: new InstanceDatabase(connection) }
      : groupId && { db: new GroupDatabase(groupId, connection, scope.caller ?? scope.group) }),
  };
};

/** Two requests of the same key and revision get the same bytes. */
const rememberedKey = (endpoint: Endpoint, { caller, group }: Scope, request: FastifyRequest, version: string) => {
  const revision = caller?.revision ?? group?.revision;
  if (!endpoint.cached || revision === undefined) return undefined;
  const key = `${caller?.id ?? group?.id}\n${chooseLanguage(request.headers['accept-language'])}\n${request.url}`;
  const etag = `W/"${hash('sha1', `${version}\n${revision}\n${key}`, 'base64url')}"`;
  return { key, revision, etag };
};

const disposition = ({ saveAs, disposition }: FileAnswer) =>
  disposition ?? (saveAs ? `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}` : 'inline');

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: FileAnswer) => {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.etag) reply.header('etag', file.etag);
  if (file.etag && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.header('content-type', file.contentType).header('content-disposition', disposition(file));
  // Whatever a file holds, it runs nothing and loads nothing in our name.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (Buffer.isBuffer(file.body)) return reply.send(file.body);
  if (file.size === undefined) return reply.send(file.body());
  return sendPart(request, reply, file.body, file.size);
};

const sendPart = (
  request: FastifyRequest,
  reply: FastifyReply,
  open: (range?: ByteRange) => Readable,
  size: number,
) => {
  reply.header('accept-ranges', 'bytes');
  const condition = request.headers['if-range'];
  const isFresh = condition === undefined || condition === reply.getHeader('etag');
  const range = isFresh ? byteRange(request.headers.range, size) : undefined;
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(open(range));
};

/** Smaller ones fit into a packet or two as they are. */
const worthCompressing = 2048;
/** Larger ones take longer on the way than they take to compress, even when nobody asks for them again. */
const worthCompressingAtOnce = 64 * 1024;

const sendJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  json: Pick<Remembered, 'body' | 'compressed'>,
  worth = worthCompressing,
) => {
  reply.header('content-type', jsonType);
  const accepted = request.headers['accept-encoding'];
  if (json.body.length < worth || !accepted?.includes('gzip')) return reply.send(json.body);
  json.compressed ??= await compress(json.body);
  return reply.header('content-encoding', 'gzip').send(json.compressed);
};

const isZodReply = (endpoint: Endpoint): endpoint is Endpoint & { reply: { parse(value: unknown): unknown } } =>
  'parse' in endpoint.reply;

/** Registers every route at each of its addresses; nothing else registers any. */
export const registerRoutes = (server: FastifyInstance, routes: Route[], parts: Parts): void => {
  for (const { endpoint, handle } of routes) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseZeroCharacters(request);
      const scope = await findScope(endpoint, request, parts.callers);
      const known = rememberedKey(endpoint, scope, request, parts.version);
      if (known) {
        reply
          .header('etag', known.etag)
          .header('cache-control', 'private, no-cache')
          .header('vary', 'accept-encoding, accept-language, authorization, cookie');
        if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
        const kept = parts.remembered.find(known.key, known.revision);
        if (kept) return sendJson(request, reply, kept);
      }

      const input = await readRequest(endpoint, request, parts.bodyLimit);
      const result = await handle(input, contextFor(parts, endpoint, scope, request, reply));
      if (!isZodReply(endpoint)) return sendFile(request, reply, result as FileAnswer);
      const isWritten = result instanceof WrittenJson;
      if (parts.checkReplies) endpoint.reply.parse(isWritten ? result.read() : result);

      const body = Buffer.from(isWritten ? result.text : JSON.stringify(result ?? null));
      if (known) parts.remembered.keep(known.key, known.revision, body);
      else reply.header('cache-control', 'no-store');
      reply.code(endpoint.status ?? 200);
      return sendJson(request, reply, { body }, worthCompressingAtOnce);
    };

    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      server.route({
        method: endpoint.method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        bodyLimit: endpoint.bodyLimit ?? parts.bodyLimit,
        config: { rateLimit: endpoint.throttled ? {} : false },
        handler: answer,
      });
    }
  }
};
