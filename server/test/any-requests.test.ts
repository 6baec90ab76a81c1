import type { Endpoint } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, thingsIn, type Walked } from './walk/endpoints.ts';
import { jsonSchemaOf, type Sample } from './walk/samples.ts';
import { anyAddressPart, anyFile, anyOf, type SeededRandom, seeded } from './walk/seeded-random.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

const requestsEach = 8;

/** These fill a group with hundreds of things, or decide who may come in and stay. */
const passedOver = /^(auth\.log(In|Out)$|setup\.|seeders\.)/;

/** What takes things away comes last. */
const endpoints = everyEndpoint
  .filter(({ name }) => !passedOver.test(name))
  .toSorted((a, b) => Number(a.endpoint.method === 'DELETE') - Number(b.endpoint.method === 'DELETE'));

const anyPart = (random: SeededRandom, schema: Endpoint['query'], known: string[]): Sample | undefined =>
  schema && anyOf(random, jsonSchemaOf(schema), known);

forEachDialect('whatever is asked, by whomever', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  let callers: (TestMember | undefined)[];
  beforeAll(async () => {
    app = await createTestApp(database, { ALLOW_SIGNUP: 'true' });
    home = await createSettledGroup(app, 'Home', false);
    callers = [home.of.admin, home.of.member, undefined];
  });
  afterAll(() => app.close());

  const ask = async (random: SeededRandom, { endpoint, path }: Walked) => {
    const caller = random.oneOf(callers);
    const names = namesOf(home, caller ?? home.of.member);
    const known = Object.values(names).flat();
    const values = thingsIn(path).map((thing) =>
      random.happens(0.7) ? encodeURIComponent(random.oneOf(names[thing] ?? known)) : anyAddressPart(random),
    );
    const request = {
      query: anyPart(random, endpoint.query, known),
      body: anyPart(random, endpoint.body, known),
      form: anyPart(random, endpoint.form, known),
      files: endpoint.files && Object.fromEntries(endpoint.files.map((file) => [file, anyFile(random)])),
    };
    const address = path.replace(/\{\w+\}/g, () => values.shift() ?? '');
    const reply = await send(app, endpoint, address, { ...request, token: caller?.token });
    return { reply, caller, told: `${endpoint.method} ${address} ${JSON.stringify(request)}`.slice(0, 3000) };
  };

  test.each(endpoints)(
    'is answered, or refused in words: $endpoint.method $path ($name)',
    async (walked) => {
      const random = seeded(`${walked.name} ${walked.path}`);
      for (let round = 0; round < requestsEach; round += 1) {
        const { reply, caller, told } = await ask(random, walked);
        expect(reply.status, `${told} => ${JSON.stringify(reply.body)}`).toBeLessThan(500);
        if (reply.status >= 400) expect(reply.body?.detail, told).toBeTruthy();
        if (!caller && !['visitor', 'guest'].includes(walked.endpoint.access)) {
          expect([401, 404], told).toContain(reply.status);
        }
      }
    },
    60_000,
  );

  test('and nothing of it was unexpected', () => {
    const lines = app.logged().split('\n');
    expect(lines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });
});
