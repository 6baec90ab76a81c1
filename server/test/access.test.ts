import type { Access } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn, type Walked } from './walk/endpoints.ts';
import { leastRequest } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

/** Who may call what, written down a second time: the server derives it, this is what it has to come to. */
const mayCall: Record<Access, (Role | 'visitor')[]> = {
  visitor: ['visitor', ...roles],
  guest: ['visitor', ...roles],
  member: [...roles],
  organizer: ['organizer', 'admin'],
  inviter: ['inviter', 'admin'],
  manager: ['manager', 'admin'],
  admin: ['admin'],
};

forEachDialect('every endpoint', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  beforeAll(async () => {
    app = await createTestApp(database);
    home = await createSettledGroup(app, 'Home', false);
  });
  afterAll(() => app.close());

  const call = async ({ name, endpoint, path }: Walked, role: Role | 'visitor') => {
    const self = home.of[role === 'visitor' ? 'member' : role];
    const names = namesOf(home, self);
    const values = thingsIn(path).map((thing) => names[thing]?.[0] ?? `no name for ${thing} in world.ts`);
    const token = role === 'visitor' ? undefined : self.token;
    return send(app, endpoint, filled(path, values), { ...leastRequest(name, endpoint), token });
  };
  const verdict = async (walked: Walked, role: Role | 'visitor') => {
    const { status, body } = await call(walked, role);
    const code: string | undefined = body?.detail?.code ?? body?.code;
    if (code === 'request.not-found') return 'no such address';
    if (status >= 500) return `${status} ${code}`;
    if (code === 'access.not-logged-in') return '401';
    return code === 'access.forbidden' ? '403' : 'passes';
  };

  test.each(everyEndpoint)('$endpoint.method $path ($name)', async (walked) => {
    const allowed = mayCall[walked.endpoint.access];
    const mayPass = (role: Role | 'visitor') => allowed.includes(role);
    // Those who are refused come first, as the others may take away what the address names.
    const everybody = (['visitor', ...roles] as const).toSorted((a, b) => Number(mayPass(a)) - Number(mayPass(b)));
    const refusal = (role: Role | 'visitor') => (role === 'visitor' ? '401' : '403');

    const verdicts: Record<string, string> = {};
    for (const role of everybody) verdicts[role] = await verdict(walked, role);

    expect(verdicts).toEqual(
      Object.fromEntries(everybody.map((role) => [role, mayPass(role) ? 'passes' : refusal(role)])),
    );
  });
});
