import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { createFood, createOrganizer, createRecipe, createUnit } from '../../../test/factories/recipe.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { GroupTransaction } from './group-database.ts';

forEachDialect("a group's database", (database) => {
  let app: TestApp;
  let home: TestMember;
  let neighbours: TestMember;
  let theirs: Awaited<ReturnType<typeof createRecipe>>;
  beforeAll(async () => {
    app = await createTestApp(database);
    home = (await createHousehold(app)).member;
    neighbours = (await createHousehold(app)).member;
    await createRecipe(home, 'Apple Pie');
    theirs = await createRecipe(neighbours, 'Cherry Pie');
  });
  afterAll(() => app.close());
  const recipesOf = async ({ db }: TestMember) =>
    (await db.from('recipes').select('name').orderBy('name').execute()).map(({ name }) => name);
  const revisionOf = async ({ db }: TestMember) =>
    (await db.ownGroup().select('revision').executeTakeFirstOrThrow()).revision;

  test('reads rows of its group only', async () => {
    expect(await recipesOf(home)).toEqual(['Apple Pie']);
    const wanted = home.db.from('recipes').select('id').where('id', '=', theirs.id);
    expect(await wanted.executeTakeFirst()).toBeUndefined();
    const either = home.db
      .from('recipes')
      .select('id')
      .where((row) => row.or([row('id', '=', theirs.id), row.lit(true)]));
    expect(await either.execute()).toHaveLength(1);
  });

  test('changes and removes rows of its group only', async () => {
    await home.db.change(async (db) => {
      await db.update('recipes').set({ description: 'ours' }).execute();
      await db.update('recipes').set({ description: 'ours' }).where('id', '=', theirs.id).execute();
      await db.remove('recipes').where('id', '=', theirs.id).execute();
      await db.remove('apiTokens').execute();
    });
    const row = await neighbours.db.from('recipes').select('description').executeTakeFirstOrThrow();
    expect(row.description).toBe('');
  });

  test('inserts into its group, whatever the row says', async () => {
    const food = {
      ...(await createFood(home, 'Flour')),
      id: 'another',
      name: 'Rye',
      nameKey: 'rye',
      groupId: neighbours.groupId,
    };
    const stamps = { createdAt: '', updatedAt: '' };
    await home.db.change((db) => db.insert('foods', { ...food, ...stamps }).execute());
    expect(await neighbours.db.from('foods').select('name').execute()).toEqual([]);
    expect(await home.db.from('foods').select('name').where('name', '=', 'Rye').execute()).toHaveLength(1);
  });

  test('cannot refer to things of another group: the database itself refuses', async () => {
    const recipe = await createRecipe(home);
    const food = await createFood(neighbours);
    const unit = await createUnit(neighbours);
    const tag = await createOrganizer(neighbours, 'tag');
    const line = { id: '1', position: 0, title: null, quantity: 1, note: '', originalText: null };
    const step = { id: '1', position: 0, title: '', summary: '', text: '', ingredientReferences: '[]' };
    const opinion = { rating: 5, isFavorite: 0 as const };
    const token = { name: '', tokenHash: 'x', integrationId: '', createdAt: '' };
    const references: ((db: GroupTransaction) => Promise<unknown>)[] = [
      (db) => db.insert('ingredients', { ...line, recipeId: recipe.id, unitId: null, foodId: food.id }).execute(),
      (db) => db.insert('ingredients', { ...line, recipeId: recipe.id, unitId: unit.id, foodId: null }).execute(),
      (db) => db.insert('ingredients', { ...line, recipeId: theirs.id, unitId: null, foodId: null }).execute(),
      (db) => db.insert('instructions', { ...step, recipeId: theirs.id }).execute(),
      (db) =>
        db.insert('recipeOrganizers', { recipeId: recipe.id, organizerId: tag.id, kind: 'tag', position: 0 }).execute(),
      (db) => db.insert('recipeOpinions', { ...opinion, userId: home.id, recipeId: theirs.id }).execute(),
      (db) => db.insert('recipeOpinions', { ...opinion, userId: neighbours.id, recipeId: recipe.id }).execute(),
      (db) => db.insert('apiTokens', { ...token, userId: neighbours.id }).execute(),
    ];
    for (const refer of references) {
      const error = await home.db.change(refer).then(
        () => `accepted: ${refer}`,
        (error: unknown) => error,
      );
      expect(home.db.dialect.isForeignKeyViolation(error), String(error)).toBe(true);
    }
  });

  test('changes everything or nothing, and tells of it only when it is safe', async () => {
    const told: string[] = [];
    const [names, revision] = [await recipesOf(home), await revisionOf(home)];
    const half = home.db.change(async (db) => {
      await db.remove('recipes').execute();
      db.afterCommit(() => told.push('too early'));
      throw new Error('changed my mind');
    });
    await expect(half).rejects.toThrow('changed my mind');
    expect([await recipesOf(home), await revisionOf(home), told]).toEqual([names, revision, []]);

    await home.db.change(async (db) => {
      await db.change(async (inner) => inner.afterCommit(() => told.push('inner')));
      db.afterCommit(() => told.push('outer'));
      expect(told).toEqual([]);
    });
    expect(told).toEqual(['inner', 'outer']);
  });

  test('stay when what should have followed them fails, which is logged', async () => {
    const told: string[] = [];
    const recipes = await recipesOf(home);
    await home.db.change(async (db) => {
      await db.update('recipes').set({ description: 'stays' }).execute();
      db.afterCommit(() => {
        throw new Error('no such file');
      });
      db.afterCommit(() => told.push('told'));
    });
    expect([told, await recipesOf(home)]).toEqual([['told'], recipes]);
    expect(app.logged()).toContain('no such file');
  });

  test('counts every change in its own revision only', async () => {
    const [own, other] = [await revisionOf(home), await revisionOf(neighbours)];
    await Promise.all([1, 2, 3].map(() => home.db.change(async () => undefined)));
    expect([await revisionOf(home), await revisionOf(neighbours)]).toEqual([own + 3, other]);
  });

  test('sees its own changes before they are safe, while others do not', async () => {
    const names = await recipesOf(home);
    await home.db.change(async (db) => {
      await db.update('recipes').set({ name: 'Renamed' }).execute();
      expect(await db.from('recipes').select('name').distinct().execute()).toEqual([{ name: 'Renamed' }]);
      expect(await recipesOf(home)).toEqual(names);
    });
    expect(new Set(await recipesOf(home))).toEqual(new Set(['Renamed']));
  });
});
