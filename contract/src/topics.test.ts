import { expect, test } from 'vitest';
import { contract, type Endpoint } from './index.ts';
import { formatRevisions, parseRevisions } from './topics.ts';

const revisions = { instance: 3, recipes: 12, groupData: 14, plans: 2, shopping: 9, household: 5 };

test('the header says the revision of each topic', () => {
  expect(formatRevisions(revisions)).toBe('instance=3,recipes=12,groupData=14,plans=2,shopping=9,household=5');
  expect(parseRevisions(formatRevisions(revisions))).toEqual(revisions);
});

test.each([
  ['recipes=7', { recipes: 7 }],
  [' recipes=7 , weather=1,plans=x,shopping=', { recipes: 7 }],
  ['', {}],
])('the header "%s" is read as far as it can be', (text, read) => {
  expect(parseRevisions(text)).toEqual(read);
});

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

test('every GET says which topics its reply depends on', () => {
  const silent = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.topics);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('what is cached depends on a topic, and on who asks', () => {
  const cached = endpoints.filter(({ endpoint }) => endpoint.cached);
  expect(cached.length).toBeGreaterThan(20);
  for (const { name, endpoint } of cached) {
    expect([name, endpoint.topics?.length]).not.toEqual([name, 0]);
    expect(['member', 'guest', 'organizer', 'inviter', 'manager']).toContain(endpoint.access);
  }
});
