import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import {
  changesOfColumns,
  changesOfRows,
  type Interference,
  writeReadyRecipesAsOtherProgram,
} from '../../../../test/interference.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { foodCells } from '../../foods/index.ts';
import { unitColumns } from '../../units/index.ts';
import { cardColumns } from './card-tuple.repository.ts';
import { getRecipe, readRecipeAtRevision, recipesNamed } from './read-recipe.repository.ts';
import { findReadyRecipe, keepReadyRecipe, keepReadyRecipeOf } from './ready-recipe.repository.ts';
import { ingredientColumns, instructionColumns, wholeColumns } from './recipe-columns.ts';

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
];

/** Other rows name what these say, so that the database refuses to change it. */
const isKey = (column: string) => /\.(id|number|groupId|userId|recipeId)$/.test(column);

forEachDialect('a recipe that is kept as it goes over the wire', (database) => {
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

  const slugOf = async (db: GroupDatabase, number: number) =>
    (await db.from('recipes').where('number', '=', number).select('slug').executeTakeFirst())?.slug;

  const keepAll = async (db: GroupTransaction) => {
    for (const number of numbers) {
      const slug = await slugOf(db, number);
      if (slug !== undefined) await keepReadyRecipe(db, number, await getRecipe(db, slug));
    }
  };

  /** All recipes as they are; those that are kept have to say the same. */
  const composed = async (db: GroupDatabase, isKept: 'kept' | 'kept or not', after: string): Promise<string> => {
    const texts: string[] = [];
    for (const number of numbers) {
      const slug = await slugOf(db, number);
      if (slug === undefined) continue;
      const now = JSON.stringify(await getRecipe(db, slug));
      const ready = await findReadyRecipe(db, slug, 'all');
      if (isKept === 'kept' || ready !== undefined) expect(ready, after).toBe(now);
      texts.push(now);
    }
    return texts.join('\n');
  };

  /** Makes a change beside the program, and undoes it. */
  const outcomeOf = async ({ what, prepare, make }: Interference): Promise<'shown' | 'not shown' | 'refused'> => {
    let outcome: 'shown' | 'not shown' | 'refused' = 'refused';
    const work = cook.db.change(async (db) => {
      await prepare(db);
      await keepAll(db);
      const before = await composed(db, 'kept', what);
      await make(db);
      outcome = (await composed(db, 'kept or not', what)) === before ? 'not shown' : 'shown';
      throw new Undone();
    });
    await work.catch((error: unknown) => {
      if (error instanceof Undone) return;
      const { dialect } = cook.db;
      if (!dialect.isForeignKeyViolation(error) && !dialect.isUniqueViolation(error)) throw error;
    });
    return outcome;
  };

  const outcomesOf = async (changes: Interference[]) => {
    const outcomes = { shown: [] as string[], 'not shown': [] as string[], refused: [] as string[] };
    for (const change of changes) outcomes[await outcomeOf(change)].push(change.what);
    return outcomes;
  };

  test('says the same after a change of any column of any table', async () => {
    const { shown, refused } = await outcomesOf(await changesOfColumns(cook.db));
    expect([...shown, ...refused]).toEqual(expect.arrayContaining(columnsRead));
    expect(refused.filter((column) => !isKey(column))).toEqual([]);
  }, 300_000);

  test('says the same after rows of any table have gone or come', async () => {
    const { shown } = await outcomesOf(await changesOfRows(cook.db));
    const parts = ['recipes', 'ingredients', 'instructions', 'recipeOrganizers'];
    expect(shown).toEqual(expect.arrayContaining(parts.flatMap((table) => [`${table} gone`, `${table} come`])));
    expect(shown).toEqual(expect.arrayContaining(['organizers gone']));
  }, 300_000);

  const rename = (name: string) =>
    cook.db.change((db) => db.update('recipes').set({ description: name }).where('slug', '=', 'empty').execute());
  const readEmpty = async () => {
    const read = await readRecipeAtRevision(cook.db.dialect, recipesNamed(cook.db, 'empty'));
    if (!read) throw new Error('The recipe is gone.');
    return { ...read, reply: JSON.stringify(read.recipe) };
  };

  test('is kept by whoever reads it first', async () => {
    await rename('read first');
    expect(await findReadyRecipe(cook.db, 'empty', 'all')).toBeUndefined();
    const { body } = await cook.call('GET', '/recipes/empty');
    expect(body.description).toBe('read first');
    const ready = await vi.waitFor(
      async () => {
        const text = await findReadyRecipe(cook.db, 'empty', 'all');
        expect(text).toBeDefined();
        return text ?? '';
      },
      { timeout: 60_000 },
    );
    expect(JSON.parse(ready)).toEqual(body);
    expect((await cook.call('GET', '/recipes/empty?again')).body).toEqual(body);
  }, 90_000);

  test('is not kept as it was before somebody changed it', async () => {
    const read = await readEmpty();
    await rename('changed meanwhile');
    await keepReadyRecipeOf(cook.db, read);
    expect(await findReadyRecipe(cook.db, 'empty', 'all')).toBeUndefined();
    await keepReadyRecipeOf(cook.db, await readEmpty());
    expect(await findReadyRecipe(cook.db, 'empty', 'all')).toContain('changed meanwhile');
  });

  test('is not kept while somebody changes it', async () => {
    await rename('before');
    const read = await readEmpty();
    let kept: Promise<void> | undefined;
    await cook.db.change(async (db) => {
      kept = keepReadyRecipeOf(cook.db, read);
      // On one of the databases it waits for this change to end.
      if (database.dialect === 'postgres') await kept;
      await db.update('recipes').set({ description: 'after' }).where('slug', '=', 'empty').execute();
    });
    await kept;
    expect(await findReadyRecipe(cook.db, 'empty', 'all')).toBeUndefined();
    expect((await cook.call('GET', '/recipes/empty?late')).body.description).toBe('after');
  });

  test('is not read when another version of the program wrote it', async () => {
    await keepReadyRecipeOf(cook.db, await readEmpty());
    await cook.db.change(writeReadyRecipesAsOtherProgram);
    expect((await cook.call('GET', '/recipes/empty?version')).body.name).toBe('Empty');
  });

  test('is shown to visitors only if it is public', async () => {
    await cook.call('PATCH', '/recipes/empty', { body: { settings: { public: false } } });
    expect(await findReadyRecipe(cook.db, 'empty', 'all')).toContain('"public":false');
    expect(await findReadyRecipe(cook.db, 'empty', 'public')).toBeUndefined();
    await cook.call('PATCH', '/recipes/empty', { body: { settings: { public: true } } });
    expect(await findReadyRecipe(cook.db, 'empty', 'public')).toContain('"public":true');
  });
});
