import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createSignedTokens } from './signed-tokens.ts';
import { randomToken } from './tokens.ts';

export interface Session {
  /** The same in each token that a log-in led to: what ends one ends them all. */
  id: string;
  userId: string;
  /** The version of the user's tokens at log in; a session of another version is over. */
  version: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** How long it was meant to last when it began: a renewed one lasts as long. */
  lifeInSeconds: number;
}

export interface Sessions {
  /** @param user with the id of a session that goes on under another token, or none for a log-in */
  start(user: { id?: string; userId: string; version: number; lifeInSeconds: number }): Promise<string>;
  /** The session of a token, or nothing when it is forged or expired. */
  find(token: string): Promise<Session | undefined>;
}

const claims = z.object({ sid: z.string(), sub: z.string(), v: z.int().nonnegative(), iat: z.int() });

/** A household has tens of sessions; a thousand is a megabyte. */
const mostRemembered = 1000;

/** Tokens of logged-in people. Verified ones are remembered until they expire: a signature says the same each time. */
export function createSessions(options: { secret: string; now?: () => number }): Sessions {
  const { secret, now = Date.now } = options;
  const tokens = createSignedTokens({ secret, purpose: 'session', claims, now });
  const verified = new LRUCache<string, Session>({ max: mostRemembered });

  const verify = async (token: string): Promise<Session | undefined> => {
    const read = await tokens.read(token);
    if (!read) return undefined;
    const { sid, sub, v, iat } = read.claims;
    const lifeInSeconds = read.expiresAt / 1000 - iat;
    return { id: sid, userId: sub, version: v, expiresAt: read.expiresAt, lifeInSeconds };
  };

  return {
    start: ({ id = randomToken(12), userId, version, lifeInSeconds }) =>
      tokens.sign({ sid: id, sub: userId, v: version, iat: Math.floor(now() / 1000) }, lifeInSeconds),

    async find(token) {
      const session = verified.get(token) ?? (await verify(token));
      if (!session) return undefined;
      if (session.expiresAt <= now()) {
        verified.delete(token);
        return undefined;
      }
      verified.set(token, session);
      return session;
    },
  };
}
