import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from './caller.ts';
import { callerOf } from './caller.ts';
import { password } from './factories/household.ts';
import { createRecipe } from './factories/recipe.ts';
import { forEachDialect, shareOf } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, thingsIn, type Walked } from './walk/endpoints.ts';
import { jsonSchemaOf, leastRequest, type Request, type Sample } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';
import {
  placesIn,
  schemaAt,
  withValue,
  wrongBodies,
  wrongParts,
  wrongTexts,
  wrongValues,
} from './walk/wrong-values.ts';

interface Attempt {
  /** What is wrong with it. */
  what: string;
  /** Where the thing of the address is another one. */
  parts?: string[];
  request: Request & { raw?: { type: string; payload: Buffer | string } };
}

const secret = 'open sesame, my secret';

/** Each address once; what takes things away comes last. */
const endpoints = everyEndpoint
  .filter(({ endpoint, path }) => endpoint.path === path)
  .toSorted((a, b) => Number(a.endpoint.method === 'DELETE') - Number(b.endpoint.method === 'DELETE'));

const seen = new Set<unknown>();
const isNew = (shape: unknown) => !seen.has(shape) && Boolean(seen.add(shape));

/** Each shape of a body once, and what stands inside one once: an ingredient of a recipe is the same in whichever body it comes. */
const wrongBodiesOf = ({ name, endpoint }: Walked): Attempt[] => {
  if (!endpoint.body || !isNew(endpoint.body)) return [];
  const least = leastRequest(name, endpoint);
  const schema = jsonSchemaOf(endpoint.body);
  const places = placesIn(schema).filter(
    (place) => place.length < 3 || isNew(`${place.slice(-2).join('.')} ${JSON.stringify(schemaAt(schema, place))}`),
  );
  return places.flatMap((place) =>
    Object.entries(wrongValues).map(([what, value]) => ({
      what: `${what} as ${place.join('.')}`,
      request: { ...least, body: { ...Object(least.body), ...Object(withValue(schema, place, value)) } },
    })),
  );
};

const wrongFields = ({ name, endpoint }: Walked, part: 'query' | 'form'): Attempt[] => {
  const schema = endpoint[part];
  if (!schema) return [];
  const least = leastRequest(name, endpoint);
  const texts: Record<string, Sample> = { ...wrongTexts, 'a text that is too long': 'x'.repeat(12_000) };
  return Object.keys(jsonSchemaOf(schema).properties ?? {}).flatMap((key) =>
    Object.entries(texts).map(([what, value]) => ({
      what: `${what} as ${key} of the ${part}`,
      request: { ...least, [part]: { ...Object(least[part]), [key]: value } },
    })),
  );
};

const wrongAddresses = ({ name, endpoint, path }: Walked): Attempt[] =>
  thingsIn(path).length === 0
    ? []
    : wrongParts.map((part) => ({
        what: `${part.slice(0, 40)} in the address`,
        parts: thingsIn(path).map(() => part),
        request: leastRequest(name, endpoint),
      }));

const wrongFiles = ({ name, endpoint }: Walked): Attempt[] =>
  (endpoint.files ?? []).flatMap((file) =>
    [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'PK\u0003\u0004 no zip',
      '\u0089PNG\r\n\u001a\n no picture',
    ].map((content) => ({
      what: `"${content.slice(0, 8)}" as the file ${file}`,
      request: { ...leastRequest(name, endpoint), files: { [file]: Buffer.from(content, 'latin1') } },
    })),
  );

const wholeBodies = ({ endpoint }: Walked): Attempt[] =>
  endpoint.method === 'GET' ? [] : Object.entries(wrongBodies).map(([what, raw]) => ({ what, request: { raw } }));

const hasWords = ({ body }: Reply): boolean => {
  const detail = body?.detail;
  if (typeof detail === 'string') return detail !== '' && typeof body.code === 'string';
  if (Array.isArray(detail)) return detail.length > 0 && detail.every(({ msg, loc }) => msg && Array.isArray(loc));
  return typeof detail?.message === 'string' && detail.message !== '' && typeof detail.code === 'string';
};

/** What is wrong with a reply, if anything is. */
const fault = (reply: Reply): string | undefined => {
  if (reply.status >= 500) return `${reply.status} ${JSON.stringify(reply.body)}`;
  return reply.status >= 400 && !hasWords(reply)
    ? `no words: ${reply.status} ${JSON.stringify(reply.body)}`
    : undefined;
};

forEachDialect('wrong values get a clear refusal or do no harm', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  beforeAll(async () => {
    app = await createTestApp(database, { ALLOW_SIGNUP: 'true' });
    home = await createSettledGroup(app, 'Home', false);
    seen.clear();
  });
  afterAll(() => app.close());

  const attempt = async ({ endpoint, path }: Walked, { parts, request }: Attempt) => {
    const names = namesOf(home, home.of.admin);
    const values = parts ?? thingsIn(path).map((thing) => names[thing]?.[0] ?? '');
    const address = path.replace(/\{\w+\}/g, () => values.shift() ?? '');
    return send(app, endpoint, address, { ...request, token: home.of.admin.token });
  };

  test.each(endpoints)(
    '$endpoint.method $path ($name)',
    async (walked) => {
      const attempts = [
        ...wrongBodiesOf(walked),
        ...wrongFields(walked, 'query'),
        ...wrongFields(walked, 'form'),
        ...wrongFiles(walked),
        ...wholeBodies(walked),
        ...wrongAddresses(walked),
      ];
      const faults = [];
      for (const one of shareOf(database, attempts)) {
        const found = fault(await attempt(walked, one));
        if (found) faults.push(`${one.what}: ${found}`);
      }
      expect(faults, faults.join('\n')).toEqual([]);
    },
    180_000,
  );

  test('afterwards everything is as it was', async () => {
    expect({}).not.toHaveProperty('admin');
    const recipe = await createRecipe(home.of.member);
    // The walk has logged the administrator out.
    const token = await app.platform.sessions.start({ userId: home.of.admin.id, version: 0, lifeInSeconds: 3600 });
    expect((await callerOf(app, token)('GET', `/users/self/ratings/${recipe.id}`)).status).toBe(200);
    const { body } = await home.of.member.call('GET', '/users/self');
    expect(body).toMatchObject({ id: home.of.member.id, admin: false, canManage: false });
  });

  test('no secret of any of it was logged', async () => {
    const token = home.of.admin.token;
    const headers = { 'x-api-key': secret, cookie: `larder.access_token=${token}` };
    await home.of.admin.call('POST', '/auth/token', { form: { username: home.of.admin.username, password: secret } });
    await home.of.admin.call('PUT', '/users/password', { body: { currentPassword: secret, newPassword: secret } });
    await home.of.admin.call('POST', '/setup', { body: { code: secret, password: secret }, headers });
    await home.of.admin.call('POST', '/users/register', { body: { password: secret, passwordConfirm: secret } });
    const logged = app.logged();
    expect(logged).toContain('"path":"/api/setup"');
    for (const text of [secret, password, token, home.token.token]) expect(logged.includes(text)).toBe(false);
    expect(logged).not.toContain('unexpected error');
  });
});
