import type { Found, MarkedText } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const recipes = [
  { name: 'Roast tomato soup', recipeIngredient: ['1 kg tomatoes'] },
  {
    name: 'Shakshuka',
    recipeIngredient: [{ quantity: 800, unit: { name: 'gram' }, food: { name: 'tinned tomatoes' } }],
  },
  { name: 'Crème Brûlée', description: 'Comes from [France](https://example.org) and is **burnt** on top.' },
  { name: 'Rye loaf', tags: ['Baking'] },
  { name: 'Trout', description: 'No baking needed.' },
  {
    name: 'Kimchi',
    settings: { public: false },
    recipeInstructions: [
      { text: `${'Rinse and wait. '.repeat(12)}Massage the cabbage with salt. ${'Wait. '.repeat(40)}` },
    ],
  },
  { name: '豚肉じゃが' },
];

forEachDialect('what a few letters find', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let slug: string;

  beforeAll(async () => {
    app = await createTestApp(database);
    const household = await createHousehold(app, 'Home');
    cook = household.member;
    slug = household.group.slug;
    const stranger = (await createHousehold(app, 'Others')).member;
    await stranger.call('POST', '/recipes', { body: { name: 'Tomato of others' } });
    for (const { name, ...fields } of recipes) {
      const { body } = await cook.call('POST', '/recipes', { body: { name } });
      const { status } = await cook.call('PATCH', `/recipes/${encodeURIComponent(body)}`, { body: fields });
      expect(status).toBe(200);
    }
  });
  afterAll(() => app.close());

  const shown = ({ text, marks }: MarkedText) =>
    marks.toReversed().reduce((marked, [from, to]) => {
      const [before, match, after] = [marked.slice(0, from), marked.slice(from, to), marked.slice(to)];
      return `${before}[${match}]${after}`;
    }, text);
  const find = async (text: string): Promise<Found> => {
    const { body, status } = await cook.call('GET', `/groups/search?search=${encodeURIComponent(text)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const lines = async (text: string) =>
    (await find(text)).recipes.items.map(({ name, line }) => [shown(name), ...(line ? [shown(line)] : [])]);

  test.each([
    ['tom', [['Roast [tom]ato soup'], ['Shakshuka', expect.stringContaining('tinned [tom]atoes')]]],
    ['tomatoes', [['Roast [tomato] soup'], ['Shakshuka', expect.stringContaining('tinned [tomatoes]')]]],
    ['tomtao', [['Roast [tomato] soup'], ['Shakshuka', expect.stringContaining('tinned [tomatoes]')]]],
    ['creme bru', [['[Crème] [Brû]lée']]],
    ['burnt france', [['Crème Brûlée', 'Comes from [France] and is [burnt] on top.']]],
    ['soup kg', [['Roast tomato [soup]', '1 [kg] tomatoes']]],
    ['肉', [['豚[肉]じゃが']]],
    // What is tagged so comes before what only speaks of it.
    [
      'baking',
      [
        ['Rye loaf', '[Baking]'],
        ['Trout', 'No [baking] needed.'],
      ],
    ],
    ['zebra', []],
    ['?!', []],
  ])('%s, and why', async (text, found) => expect(await lines(text)).toEqual(found));

  test('of a long text the line around the match is shown', async () => {
    const [[, line = ''] = []] = await lines('cabbage');
    expect(line).toMatch(/^….*Massage the \[cabbage\] with salt\..*…$/);
    expect(line.length).toBeLessThan(130);
  });

  test('tags and foods are found beside recipes', async () => {
    expect(await find('bak')).toMatchObject({
      recipes: { total: 2 },
      tags: [{ name: 'Baking', slug: 'baking' }],
      foods: [],
    });
    expect((await find('tinned')).foods).toEqual([expect.objectContaining({ name: 'tinned tomatoes', slug: null })]);
  });

  test('nobody finds by letters that are none', async () => {
    expect((await cook.call('GET', '/groups/search?search=%20')).status).toBe(422);
  });

  test('visitors find what is public', async () => {
    const visit = async (text: string) =>
      (await callerOf(app)('GET', `/explore/groups/${slug}/search?search=${text}`)).body;
    expect((await visit('shakshuka')).recipes.items).toHaveLength(1);
    expect((await visit('kimchi')).recipes).toMatchObject({ total: 0, items: [] });
  });
});
