import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { changesOfColumns, changesOfRows, type RowChange } from '../../../../test/row-changes.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { GroupDatabase } from '../../../platform/database/index.ts';
import { foodCells } from '../../foods/index.ts';
import { unitColumns } from '../../units/index.ts';
import { cardColumns } from './card-tuple.repository.ts';
import { cardsOf, documentsOf, findReply, readCards, storeDocuments } from './documents.repository.ts';
import { readNumberedRecipe, readRecipesNumbered, recipesNamed } from './read-recipe.repository.ts';
import { ingredientColumns, instructionColumns, referencedColumns, wholeColumns } from './recipe-columns.ts';

/** Ends a change so that nothing of it stays. */
class Undone extends Error {}

/** All that a recipe is put together from. */
const columnsRead = [
  ...[...cardColumns, ...wholeColumns].map((name) => `recipes.${name}`),
  ...ingredientColumns.map((name) => `ingredients.${name}`),
  ...instructionColumns.map((name) => `instructions.${name}`),
  ...unitColumns.map((name) => `units.${name}`),
  ...foodCells.map(([column]) => column),
  ...['kind', 'position', 'organizerId', 'recipeId'].map((name) => `recipeOrganizers.${name}`),
  ...['id', 'name', 'slug', 'onHand'].map((name) => `organizers.${name}`),
  ...referencedColumns.map((name) => `recipes.${name}`),
];

/** Other rows name what these say, so that the database refuses to change it. */
const isKey = (column: string) => /\.(id|number|groupId|userId|recipeId)$|^recipeVersions\.version$/.test(column);

forEachDialect('the documents of recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let numbers: number[];

  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    const food = async (name: string, label?: string) =>
      (await cook.call('POST', '/foods', { body: { name, pluralName: `${name}s`, labelId: label } })).body;
    const label = async (name: string) => (await cook.call('POST', '/groups/labels', { body: { name } })).body.id;
    const unit = async (name: string) =>
      (
        await cook.call('POST', '/units', {
          body: { name, abbreviation: name[0], standardQuantity: 2, standardUnit: 'gram' },
        })
      ).body;
    const [dairy] = [await label('Dairy'), await label('Dry')];
    const [milk, flour] = [await food('milk', dairy), await food('flour')];
    const [cup, pinch] = [await unit('cup'), await unit('pinch')];
    for (const name of ['Waffles', 'Empty']) await cook.call('POST', '/recipes', { body: { name } });
    const organizers = { tags: ['T', 'U'], recipeCategory: ['C'], tools: ['O'] };
    await cook.call('PATCH', '/recipes/empty', {
      body: { tags: ['T2'], recipeCategory: ['C2'], tools: ['O2'] },
    });
    await cook.call('PATCH', '/recipes/empty', { body: { tags: [], recipeCategory: [], tools: [] } });
    const saved = await cook.call('PATCH', '/recipes/waffles', {
      body: {
        ...organizers,
        rating: 3,
        recipeIngredient: [
          { quantity: 2, unit: cup, food: milk, note: 'cold', title: 'Dough' },
          { quantity: 1, unit: pinch, food: flour, note: '' },
          { quantity: 1, referencedRecipe: { slug: 'empty' } },
        ],
        recipeInstructions: [{ text: 'Stir' }, { text: 'Bake', title: 'Then', summary: 's' }],
      },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.recipeIngredient[0]).toMatchObject({ food: { label: { name: 'Dairy' } }, unit: { name: 'cup' } });
    const rows = await cook.db.from('recipes').select('number').execute();
    numbers = rows.map(({ number }) => number);
  });
  afterAll(() => app.close());

  const textsOf = async (db: GroupDatabase) =>
    new Map(
      (await readRecipesNumbered(db, numbers)).map((one) => [one.number, { ...one, text: JSON.stringify(one.recipe) }]),
    );

  /** Makes a change beside the program, looks whether each recipe that it shows in has the revision of the change, and undoes it. */
  const outcomeOf = async ({ what, prepare, make }: RowChange): Promise<'shown' | 'not shown' | 'refused'> => {
    let outcome: 'shown' | 'not shown' | 'refused' = 'refused';
    const work = cook.db.change(async (db) => {
      await prepare(db);
      const before = await textsOf(db);
      const { revision: clock } = await db
        .updateOwnGroup()
        .set((group) => ({ revision: group('revision', '+', 1) }))
        .returning('revision')
        .executeTakeFirstOrThrow();
      await make(db);
      const after = await textsOf(db);
      const changed = [...after.values()].filter(({ number, text }) => before.get(number)?.text !== text);
      expect(
        changed.filter(({ revision }) => revision < clock),
        what,
      ).toEqual([]);
      outcome = changed.length > 0 || after.size < before.size ? 'shown' : 'not shown';
      throw new Undone();
    });
    await work.catch((error: unknown) => {
      if (error instanceof Undone) return;
      const { dialect } = cook.db;
      if (!dialect.isForeignKeyViolation(error) && !dialect.isUniqueViolation(error)) throw error;
    });
    return outcome;
  };

  const outcomesOf = async (changes: RowChange[]) => {
    const outcomes = { shown: [] as string[], 'not shown': [] as string[], refused: [] as string[] };
    for (const change of changes) outcomes[await outcomeOf(change)].push(change.what);
    return outcomes;
  };

  test('are out of date after a change of any column that a recipe shows', async () => {
    const { shown, refused } = await outcomesOf(await changesOfColumns(cook.db));
    expect([...shown, ...refused]).toEqual(expect.arrayContaining(columnsRead));
    expect(refused.filter((column) => !isKey(column))).toEqual([]);
  }, 300_000);

  test('are out of date after rows that a recipe shows have gone or come', async () => {
    const { shown } = await outcomesOf(await changesOfRows(cook.db));
    const parts = ['recipes', 'ingredients', 'instructions', 'recipeOrganizers'];
    expect(shown).toEqual(expect.arrayContaining(parts.flatMap((table) => [`${table} gone`, `${table} come`])));
    expect(shown).toEqual(expect.arrayContaining(['organizers gone']));
  }, 300_000);

  const describeAs = (description: string) =>
    cook.db.change((db) => db.update('recipes').set({ description }).where('slug', '=', 'empty').execute());
  const readEmpty = () => readNumberedRecipe(cook.db.dialect, recipesNamed(cook.db, 'empty'));
  const findDocument = () => findReply(recipesNamed(cook.db, 'empty'));
  const whenStored = () =>
    vi.waitFor(
      async () => {
        const text = await findDocument();
        expect(text).toBeDefined();
        return text ?? '';
      },
      { timeout: 60_000 },
    );

  test('are stored by whoever reads a recipe first, or a list', async () => {
    await describeAs('read first');
    expect(await findDocument()).toBeUndefined();
    const { body } = await cook.call('GET', '/recipes/empty');
    expect(body.description).toBe('read first');
    expect(JSON.parse(await whenStored())).toEqual(body);
    expect((await cook.call('GET', '/recipes/empty?again')).body).toEqual(body);

    await describeAs('listed first');
    const { items } = (await cook.call('GET', '/recipes')).body;
    const card = items.find(({ slug }: { slug: string }) => slug === 'empty');
    expect(card.description).toBe('listed first');
    expect(JSON.parse(await whenStored())).toMatchObject(card);
  }, 90_000);

  test('of before a change are not read after it, however late they are stored', async () => {
    const before = await readEmpty();
    await describeAs('changed meanwhile');
    storeDocuments(cook.db, before ? [documentsOf(before)] : []);
    await cook.db.change(async () => undefined);
    expect(await findDocument()).toBeUndefined();
    expect((await cook.call('GET', '/recipes/empty?late')).body.description).toBe('changed meanwhile');
    expect((await cook.call('GET', '/recipes?late')).body.items[0].description).toBe('changed meanwhile');
  });

  test('are not stored by a change, which may be taken back', async () => {
    const change = cook.db.change(async (db) => {
      await db.update('recipes').set({ description: 'taken back' }).where('slug', '=', 'empty').execute();
      expect(await readCards(db, numbers)).toContain('taken back');
      throw new Undone();
    });
    await expect(change).rejects.toThrow(Undone);
    expect((await cook.call('GET', '/recipes?back')).body.items[0].description).toBe('changed meanwhile');
  });

  test('are not read when another version of the program made them', async () => {
    await cook.call('GET', '/recipes/empty');
    await whenStored();
    await sql`update "recipeDocuments" set program = 'another', reply = '{}', card = '{}'`.execute(
      app.connection.write,
    );
    expect((await cook.call('GET', '/recipes/empty?version')).body.name).toBe('Empty');
    expect((await cook.call('GET', '/recipes?version')).body.items[0].name).toBe('Empty');
  });

  test('need not be stored for a reply', async () => {
    await describeAs('cannot be stored');
    const write = vi.spyOn(GroupDatabase.prototype, 'writeDerived').mockRejectedValue(new Error('no space left'));
    expect((await cook.call('GET', '/recipes/empty?full')).body.description).toBe('cannot be stored');
    expect((await cook.call('GET', '/recipes?full')).status).toBe(200);
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  test.runIf(database.dialect === 'sqlite')('are found by their numbers, however many recipes there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    const compiled = cardsOf(cook.db, many).compile();
    const statement = { ...compiled, sql: `explain query plan ${compiled.sql}` };
    const plan = await app.connection.read.executeQuery<{ detail: string }>(statement);
    expect(plan.rows.map(({ detail }) => detail.replace(/ \(.*/, '')).sort()).toEqual([
      'CORRELATED SCALAR SUBQUERY 1',
      'SEARCH documents USING INTEGER PRIMARY KEY',
      'SEARCH recipes USING INTEGER PRIMARY KEY',
    ]);
  });

  test('are shown to visitors only if the recipe is public', async () => {
    const groupSlug = (await cook.call('GET', '/users/self')).body.groupSlug;
    const visit = async () => (await callerOf(app)('GET', `/explore/groups/${groupSlug}/recipes/empty`)).status;
    for (const isPublic of [false, true]) {
      await cook.call('PATCH', '/recipes/empty', { body: { settings: { public: isPublic } } });
      await cook.call('GET', '/recipes/empty');
      await whenStored();
      expect(await visit()).toBe(isPublic ? 200 : 404);
    }
  });
});
