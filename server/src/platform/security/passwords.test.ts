import { hash } from '@node-rs/argon2';
import bcrypt from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

test('the right password is accepted and another is not', async () => {
  const stored = await hashPassword('carrots and peas');

  expect(await verifyPassword('carrots and peas', stored)).toBe(true);
  expect(await verifyPassword('carrots and pears', stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('carrots')).not.toBe(await hashPassword('carrots'));
});

test('an accent typed as two characters is the same password', async () => {
  const stored = await hashPassword('cr\u00e8me');

  expect(await verifyPassword('cre\u0300me', stored)).toBe(true);
});

test.each(['2a', '2b', '2y'])(
  'a password that another program kept as %s is accepted, and asks to be made anew',
  async (version) => {
    const stored = (await bcrypt.hash('carrots and peas', { cost: 4 })).replace('2b', version);

    expect(await verifyPassword('carrots and peas', stored)).toBe(true);
    expect(await verifyPassword('carrots and pears', stored)).toBe(false);
    expect(needsRehash(stored)).toBe(true);
  },
);

test('a hash that would take hours is not tried', async () => {
  const stored = (await bcrypt.hash('carrots', { cost: 4 })).replace('$04$', '$31$');

  expect(await verifyPassword('carrots', stored)).toBe(false);
});

test('once one from elsewhere was met, a wrong password and a name that nobody has take as long as one of those', async () => {
  const stored = await hashPassword('carrots');
  const elsewhere = await bcrypt.hash('carrots', { cost: 10 });
  const moved = await time(() => verifyPassword('peas', elsewhere));

  for (const other of [stored, null])
    expect(await time(() => verifyPassword('peas', other))).toBeGreaterThan(moved / 5);
  await verifyPassword('peas', await bcrypt.hash('carrots', { cost: 4 }));
});

test.each([null, '', 'LDAP', '$2b$12$somethingFromElsewhere', '$argon2id$broken'])(
  'nobody gets in with %s',
  async (stored) => {
    expect(await verifyPassword('carrots', stored)).toBe(false);
  },
);

test('a name that does not exist costs a real verification', async () => {
  const stored = await hashPassword('carrots');
  await verifyPassword('warm up', null);

  const real = await time(() => verifyPassword('peas', stored));
  const unknown = await time(() => verifyPassword('peas', null));

  // Without a verification it would be a thousandth, however busy the machine is.
  expect(unknown).toBeGreaterThan(real / 20);
});

test('a hash of an older cost asks to be made anew', async () => {
  expect(needsRehash(await hashPassword('carrots'))).toBe(false);
  expect(needsRehash(await hash('carrots', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
  expect(needsRehash('LDAP')).toBe(true);
});

/** The median of five runs, in milliseconds. */
async function time(run: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await run();
    runs.push(performance.now() - start);
  }
  return runs.toSorted((a, b) => a - b)[2] ?? 0;
}
