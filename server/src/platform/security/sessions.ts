import { z } from 'zod';
import { createSignedTokens } from './signed-tokens.ts';

export interface Session {
  userId: string;
  /** The version of the user's tokens at log in; a session of another version is over. */
  version: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** How long it was meant to last when it began: a renewed one lasts as long. */
  lifeInSeconds: number;
}

export interface Sessions {
  start(user: { userId: string; version: number; lifeInSeconds: number }): string;
  /** The session of a token, or nothing when it is forged or over. */
  find(token: string): Session | undefined;
}

const claims = z.object({ sub: z.string(), v: z.int().nonnegative(), iat: z.int() });

/** A household has tens of sessions; a thousand is a megabyte. */
const mostRemembered = 1000;

/** Tokens of logged-in people. Verified ones are remembered until they expire: a signature says the same each time. */
export function createSessions(options: { secret: string; now?: () => number }): Sessions {
  const { secret, now = Date.now } = options;
  const tokens = createSignedTokens({ secret, purpose: 'session', claims, now });
  const verified = new Map<string, Session>();

  return {
    start: ({ userId, version, lifeInSeconds }) =>
      tokens.sign({ sub: userId, v: version, iat: Math.floor(now() / 1000) }, lifeInSeconds),

    find(token) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt > now()) return known;
        verified.delete(token);
        return undefined;
      }

      const read = tokens.read(token);
      if (!read) return undefined;
      const { sub, v, iat } = read.claims;
      const lifeInSeconds = read.expiresAt / 1000 - iat;
      const session = { userId: sub, version: v, expiresAt: read.expiresAt, lifeInSeconds };
      if (verified.size >= mostRemembered) forgetOldest(verified);
      verified.set(token, session);
      return session;
    },
  };
}

function forgetOldest(sessions: Map<string, Session>): void {
  for (const token of sessions.keys()) {
    sessions.delete(token);
    return;
  }
}
