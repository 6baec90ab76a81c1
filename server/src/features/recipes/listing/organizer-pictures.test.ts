import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

forEachDialect('pictures of categories and tags', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    const stranger = (await createHousehold(app)).member;
    for (const [by, names] of [
      [cook, ['Borscht', 'Minestrone', 'Gazpacho', 'Ramen']],
      [stranger, ['Soup of strangers']],
    ] as const) {
      for (const name of names) {
        const { body: slug } = await by.call('POST', '/recipes', { body: { name } });
        await by.call('PATCH', `/recipes/${slug}`, { body: { tags: ['Soup'], recipeCategory: ['Dinner'] } });
      }
    }
    const bytes = await picture().jpeg().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/borscht/image', {
      files: { image: bytes },
      form: { extension: 'jpg' },
      token: cook.token,
    });
    await cook.call('POST', '/organizers/tags', { body: { name: 'Unused' } });
  });
  afterAll(() => app.close());

  const picturesOf = async (kind: string, names: string) => {
    const { items } = (await cook.call('GET', `/organizers/${names}`)).body;
    const { body } = await cook.call('GET', `/organizers/pictures?kind=${kind}`);
    return Object.fromEntries(items.map(({ id, name }: { id: string; name: string }) => [name, body[id]]));
  };

  test('are those of up to three recipes, the ones with a photograph first, then the newest', async () => {
    const { Soup, Unused } = await picturesOf('tag', 'tags');
    expect(Soup).toEqual([
      { id: expect.any(String), name: 'Borscht', image: expect.any(String) },
      { id: expect.any(String), name: 'Ramen', image: null },
      { id: expect.any(String), name: 'Gazpacho', image: null },
    ]);
    expect(Unused).toBeUndefined();
  });

  test('are asked for by kind', async () => {
    expect(Object.keys(await picturesOf('category', 'categories'))).toEqual(['Dinner']);
    expect((await cook.call('GET', '/organizers/pictures?kind=tool')).body).toEqual({});
    expect((await cook.call('GET', '/organizers/pictures?kind=spoon')).status).toBe(422);
  });
});
