import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('reading ingredients', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const create = async (path: '/foods' | '/units', ...things: object[]) => {
    for (const body of things) expect((await cook.call('POST', path, { body })).status).toBe(201);
  };
  const parse = async (ingredients: string[], more: object = {}) => {
    const { status, body } = await cook.call('POST', '/parser/ingredients', { body: { ingredients, ...more } });
    expect(status).toBe(200);
    return body;
  };
  const short = async (line: string, more: object = {}) => {
    const [{ ingredient }] = await parse([line], more);
    const { quantity, unit, food, note } = ingredient;
    return [quantity, unit?.id ? `${unit.name}!` : (unit?.name ?? null), food?.id ? `${food.name}!` : food?.name, note];
  };

  test('a line comes back in parts, each with how sure it is, as foods and units that could be created', async () => {
    const [parsed] = await parse(['2 1/2 cups all-purpose flour, sifted']);

    expect(parsed).toMatchObject({
      input: '2 1/2 cups all-purpose flour, sifted',
      language: 'en',
      corrections: [],
      ingredient: {
        quantity: 2.5,
        unit: { id: null, name: 'cups', fraction: true, abbreviation: '' },
        food: { id: null, name: 'all-purpose flour', pluralName: null, labelId: null },
        note: 'sifted',
        originalText: '2 1/2 cups all-purpose flour, sifted',
        disableAmount: false,
        isFood: true,
        title: null,
        display: '2½ cups all-purpose flour sifted',
      },
    });
    expect(parsed.ingredient.referenceId).toMatch(/^[\da-f-]{36}$/);
    const { average, comment, name, unit, quantity, food } = parsed.confidence;
    expect(food).toBe(name);
    for (const sure of [average, comment, name, unit, quantity]) expect(sure).toBeGreaterThan(0.5);
  });

  test('one line can be asked for alone', async () => {
    const { body } = await cook.call('POST', '/parser/ingredient', { body: { ingredient: '1 egg' } });
    expect(body).toMatchObject({ input: '1 egg', ingredient: { quantity: 1, unit: null, food: { name: 'egg' } } });
  });

  test('the rules alone do not say how sure they are', async () => {
    const [{ confidence, ingredient }] = await parse(['2 Zehen Knoblauch'], { parser: 'brute', language: 'de' });
    expect(confidence).toEqual({ average: null, comment: null, name: null, unit: null, quantity: null, food: null });
    expect(ingredient).toMatchObject({ quantity: 2, unit: { name: 'Zehen' }, food: { name: 'Knoblauch' } });
  });

  test('foods and units are the group’s own, by name, plural, abbreviation, in any case and without accents', async () => {
    await create('/foods', { name: 'tomato', pluralName: 'tomatoes' }, { name: 'Crème fraîche' }, { name: 'broccoli' });
    await create(
      '/units',
      { name: 'gram', abbreviation: 'g' },
      { name: 'clove', pluralName: 'cloves' },
      { name: 'tablespoon', abbreviation: 'tbsp' },
    );

    expect(await short('500 g Tomatoes')).toEqual([500, 'gram!', 'tomato!', '']);
    expect(await short('2 Tbsp. creme fraiche')).toEqual([2, 'tablespoon!', 'Crème fraîche!', '']);
    expect(await short('3 large cloves garlic')).toEqual([3, 'clove!', 'garlic', 'large']);
    expect(await short('1 head brocolli')).toEqual([1, 'head', 'broccoli!', '']);
    expect(await short('1 teaspoon salt')).toEqual([1, 'teaspoon', 'salt', '']);
  });

  test('aliases lead to their food, which another group does not have', async () => {
    await create('/foods', { name: 'spring onion', aliases: [{ name: 'scallion' }] });
    expect(await short('3 scallions, sliced')).toEqual([3, null, 'spring onion!', 'sliced']);

    cook = (await createHousehold(app)).member;
    expect(await short('3 scallions, sliced')).toEqual([3, null, 'scallions', 'sliced']);
  });

  test('the group’s own words win over the parser, in other languages too', async () => {
    await create('/foods', { name: 'frisch gepresster Orangensaft' }, { name: 'bay leaves' });
    await create('/units', { name: 'Blob' });

    expect(await short('200 ml frisch gepresster Orangensaft', { language: 'de' })).toEqual([
      200,
      'ml',
      'frisch gepresster Orangensaft!',
      '',
    ]);
    expect(await short('2 Blob Mayonnaise', { language: 'de' })).toEqual([2, 'Blob!', 'Mayonnaise', '']);
    expect(await short('2 bay leaves')).toEqual([2, null, 'bay leaves!', '']);
  });

  test('a standard unit is the group’s own, whatever language it has it in', async () => {
    await create('/units', { name: 'tablespoon' }, { name: 'Gramm' }, { name: 'cup' }, { name: 'pint' });
    expect(await short('2 EL Zucker', { language: 'de' })).toEqual([2, 'tablespoon!', 'Zucker', '']);
    expect(await short('500 g flour')).toEqual([500, 'Gramm!', 'flour', '']);
    expect(await short('1 teaspoon salt')).toEqual([1, 'teaspoon', 'salt', '']);
    expect(await short('1 Tasse Reis', { language: 'de' })).toEqual([1, 'Tasse', 'Reis', '']);
  });

  test('the language is found out from all lines together', async () => {
    const parsed = await parse(['250 g Mehl', '2 EL Zucker', '1 Prise Salz', '1 Bund Petersilie, fein gehackt']);
    expect(new Set(parsed.map(({ language }: { language: string }) => language))).toEqual(new Set(['de']));
    expect(parsed[1].ingredient).toMatchObject({ quantity: 2, unit: { name: 'EL' }, food: { name: 'Zucker' } });
    expect(parsed[3].ingredient).toMatchObject({ food: { name: 'Petersilie' }, note: 'fein gehackt' });
  });

  test.each([
    ['1 cup butter or margarine', 'margarine'],
    ['1 cup (240 ml) milk', '240'],
    ['2-3 cloves garlic', '2-3'],
    ['a few sprigs thyme', 'few'],
    ['2 large eggs, beaten', 'large'],
    ['oil, for frying', 'for frying'],
  ])('nothing of "%s" is lost', async (line, kept) => {
    const [{ ingredient }] = await parse([line]);
    expect(ingredient.originalText).toBe(line);
    expect(`${ingredient.food?.name} ${ingredient.note}`).toContain(kept);
  });

  test.each<[string, object]>([
    ['too many lines', { ingredients: Array.from({ length: 10_000 }, () => '1 egg') }],
    ['a line that is too long', { ingredients: ['x'.repeat(2001)] }],
    ['too much text', { ingredients: Array.from({ length: 100 }, () => 'flour '.repeat(300)) }],
    ['no lines', {}],
    ['an unknown parser', { ingredients: [], parser: 'magic' }],
  ])('%s gets a clear refusal', async (_, body) => {
    const { status, body: reply } = await cook.call('POST', '/parser/ingredients', { body });
    expect(status).toBe(422);
    expect(reply.detail[0].msg).not.toBe('');
  });

  test.each([
    '',
    ' ',
    '\ud83d',
    '１½ カップ 小麦粉',
    '🥚🥚',
    '\u202e2 eggs',
    '½'.repeat(500),
    '('.repeat(2000),
    '1/0 cup x',
    '9e999 g',
  ])('odd text comes back: %j', async (line) => {
    const [{ ingredient }] = await parse([line]);
    expect(ingredient.quantity === null || Number.isFinite(ingredient.quantity)).toBe(true);
  });

  test('a language model that is not set up is named as such', async () => {
    const { status, body } = await cook.call('POST', '/parser/ingredients', {
      body: { ingredients: ['1 egg'], parser: 'openai' },
    });
    expect([status, body.detail.code]).toEqual([400, 'parser.not-configured']);
    expect((await cook.call('GET', '/parser')).body).toEqual(['nlp', 'brute']);
  });
});
