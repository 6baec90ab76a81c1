import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSignedTokens } from './signed-tokens.ts';

const secret = 'ab'.repeat(32);
const claims = z.object({ slug: z.string() });
const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();

test('a token is read back until it expires', async () => {
  let now = Date.UTC(2030, 0, 1);
  const tokens = createSignedTokens({ secret, purpose: 'zip', claims, now: () => now });
  const token = await tokens.sign({ slug: 'apple-pie' }, 60);

  expect(await tokens.read(token)).toEqual({ claims: { slug: 'apple-pie' }, expiresAt: now + 60_000 });
  now += 60_000;
  expect(await tokens.read(token)).toBeUndefined();
});

test('another library reads our tokens, and we read its', async () => {
  const tokens = createSignedTokens({ secret, purpose: 'zip', claims });

  const { payload } = await jwtVerify(await tokens.sign({ slug: 'pie' }, 60), key('zip'), { issuer: 'larder' });
  expect(payload).toMatchObject({ slug: 'pie', iss: 'larder' });

  const foreign = new SignJWT({ slug: 'pie' }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  const token = await foreign.setIssuer('larder').setExpirationTime('1m').sign(key('zip'));
  expect((await tokens.read(token))?.claims).toEqual({ slug: 'pie' });
});

test('a token for one purpose is worth nothing for another', async () => {
  const zip = createSignedTokens({ secret, purpose: 'zip', claims });
  const file = createSignedTokens({ secret, purpose: 'file', claims });

  expect(await file.read(await zip.sign({ slug: 'pie' }, 60))).toBeUndefined();
});

test('forged, cut, foreign and unsigned tokens are refused', async () => {
  const tokens = createSignedTokens({ secret, purpose: 'zip', claims });
  const token = await tokens.sign({ slug: 'pie' }, 60);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const stranger = new SignJWT({ slug: 'pie' }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });

  const bad = [
    '',
    '..',
    'hello',
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${token}.${signature}`,
    `${header}.${encode({ slug: 'cake', iss: 'larder', exp: 9e9 })}.${signature}`,
    `${encode({ alg: 'none' })}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -4)}`,
    await stranger.setIssuer('somebody').setExpirationTime('1m').sign(key('zip')),
    await new SignJWT({ slug: 'pie' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('larder')
      .sign(key('zip')),
    'x'.repeat(10_000),
  ];

  for (const one of bad) expect(await tokens.read(one), one).toBeUndefined();
});
