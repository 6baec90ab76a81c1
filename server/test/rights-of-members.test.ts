import { type Access, contract, type Endpoint } from '@larder/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const endpoints = Object.values(contract).flatMap((feature): Endpoint[] => Object.values(feature));

const data = '(foods|units|groups/labels|organizers/(categories|tags|tools))';

/** What the rights of members are for, written down by hand. */
const rights: [what: string, calls: string, access: Access, atLeast: number][] = [
  ['merging group data', `PUT /${data}/merge`, 'organizer', 5],
  ['undoing a merge', 'POST /groups/merges/{itemId}/undo', 'organizer', 1],
  ['deleting group data', `DELETE /${data}/{itemId}`, 'organizer', 6],
  ['deleting some of it', `POST /${data}/bulk-actions/delete`, 'organizer', 6],
  ['taking it from a file', `POST /${data}/import`, 'organizer', 6],
  ['seeding it', 'POST /groups/seeders/\\w+', 'organizer', 3],
  ['emptying the bin', 'DELETE /groups/bin(/{itemId})?', 'organizer', 2],
  ['deleting many recipes, or setting them', 'POST /recipes/bulk-actions/(delete|settings)', 'organizer', 2],
  ['changing the household', 'PUT /groups/(self|preferences|permissions|categories)', 'manager', 4],
  ['removing a member', 'DELETE /groups/members/{userId}', 'manager', 1],
  ['reading the activity log', 'GET /groups/activity', 'manager', 1],
  ['inviting', '(GET|POST|DELETE) /groups/invitations.*', 'inviter', 4],
  ['creating group data', `POST /${data}`, 'member', 6],
  ['writing recipes', '(POST|PUT|PATCH) /recipes(/{slug})?', 'member', 3],
];

describe('what members need a right for', () => {
  test.each(rights)('%s', (_, calls, access, atLeast) => {
    const wanted = new RegExp(`^${calls}$`);
    const found = endpoints.filter(({ method, path }) => wanted.test(`${method} ${path}`));
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(found.filter((one) => one.access !== access)).toEqual([]);
  });
});

forEachDialect('a member without any right', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = await createMember(app, (await createGroup(app)).id, 'member');
  });
  afterAll(() => app.close());

  test('creates foods, units, categories, tags and tools by writing a recipe, and deletes none', async () => {
    await cook.call('POST', '/recipes', { body: { name: 'Soup' } });
    const body = {
      recipeIngredient: [{ quantity: 2, food: { name: 'Leek' }, unit: { name: 'stick' } }],
      recipeCategory: [{ name: 'Dinner' }],
      tags: [{ name: 'Quick' }],
      tools: [{ name: 'Pot' }],
    };
    expect((await cook.call('PATCH', '/recipes/soup', { body })).status).toBe(200);
    const paths = ['/foods', '/units', '/organizers/categories', '/organizers/tags', '/organizers/tools'];
    for (const path of paths) {
      const [made] = (await cook.call('GET', path)).body.items;
      expect(made, path).toBeDefined();
      expect((await cook.call('DELETE', `${path}/${made.id}`)).status).toBe(403);
    }
  });
});
