import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('a recipe within a recipe', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    cook = await createMember(app, group.id, 'organizer');
    stranger = (await createHousehold(app)).member;
  });

  const create = async (name: string, fields: object = {}, by = cook) => {
    const { body: slug } = await by.call('POST', '/recipes', { body: { name } });
    const { status, body } = await by.call('PATCH', `/recipes/${slug}`, { body: fields });
    expect(status).toBe(200);
    return body;
  };
  const read = async (slug: string) => (await cook.call('GET', `/recipes/${slug}`)).body;
  const linesOf = async (slug: string) => (await read(slug)).recipeIngredient;
  const save = (slug: string, body: object) => cook.call('PATCH', `/recipes/${slug}`, { body });
  const asksFor = (slug: string, line: object = {}) => ({
    recipeIngredient: [{ referencedRecipe: { slug }, ...line }],
  });
  const link = (slug: string, part: string) => save(slug, asksFor(part));
  const restore = async (...ids: string[]) => {
    const { status, body } = await cook.call('POST', '/groups/bin/restore', { body: { ids } });
    expect(status).toBe(200);
    return body;
  };
  const remove = async (slug: string) => expect((await cook.call('DELETE', `/recipes/${slug}`)).status).toBe(200);
  const usedIn = async (slug: string) => (await cook.call('GET', `/recipes/${slug}/used-in`)).body;

  test('stands in a line in the place of a food', async () => {
    const crust = await create('Shortcrust', { recipeServings: 8, recipeYield: '900 g' });
    const pie = await create('Pie', asksFor('shortcrust', { quantity: 0.75, unit: { name: 'batch' }, note: 'cold' }));
    expect(pie.recipeIngredient).toMatchObject([
      {
        quantity: 0.75,
        food: null,
        note: 'cold',
        referencedRecipe: {
          id: crust.id,
          slug: 'shortcrust',
          name: 'Shortcrust',
          recipeServings: 8,
          recipeYield: '900 g',
        },
      },
    ]);
    expect(pie.recipeIngredient[0].display).toBe('¾ batch Shortcrust cold');
    expect(await linesOf('pie')).toEqual(pie.recipeIngredient);
    const byId = await save('pie', { recipeIngredient: [{ quantity: 2, referencedRecipe: { id: crust.id } }] });
    expect(byId.body.recipeIngredient[0].display).toBe('2 × Shortcrust');
  });

  test('stays where a client knows nothing of it, and goes where it is taken off', async () => {
    await create('Shortcrust');
    const { recipeIngredient } = await create('Pie', asksFor('shortcrust'));
    const { referencedRecipe, ...known } = recipeIngredient[0];
    const kept = await save('pie', { recipeIngredient: [{ ...known, quantity: 3 }] });
    expect(kept.body.recipeIngredient[0]).toMatchObject({ quantity: 3, referencedRecipe });
    const taken = await save('pie', { recipeIngredient: [{ ...known, referencedRecipe: null, note: 'bought' }] });
    expect(taken.body.recipeIngredient[0]).toMatchObject({ referencedRecipe: null, note: 'bought' });
  });

  test('follows its new name, address and picture', async () => {
    await create('Shortcrust');
    await create('Pie', asksFor('shortcrust'));
    await linesOf('pie');
    await save('shortcrust', { name: 'Sweet crust', recipeYield: '2 discs' });
    expect((await linesOf('pie'))[0]).toMatchObject({
      referencedRecipe: { name: 'Sweet crust', slug: 'sweet-crust', recipeYield: '2 discs' },
      display: 'Sweet crust',
    });
    expect(
      (await cook.call('GET', '/recipes?search=sweet')).body.items.map(({ slug }: { slug: string }) => slug),
    ).toEqual(['sweet-crust', 'pie']);
  });

  test('is of the own group, and text where it is not there', async () => {
    const theirs = await create('Secret', {}, stranger);
    await create('Pie');
    const sent = { id: theirs.id, slug: 'secret', name: 'Secret' };
    const saved = await save('pie', { recipeIngredient: [{ quantity: 1, referencedRecipe: sent, note: 'warm' }] });
    expect(saved.body.recipeIngredient[0]).toMatchObject({ referencedRecipe: null, note: 'Secret, warm' });
    const nameless = await save('pie', { recipeIngredient: [{ referencedRecipe: { id: theirs.id } }] });
    expect(nameless).toMatchObject({ status: 404, body: { detail: { code: 'recipe.not-found' } } });
    expect((await cook.call('GET', `/recipes/${theirs.id}/used-in`)).status).toBe(404);
  });

  describe('is never a part of itself', () => {
    const refused = (reply: { status: number; body: { detail: { code: string; message: string } } }) => {
      expect(reply.status).toBe(400);
      return reply.body.detail;
    };

    test('neither by name nor over several steps', async () => {
      for (const name of ['Pie', 'Shortcrust', 'Crumble']) await create(name);
      expect(refused(await link('pie', 'pie'))).toMatchObject({ code: 'recipe.part-of-itself' });
      expect((await link('shortcrust', 'crumble')).status).toBe(200);
      expect((await link('pie', 'shortcrust')).status).toBe(200);
      const { code, message } = refused(await link('crumble', 'pie'));
      expect(code).toBe('recipe.parts-in-circle');
      expect(message).toContain('Pie → Shortcrust → Crumble');
      expect(await linesOf('crumble')).toEqual([]);
      expect((await link('pie', 'crumble')).status).toBe(200);
    });

    test('when two are saved at once', async () => {
      for (const name of ['One', 'Two', 'Three']) await create(name);
      const replies = await Promise.all([link('one', 'two'), link('two', 'three'), link('three', 'one')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    });

    test('when it comes back from the bin', async () => {
      const crust = await create('Crust');
      await create('Crumble');
      await create('Pie', asksFor('crust'));
      await link('crust', 'crumble');
      await remove('crust');
      await link('crumble', 'pie');
      await restore(crust.id);
      expect((await linesOf('crust'))[0].referencedRecipe.slug).toBe('crumble');
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: null, note: 'Crust' });
    });
  });

  describe('that is deleted', () => {
    test('leaves its name, and is linked again when it comes back', async () => {
      const crust = await create('Crust');
      await create('Pie', asksFor('crust', { quantity: 2, note: 'cold' }));
      await create('Tart', asksFor('crust'));
      await remove('crust');
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: null, quantity: 2, note: 'Crust, cold' });
      await save('tart', { recipeIngredient: [{ ...(await linesOf('tart'))[0], note: 'bought pastry' }] });
      await create('Crust');
      expect(await restore(crust.id)).toMatchObject([{ isRenamed: true }]);
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: { id: crust.id }, note: 'cold' });
      expect((await linesOf('tart'))[0]).toMatchObject({ referencedRecipe: null, note: 'bought pastry' });
    });

    test.each([
      ['the part first', ['crust', 'pie']],
      ['the whole first', ['pie', 'crust']],
    ])('together with what it is a part of comes back with it, %s', async (_, order) => {
      const ids = new Map<string, string>();
      ids.set('crust', (await create('Crust')).id);
      ids.set('pie', (await create('Pie', asksFor('crust', { note: 'cold' }))).id);
      const both = await cook.call('POST', '/recipes/bulk-actions/delete', { body: { recipes: ['crust', 'pie'] } });
      expect(both.status).toBe(200);
      for (const slug of order) await restore(ids.get(slug) ?? '');
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: { slug: 'crust' }, note: 'cold' });
    });

    test('while the whole is in the bin leaves its name there', async () => {
      const crust = await create('Crust');
      const pie = await create('Pie', asksFor('crust'));
      await remove('pie');
      await save('crust', { name: 'Sweet crust' });
      await remove('sweet-crust');
      await restore(pie.id);
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: null, note: 'Sweet crust' });
      await restore(crust.id);
      expect((await linesOf('pie'))[0]).toMatchObject({ referencedRecipe: { slug: 'sweet-crust' }, note: '' });
    });
  });

  test('knows where it is used', async () => {
    await create('Crust');
    await create('Tart', asksFor('crust', { quantity: 1, unit: { name: 'batch' } }));
    await create('Pie', {
      recipeIngredient: [1, 2].map((quantity) => ({ quantity, referencedRecipe: { slug: 'crust' } })),
    });
    expect(await usedIn('crust')).toMatchObject([
      { recipe: { name: 'Pie' }, lines: [{ quantity: 1, unit: null }, { quantity: 2 }] },
      { recipe: { name: 'Tart' }, lines: [{ quantity: 1, unit: { name: 'batch' }, note: '' }] },
    ]);
    expect(await usedIn('pie')).toEqual([]);
  });

  test('is kept by a copy, and by a version that is gone back to', async () => {
    await create('Crust');
    await create('Pie', asksFor('crust'));
    const copy = await cook.call('POST', '/recipes/pie/duplicate', { body: { name: 'Copy' } });
    expect(copy.body.recipeIngredient[0].referencedRecipe.slug).toBe('crust');

    await save('pie', { recipeIngredient: [{ ...(await linesOf('pie'))[0], referencedRecipe: null, note: 'Crust' }] });
    const { body } = await cook.call('GET', '/recipes/pie/versions/3');
    expect(body.changes).toMatchObject([{ field: 'recipeIngredient', changed: 1 }]);
    expect(body.before.recipeIngredient[0].referencedRecipe).toMatchObject({ name: 'Crust', slug: 'crust' });
    const back = await cook.call('POST', '/recipes/pie/versions/2/restore');
    expect(back.body.recipeIngredient[0]).toMatchObject({ referencedRecipe: { slug: 'crust' }, note: '' });

    await remove('crust');
    const gone = await cook.call('POST', '/recipes/pie/versions/2/restore');
    expect(gone.body.recipeIngredient[0]).toMatchObject({ referencedRecipe: null, note: 'Crust' });
  });

  test('is a link for visitors only where they may see it', async () => {
    const groupSlug = (await cook.call('GET', '/users/self')).body.groupSlug;
    await cook.call('PUT', '/groups/preferences', { body: { privateGroup: false } });
    const open = { settings: { public: true } };
    await create('Crust', { settings: { public: false } });
    const pie = await create('Pie', { ...asksFor('crust', { quantity: 2 }), ...open });
    const { body: token } = await cook.call('POST', '/shared/recipes', { body: { recipeId: pie.id } });
    const visitor = callerOf(app);
    const lines = async () => [
      (await visitor('GET', `/explore/groups/${groupSlug}/recipes/pie`)).body.recipeIngredient[0],
      (await visitor('GET', `/recipes/shared/${token.id}`)).body.recipeIngredient[0],
    ];
    const hidden = { referencedRecipe: null, note: 'Crust', display: '2 Crust' };
    expect(await lines()).toMatchObject([hidden, hidden]);
    await save('crust', open);
    const shown = { referencedRecipe: { slug: 'crust' }, note: '' };
    expect(await lines()).toMatchObject([shown, shown]);
  });
});
