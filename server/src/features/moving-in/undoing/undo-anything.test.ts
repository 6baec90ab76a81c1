import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { paprikaExport, sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type SeededRandom, seeded } from '../../../../test/walk/seeded-random.ts';
import { send } from '../../../../test/walk/send.ts';

const names = ['Soup', 'Stew', 'Bread', 'Pie', 'Salad', 'Curry', 'Jam', 'Tea'];
const words = ['Winter', 'Quick', 'Baking', 'Party'];
const lines = ['500 g carrots', '2 cups flour', '1 pinch saffron', '3 eggs', '1 l stock'];

const some = <Item>(random: SeededRandom, items: readonly Item[]) => items.filter(() => random.happens(0.5));

/** What somebody does to their household: each step is the same whether or not a move has been made in between. */
type Step = (app: TestApp, cook: TestMember) => Promise<unknown>;

const own = (name: string) => `/recipes/${name.toLowerCase()}`;

const createStep = (random: SeededRandom, name: string, photo: Buffer): Step => {
  const body = {
    description: `Ours ${random.upTo(100)}`,
    recipeIngredient: some(random, lines).map((note) => ({ note })),
    recipeCategory: some(random, words).map((name) => ({ name })),
    tags: some(random, words).map((name) => ({ name })),
    ...(random.happens(0.5) && { orgURL: `https://example.org/${name}` }),
  };
  const [hasPicture, isRated] = [random.happens(0.4), random.happens(0.4)];
  return async (app, cook) => {
    await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', own(name), { body });
    if (isRated) await cook.call('POST', `/users/${cook.id}/ratings/${name.toLowerCase()}`, { body: { rating: 3 } });
    if (hasPicture) {
      const sent = { files: { image: photo }, form: { extension: 'jpg' }, token: cook.token };
      await send(app, contract.recipes.replaceImage, `${own(name)}/image`, sent);
    }
  };
};

const editStep = (random: SeededRandom, name: string): Step => {
  const kind = random.upTo(4);
  const text = `Changed ${random.upTo(100)}`;
  const [word, line] = [random.oneOf(words), random.oneOf(lines)];
  const bodies = [
    { description: text },
    { tags: [{ name: word }] },
    { recipeIngredient: [{ note: line }] },
    { recipeCategory: [{ name: word }], notes: [{ title: 'Mine', text }] },
  ];
  return (_, cook) => cook.call('PATCH', own(name), { body: bodies[kind] ?? {} });
};

forEachDialect('whatever came with a move', (database) => {
  let app: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    app = await createTestApp(database);
    photo = await picture('#2f5d3a', 300, 200).jpeg().toBuffer();
  });
  afterAll(() => app.close());

  /** All that somebody sees of their recipes and of what they share, without what each household has of its own. */
  const stateOf = async (cook: TestMember) => {
    const list = async (path: string) => (await cook.call('GET', `${path}?perPage=-1`)).body.items;
    const named = async (path: string) => (await list(path)).map(({ name }: { name: string }) => name).sort();
    const recipes = new Map<string, unknown>();
    const there = await app.connection.read.selectFrom('recipes').select('id').execute();
    const ids = new Set(there.map(({ id }) => id));
    for (const { slug } of await list('/recipes')) {
      const recipe = (await cook.call('GET', `/recipes/${slug}`)).body;
      recipes.set(slug, {
        name: recipe.name,
        description: recipe.description,
        orgURL: recipe.orgURL,
        rating: recipe.rating,
        recipeYield: recipe.recipeYield,
        notes: recipe.notes,
        extras: recipe.extras,
        settings: recipe.settings,
        dateAdded: recipe.dateAdded,
        lastMade: recipe.lastMade,
        hasPicture: recipe.image !== null,
        categories: recipe.recipeCategory.map(({ name }: { name: string }) => name).sort(),
        tags: recipe.tags.map(({ name }: { name: string }) => name).sort(),
        ingredients: recipe.recipeIngredient.map(({ display }: { display: string }) => display),
        steps: recipe.recipeInstructions.map(({ text }: { text: string }) => text),
      });
    }
    const ratings = (await cook.call('GET', '/users/self/ratings')).body.ratings;
    const slugs = new Map<string, string>();
    for (const { slug, id } of await list('/recipes')) slugs.set(id, slug);
    return {
      recipes: Object.fromEntries([...recipes].sort()),
      ratings: ratings
        .map((one: { recipeId: string; rating: number | null; isFavorite: boolean }) => ({
          slug: slugs.get(one.recipeId),
          rating: one.rating,
          isFavorite: one.isFavorite,
        }))
        .filter(
          ({ rating, isFavorite }: { rating: number | null; isFavorite: boolean }) => rating !== null || isFavorite,
        )
        .sort((one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)),
      categories: await named('/organizers/categories'),
      tags: await named('/organizers/tags'),
      foods: await named('/foods'),
      units: await named('/units'),
      bin: (await cook.call('GET', '/groups/bin')).body.total,
      // Of no recipe that is not there are any files.
      foldersTooMany: readdirSync(join(app.dataFolder, 'recipes')).filter((id) => !ids.has(id)),
    };
  };

  const move = async (cook: TestMember, recipes: Record<string, unknown>[], known: string): Promise<string> => {
    const { body } = await sendFiles(app, cook, { 'a.zip': await paprikaExport(recipes) });
    await app.jobs.runDue();
    await cook.call('PATCH', `/groups/moves/${body.id}`, { body: { known, addTag: true } });
    await cook.call('POST', `/groups/moves/${body.id}/start`);
    await app.jobs.runDue();
    return body.id;
  };

  test.each([1, 2, 3, 4, 5, 6])('goes with it, and all else is as if it had never been (%i)', async (number) => {
    const random = seeded(`undo ${number}`);
    const before = some(random, names).map((name) => createStep(random, name, photo));
    const brought = some(random, names);
    const recipes = brought.map((name) => ({
      name,
      categories: some(random, words),
      ingredients: some(random, lines).concat('1 dash salt').join('\n'),
      difficulty: random.happens(0.5) ? 'Easy' : '',
      rating: random.upTo(6),
      on_favorites: random.happens(0.5),
      created: '2019-05-04 10:11:12',
      photo_data: random.happens(0.6) ? photo.toString('base64') : null,
    }));
    const known = random.oneOf(['skip', 'replace', 'both']);
    const others = names.filter((name) => !brought.includes(name));
    const afterwards = [
      ...others.map((name) => editStep(random, name)),
      createStep(random, 'Toast', photo),
      editStep(random, 'Toast'),
    ];

    const without = (await createHousehold(app)).member;
    for (const step of [...before, ...afterwards]) await step(app, without);
    const expected = await stateOf(without);

    const cook = (await createHousehold(app)).member;
    for (const step of before) await step(app, cook);
    const id = await move(cook, recipes, known);
    const arrived = (await cook.call('GET', `/groups/moves/${id}/recipes?state=arrived`)).body.items;
    for (const { recipe } of some<{ recipe: { slug: string } }>(random, arrived))
      await editStep(random, recipe.slug)(app, cook);
    for (const step of afterwards) await step(app, cook);
    expect((await cook.call('POST', `/groups/moves/${id}/undo`, { body: { keepChanged: false } })).status).toBe(202);
    await app.jobs.runDue();
    expect({ known, ...(await stateOf(cook)) }).toEqual({ known, ...expected });
  });
});
