import { expect, test } from 'vitest';
import { createSessions } from './sessions.ts';

const secret = 'cd'.repeat(32);
const user = { userId: '6a4f1f4e-8f3a-4b53-9d9e-0c7f3d0b9a11', version: 3, lifeInSeconds: 3600 };

test('a session is known by its token until it is over, also when it was remembered', async () => {
  let now = Date.UTC(2030, 0, 1);
  const sessions = createSessions({ secret, now: () => now });
  const token = await sessions.start(user);

  const session = {
    id: expect.any(String),
    userId: user.userId,
    version: 3,
    expiresAt: now + 3_600_000,
    lifeInSeconds: 3600,
  };
  expect(await sessions.find(token)).toEqual(session);
  expect(await sessions.find(token)).toEqual(session);

  now += 3_600_000;
  expect(await sessions.find(token)).toBeUndefined();
  expect(await sessions.find(token)).toBeUndefined();
});

test('a restart with the same secret keeps people logged in, another secret does not', async () => {
  const token = await createSessions({ secret }).start(user);

  expect((await createSessions({ secret }).find(token))?.userId).toBe(user.userId);
  expect(await createSessions({ secret: 'ef'.repeat(32) }).find(token)).toBeUndefined();
});

test('more sessions than are remembered still all work', async () => {
  const sessions = createSessions({ secret });
  const tokens = await Promise.all(Array.from({ length: 1200 }, (_, version) => sessions.start({ ...user, version })));

  for (const [version, token] of tokens.entries()) expect((await sessions.find(token))?.version).toBe(version);
  for (const [version, token] of tokens.entries()) expect((await sessions.find(token))?.version).toBe(version);
});

test('garbage is no session', async () => {
  const sessions = createSessions({ secret });
  for (const token of ['', 'x', 'a.b.c', '\u0000', 'larder_abc']) expect(await sessions.find(token)).toBeUndefined();
});
