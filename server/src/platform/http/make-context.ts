import type { Endpoint } from '@larder/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idTokenIn } from '../../compatibility/index.ts';
import type { Clock } from '../clock/clock.ts';
import { type Connection, GroupDatabase, revisionsOf } from '../database/index.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import type { RequestOrigin } from '../health/index.ts';
import { type Caller, type Callers, sessionCookieName, sessionsIn } from './callers.ts';
import type { CachedPlatform, CallerSession, Member } from './context.ts';
import { forwardedUser } from './forwarded-user.ts';
import { chooseLanguage, wordsIn } from './words.ts';

interface Parts {
  platform: CachedPlatform;
  connection: Connection;
  callers: Callers;
  /** Tells when a change is made, also where the handler must not look at it. */
  clock: Clock;
}

/** What the handler of an endpoint is given: no more than its access reaches. */
export const makeContext = (
  { platform, connection, callers, clock }: Parts,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { caller, group } = request.scope;
  const language = chooseLanguage(request.headers['accept-language']);
  const groupId = caller?.groupId ?? group?.id;
  return {
    platform,
    language,
    words: wordsIn(language),
    address: request.ip,
    log: platform.log,
    session: callerSession({ platform, callers }, request, reply),
    ...(caller && { member: memberOf(caller) }),
    ...(group && { group: { id: group.id, name: group.name, slug: group.slug } }),
    ...(endpoint.access === 'admin'
      ? { instance: new InstanceDatabase(connection), origin: originOf(request) }
      : groupId && {
          db: new GroupDatabase(groupId, connection, caller ?? group)
            .actingAs({ userId: caller?.id ?? null, now: () => clock.now() })
            .readingAs({ userId: caller?.id ?? null }),
        }),
  };
};

const originOf = ({ protocol, host, headers, ips = [], socket }: FastifyRequest): RequestOrigin => ({
  protocol,
  host,
  peer: socket.remoteAddress ?? '',
  isForwarded: 'x-forwarded-for' in headers || 'x-forwarded-proto' in headers,
  isBelieved: ips.length > 1,
});

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

const deviceCookieName = 'larder.device';

const callerSession = (
  { platform: { sessions, settings }, callers }: Pick<Parts, 'platform' | 'callers'>,
  request: FastifyRequest,
  reply: FastifyReply,
): CallerSession => {
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' } as const;
  return {
    current: request.scope.caller?.session ?? null,
    sent: () => sessionsIn(request, sessions),
    revisions: async () => {
      const caller = await callers.find(request);
      return caller && revisionsOf(caller);
    },
    keep: (token, lifeInSeconds) =>
      reply.setCookie(sessionCookieName, token, { ...cookie, maxAge: Math.floor(lifeInSeconds) }),
    deviceToken: request.cookies[deviceCookieName],
    keepDevice: (token, lifeInSeconds) =>
      reply.setCookie(deviceCookieName, token, { ...cookie, path: '/api/auth', maxAge: lifeInSeconds }),
    idToken: idTokenIn(request.cookies),
    forwardedUser: forwardedUser(request, settings),
    forget: () => reply.clearCookie(sessionCookieName, cookie),
  };
};
