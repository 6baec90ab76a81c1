import { contract, type Endpoint } from '@larder/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { acceptOlderKeys, edgeOf, jsonSchemaOf, replyConverter, replySchema } from './index.ts';

describe('keys in snake case', () => {
  const schema = z.object({
    orgURL: z.string().nullish(),
    recipeIngredient: z.array(z.object({ originalText: z.string().nullable() })).optional(),
    extras: z.record(z.string(), z.unknown()).optional(),
    group_id: z.string().optional(),
    settings: z.object({ showAssets: z.boolean() }).partial().nullish(),
    privateGroup: z.boolean().optional(),
    food: z.preprocess((value) => value, z.object({ pluralName: z.string() }).nullish()),
  });

  test.each([
    [{ org_url: 'a' }, { orgURL: 'a' }],
    [{ recipe_ingredient: [{ original_text: 'x' }] }, { recipeIngredient: [{ originalText: 'x' }] }],
    [{ settings: { show_assets: true } }, { settings: { showAssets: true } }],
    [{ food: { plural_name: 'x' } }, { food: { pluralName: 'x' } }],
    [{ private_household: true }, { privateGroup: true }],
    [
      { privateHousehold: true, privateGroup: false },
      { privateHousehold: true, privateGroup: false },
    ],
    [{ extras: { my_key: { another_key: 1 } } }, { extras: { my_key: { another_key: 1 } } }],
    [{ group_id: 'x' }, { group_id: 'x' }],
    [{ unknown_key: 1 }, { unknown_key: 1 }],
    [
      { constructor: 1, to_string: 2 },
      { constructor: 1, to_string: 2 },
    ],
  ])('%o', (sent, read) => expect(acceptOlderKeys(schema, sent)).toEqual(read));

  test('a key that would reach into all objects reaches nothing', () => {
    const read = acceptOlderKeys(schema, JSON.parse('{"__proto__": {"admin": true}}'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('admin');
  });
});

// The endpoint comes second: a title tells what its placeholders name, and an endpoint with its schemas is megabytes of text.
test.each<[string[], Endpoint]>([
  [['/groups/cookbooks/{itemId}', '/households/cookbooks/{itemId}'], contract.cookbooks.get],
  [
    ['/explore/groups/{groupSlug}/recipes/{recipeSlug}', '/explore/recipes/{groupSlug}/{recipeSlug}'],
    contract.explore.recipe,
  ],
  [['/explore/groups/{groupSlug}/organizers/tags', '/explore/organizers/{groupSlug}/tags'], contract.explore.tags],
  [['/recipes/create-url', '/recipes/create/url'], contract.imports.fromUrl],
  [['/recipes/create-url/bulk', '/recipes/create/url/bulk'], contract.bulkImports.fromUrls],
  [['/recipes/create-from-zip', '/recipes/create/zip'], contract.imports.fromZip],
  [['/validators/recipe', '/validators/group/recipe'], contract.validators.recipe],
  [['/explore/groups/{groupSlug}'], contract.explore.group],
  [['/users/self'], contract.users.self],
])('%j are all addresses of one endpoint', (paths, endpoint) => {
  expect(edgeOf(endpoint).paths).toEqual(paths);
});

test('no address of one endpoint is that of another', () => {
  const addresses = Object.values(contract).flatMap((endpoints) =>
    Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
      edgeOf(endpoint).paths.map((path) => `${endpoint.method} ${path.replaceAll(/{\w+}/g, '{}')}`),
    ),
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

describe('replies', () => {
  const Stamped = z.object({ groupId: z.string(), updatedAt: z.string() });
  const Food = Stamped.extend({ aliases: z.array(z.string()) });
  const schema = z.object({
    perPage: z.number(),
    items: z.array(Stamped.extend({ food: z.union([Food, z.object({ name: z.string() })]).nullable() })),
    extras: z.record(z.string(), z.unknown()),
  });
  const sent = {
    perPage: 2,
    items: [
      { groupId: 'g', updatedAt: 'now', food: { groupId: 'g', updatedAt: 'then', aliases: [] } },
      { groupId: 'g', updatedAt: 'now', food: { name: 'new' } },
      { groupId: 'g', updatedAt: 'now', food: null },
    ],
    extras: { updatedAt: 'mine' },
  };

  test('say the same in the words of older clients, wherever it stands', () => {
    const whole = { groupId: 'g', householdId: 'g', updatedAt: 'now', updateAt: 'now' };
    expect(replyConverter(schema)(sent)).toEqual({
      perPage: 2,
      per_page: 2,
      items: [
        { ...whole, food: { groupId: 'g', updatedAt: 'then', updateAt: 'then', aliases: [] } },
        { ...whole, food: { name: 'new' } },
        { ...whole, food: null },
      ],
      extras: { updatedAt: 'mine' },
    });
  });

  test('are documented with those words', () => {
    const shown = replySchema(jsonSchemaOf(schema, 'output'), '');
    expect(shown.required).toContain('per_page');
    expect(shown.properties?.items?.items?.properties).toMatchObject({ householdId: { type: 'string' } });
  });

  test('without such keys are left alone', () => {
    const value = { name: 'x' };
    expect(replyConverter(z.object({ name: z.string() }))(value)).toBe(value);
  });

  test('tell in words whether there is a picture', () => {
    const convert = replyConverter(z.object({ hasImage: z.boolean() }));
    expect(convert({ hasImage: true })).toEqual({ hasImage: true, image: 'has image' });
    expect(convert({ hasImage: false })).toEqual({ hasImage: false, image: 'does not have image' });
  });

  test('have the statuses that older clients hold to', () => {
    expect(edgeOf(contract.labels.create).status).toBe(200);
    expect(edgeOf(contract.foods.create).status).toBe(201);
    expect(edgeOf(contract.tags.remove).toWire({ id: 'x' })).toBeNull();
  });
});
