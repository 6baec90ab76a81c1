import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { createRecipe } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('what members think of recipes', (database) => {
  let app: TestApp;
  let mia: TestMember;
  let noah: TestMember;
  let admin: TestMember;
  let pie: Awaited<ReturnType<typeof createRecipe>>;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group } = await createHousehold(app);
    mia = await createMember(app, group.id, 'member', 'mia');
    noah = await createMember(app, group.id, 'member', 'noah');
    admin = await createMember(app, group.id, 'admin', 'ada');
    pie = await createRecipe(mia, 'Apple Pie');
  });
  afterEach(() => app.close());

  const rate = async (by: TestMember, body: object, of = by) => {
    const { status, body: reply } = await by.call('POST', `/users/${of.id}/ratings/apple-pie`, { body });
    return [status, reply?.detail?.code ?? reply];
  };
  const ratings = async (by: TestMember) => (await by.call('GET', '/users/self/ratings')).body.ratings;
  const ratingOfPie = async () =>
    (await mia.db.from('recipes').select('rating').where('id', '=', pie.id).executeTakeFirstOrThrow()).rating;

  test('favourites come and go by slug and by id', async () => {
    expect((await mia.call('POST', `/users/${mia.id}/favorites/apple-pie`)).body).toBeNull();
    expect((await mia.call('GET', '/users/self')).body.favoriteRecipes).toEqual(['apple-pie']);
    const favorite = { recipeId: pie.id, rating: null, isFavorite: true };
    expect((await mia.call('GET', '/users/self/favorites')).body).toEqual({ ratings: [favorite] });
    expect((await noah.call('GET', `/users/${mia.id}/favorites`)).body).toMatchObject({
      id: mia.id,
      username: 'mia',
      favoriteRecipes: [{ id: pie.id, slug: 'apple-pie', name: 'Apple Pie' }],
      ratings: [{ ...favorite, id: pie.id, userId: mia.id }],
    });
    expect((await noah.call('GET', `/users/${mia.id}/ratings`)).body).toEqual({
      ratings: [{ ...favorite, id: pie.id, userId: mia.id }],
    });
    expect((await noah.call('GET', '/groups/members')).body).toContainEqual(
      expect.objectContaining({ username: 'mia', favoriteRecipes: ['apple-pie'] }),
    );

    await mia.call('DELETE', `/users/${mia.id}/favorites/${pie.id}`);
    expect((await mia.call('GET', '/users/self/favorites')).body).toEqual({ ratings: [] });
    expect((await noah.call('GET', '/users/self')).body.favoriteRecipes).toEqual([]);
  });

  test('recipes are found by whose favorites they are, as soon as they are', async () => {
    await createRecipe(mia, 'Bean Soup');
    const favoritesOf = async (whose: TestMember, by = mia) => {
      const filter = encodeURIComponent(`favoritedBy.id = "${whose.id}"`);
      const { status, body } = await by.call('GET', `/recipes?queryFilter=${filter}`);
      return [status, body.items.map(({ name }: { name: string }) => name)];
    };
    expect(await favoritesOf(mia)).toEqual([200, []]);
    await mia.call('POST', `/users/${mia.id}/favorites/apple-pie`);
    await rate(noah, { rating: 5 });
    expect(await favoritesOf(mia)).toEqual([200, ['Apple Pie']]);
    expect(await favoritesOf(noah, noah)).toEqual([200, []]);
    await mia.call('DELETE', `/users/${mia.id}/favorites/apple-pie`);
    expect(await favoritesOf(mia)).toEqual([200, []]);
  });

  test("a recipe's rating is the mean of its members'", async () => {
    expect(await rate(mia, { rating: 5 })).toEqual([200, null]);
    await rate(noah, { rating: 2 });
    expect(await ratingOfPie()).toBe(3.5);
    await rate(noah, { rating: 4, isFavorite: true });
    expect(await ratingOfPie()).toBe(4.5);
    expect(await ratings(noah)).toEqual([{ recipeId: pie.id, rating: 4, isFavorite: true }]);

    await rate(noah, { rating: null, isFavorite: null });
    expect(await ratings(noah)).toEqual([{ recipeId: pie.id, rating: 4, isFavorite: true }]);
    await rate(noah, { rating: 0 });
    expect(await ratings(noah)).toEqual([{ recipeId: pie.id, rating: 0, isFavorite: true }]);
    expect(await ratingOfPie()).toBe(5);
    await rate(mia, { rating: 0 });
    expect(await ratingOfPie()).toBe(0);
    expect((await mia.call('PATCH', '/recipes/apple-pie', { body: { rating: 0 } })).body.rating).toBe(0);
  });

  test('one recipe can be asked for, rated or not', async () => {
    const path = `/users/self/ratings/${pie.id}`;
    expect((await mia.call('GET', path)).body).toEqual({ recipeId: pie.id, rating: null, isFavorite: false });
    await rate(mia, { rating: 3 });
    expect((await mia.call('GET', path)).body).toEqual({ recipeId: pie.id, rating: 3, isFavorite: false });
    expect((await mia.call('GET', '/users/self/ratings/unknown')).status).toBe(404);
  });

  test('everybody speaks for themselves, an administrator also for others', async () => {
    expect(await rate(mia, { rating: 1 }, noah)).toEqual([403, 'user.not-yourself']);
    expect((await mia.call('POST', `/users/${noah.id}/favorites/apple-pie`)).status).toBe(403);
    expect(await rate(admin, { rating: 1 }, noah)).toEqual([200, null]);
    expect(await ratings(noah)).toHaveLength(1);
    expect(await ratings(admin)).toEqual([]);
  });

  test('an unknown recipe and an unknown member are not found', async () => {
    const paths = [`/users/${mia.id}/favorites/unknown`, '/users/unknown/favorites/apple-pie'];
    for (const path of paths) expect((await mia.call('POST', path)).status).toBe(404);
    for (const list of ['favorites', 'ratings', 'image']) {
      expect((await mia.call('GET', `/users/unknown/${list}`)).status).toBe(404);
    }
    expect((await mia.call('POST', `/users/${mia.id}/ratings/apple-pie`, { body: { rating: 6 } })).status).toBe(422);
  });
});
