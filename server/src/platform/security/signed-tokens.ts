import { createHmac } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

export interface SignedTokens<Claims> {
  sign(claims: Claims, lifeInSeconds: number): Promise<string>;
  /** The claims and the moment of expiry in milliseconds, or nothing for a token that is forged, foreign or expired. */
  read(token: string): Promise<{ claims: Claims; expiresAt: number } | undefined>;
}

const issuer = 'larder';
const header = { alg: 'HS256', typ: 'JWT' };

/** Longer ones are not ours: no claim of ours is that long. */
const longestToken = 4096;

/** JSON web tokens for one purpose: each purpose has a key of its own, so that a download link cannot be used to log in. */
export function createSignedTokens<Shape extends z.ZodType<JWTPayload>>(options: {
  secret: string;
  purpose: string;
  claims: Shape;
  now?: () => number;
}): SignedTokens<z.infer<Shape>> {
  const { claims: shape, now = Date.now } = options;
  const key = createHmac('sha256', options.secret).update(options.purpose).digest();

  const verify = (token: string) =>
    jwtVerify(token, key, {
      issuer,
      algorithms: [header.alg],
      requiredClaims: ['exp'],
      currentDate: new Date(now()),
    }).catch(() => undefined);

  return {
    sign: (claims, lifeInSeconds) =>
      new SignJWT(claims)
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setExpirationTime(Math.floor(now() / 1000) + Math.floor(lifeInSeconds))
        .sign(key),

    async read(token) {
      const verified = token.length > longestToken ? undefined : await verify(token);
      const claims = shape.safeParse(verified?.payload);
      return claims.success ? { claims: claims.data, expiresAt: Number(verified?.payload.exp) * 1000 } : undefined;
    },
  };
}
