import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

export interface SignedTokens<Claims> {
  sign(claims: Claims, lifeInSeconds: number): string;
  /** The claims and the moment of expiry in milliseconds, or nothing for a token that is forged, foreign or expired. */
  read(token: string): { claims: Claims; expiresAt: number } | undefined;
}

const issuer = 'larder';

/** Comparing the header as text leaves a token no say in how it is checked. */
const header = encode({ alg: 'HS256', typ: 'JWT' });

/** Longer ones are not ours: no claim of ours is that long. */
const longestToken = 4096;

/**
 * HS256 JSON web tokens for one purpose: each purpose has a key of its own, so that a download link cannot be used to
 * log in. By hand instead of by a library because it runs on every request: synchronous, and ten times as fast.
 */
export function createSignedTokens<Shape extends z.ZodType<object>>(options: {
  secret: string;
  purpose: string;
  claims: Shape;
  now?: () => number;
}): SignedTokens<z.infer<Shape>> {
  const { claims: shape, now = Date.now } = options;
  const key = createHmac('sha256', options.secret).update(options.purpose).digest();
  const signature = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    sign(claims, lifeInSeconds) {
      const exp = Math.floor(now() / 1000) + Math.floor(lifeInSeconds);
      const text = `${header}.${encode({ ...claims, iss: issuer, exp })}`;
      return `${text}.${signature(text).toString('base64url')}`;
    },

    read(token) {
      if (token.length > longestToken) return undefined;
      const [tokenHeader, payload, sent, ...more] = token.split('.');
      if (tokenHeader !== header || !payload || !sent || more.length > 0) return undefined;

      const right = signature(`${header}.${payload}`);
      const given = Buffer.from(sent, 'base64url');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;

      const content = decode(payload);
      if (!isRecord(content) || content.iss !== issuer || typeof content.exp !== 'number') return undefined;
      const expiresAt = content.exp * 1000;
      if (expiresAt <= now()) return undefined;

      const claims = shape.safeParse(content);
      return claims.success ? { claims: claims.data, expiresAt } : undefined;
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
