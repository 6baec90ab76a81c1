import type { Access, Endpoint } from '@larder/contract';
import type { FastifyRequest } from 'fastify';
import type { RevisionRow } from '../database/index.ts';
import { AppError, found } from '../errors/index.ts';
import { hashToken, isApiToken, type Session, type Sessions } from '../security/index.ts';

export interface CallerRow extends RevisionRow {
  id: string;
  groupId: string;
  groupSlug: string;
  tokenVersion: number;
  admin: number;
  advanced: number;
  canInvite: number;
  canManage: number;
  canOrganize: number;
}

export interface PublicGroupRow extends RevisionRow {
  id: string;
  name: string;
  slug: string;
}

/** How accounts and groups are looked up, which the app hands in. */
export interface CallersRepository {
  /** Nobody once the session has ended, or its user's tokens are of another version. */
  findBySession(session: Pick<Session, 'id' | 'userId' | 'version'>): Promise<CallerRow | undefined>;
  findByApiToken(tokenHash: string): Promise<CallerRow | undefined>;
  findPublicGroup(slugOrId: string): Promise<PublicGroupRow | undefined>;
}

/** Notes that a session is used, and by which program. */
export type NoteSeen = (session: Session, caller: { groupId: string }, program: string) => Promise<void>;

export const sessionCookieName = 'larder.access_token';

const bearerToken = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  return header && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : undefined;
};

/** Every session that a request brings with it, in its header and its cookie. */
export const sessionsIn = async (request: FastifyRequest, sessions: Sessions): Promise<Session[]> => {
  const tokens = [bearerToken(request), request.cookies[sessionCookieName]];
  const found = await Promise.all(tokens.map((token) => token && sessions.find(token)));
  return found.flatMap((session) => session || []);
};

/** A cookie alone is believed only where nothing is changed: other sites can make a browser send it. */
const cookieToken = (request: FastifyRequest): string | undefined =>
  request.method === 'GET' || request.method === 'HEAD' ? request.cookies[sessionCookieName] : undefined;

const mayCall: Record<Access, (caller: CallerRow) => boolean> = {
  visitor: () => true,
  guest: () => true,
  member: () => true,
  organizer: (caller) => caller.admin === 1 || caller.canOrganize === 1,
  inviter: (caller) => caller.admin === 1 || caller.canInvite === 1,
  manager: (caller) => caller.admin === 1 || caller.canManage === 1,
  admin: (caller) => caller.admin === 1,
};

/** Who calls, and the session with which it came; null for an API token. */
export interface Caller extends CallerRow {
  session: Session | null;
}

/** Finds who sends a request, by the token in its header or cookie. */
export const createCallers = (repository: CallersRepository, sessions: Sessions, noteSeen?: NoteSeen) => {
  const find = async (request: FastifyRequest): Promise<Caller | undefined> => {
    const token = bearerToken(request) ?? cookieToken(request);
    if (!token) return undefined;
    if (isApiToken(token)) {
      const owner = await repository.findByApiToken(hashToken(token));
      return owner && { ...owner, session: null };
    }
    const session = await sessions.find(token);
    if (!session) return undefined;
    const caller = await repository.findBySession(session);
    if (!caller) return undefined;
    await noteSeen?.(session, caller, request.headers['user-agent'] ?? '');
    return { ...caller, session };
  };

  return {
    /** The caller of a page that anybody may see, if there is one. */
    find,

    /** @throws AppError when the caller is nobody, or may not call this */
    async require(request: FastifyRequest, endpoint: Endpoint): Promise<Caller> {
      const caller = found(await find(request), 'access.not-logged-in');
      if (!mayCall[endpoint.access](caller)) throw new AppError('access.forbidden');
      return caller;
    },

    /** The public group that the address names. A private one is not found. */
    async requirePublicGroup(request: FastifyRequest): Promise<PublicGroupRow> {
      const { groupSlug } = request.params as { groupSlug?: string };
      return found(groupSlug ? await repository.findPublicGroup(groupSlug) : undefined, 'group.not-found');
    },
  };
};

export type Callers = ReturnType<typeof createCallers>;
