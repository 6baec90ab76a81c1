import { describe, expect, test } from 'vitest';
import * as other from '../../test/samples/other-versions.ts';
import { readAll } from '../../test/sent-files.ts';

type Expected = Record<string, unknown>;

const url = 'https://pies.example/leek';
const inGroups = (...groups: [name: string | null, ...lines: string[]][]) =>
  groups.map(([name, ...lines]) => ({ name, ingredients: lines.map((text) => ({ text })) }));
const inSections = (...sections: [name: string | null, ...steps: string[]][]) =>
  sections.map(([name, ...steps]) => ({ name, steps: steps.map((text) => ({ text })) }));

/** What each of them says of the same pie. */
const recipes: [what: string, files: Record<string, string>, app: string, expected: Expected][] = [
  [
    'pages of Paprika',
    other.pagesOfPaprika,
    'paprika',
    {
      url,
      rating: 4,
      prepTime: 10,
      categories: ['Dinner', 'Pies'],
      notes: [{ text: 'Good cold.' }],
      nutrition: { calories: '300 kcal' },
      ingredientGroups: inGroups([null, '2 leeks'], ['For the crust', '200 g flour']),
    },
  ],
  [
    'RecipeML',
    other.recipemlWithMenu,
    'recipeml',
    { ingredientGroups: inGroups(['Crust', '1/2 cup flour'], ['Filling', '2-3 leeks, sliced', 'nutmeg, optional']) },
  ],
  [
    'old Gourmet',
    other.oldGourmet,
    'gourmet',
    {
      rating: 4,
      yield: '6',
      ingredientGroups: inGroups([null, '2 c. leeks, sliced'], ['Crust', '200 g flour, optional']),
    },
  ],
  [
    'Meal-Master',
    other.twoColumns,
    'mealmaster',
    {
      name: 'Leek Pie',
      ingredientGroups: inGroups(
        [
          null,
          '2 large Leeks; sliced',
          '200 g Flour; sifted and then sifted again',
          '100 g Butter',
          '1 teaspoon Salt',
          '1/2 teaspoon Pepper',
          '1 pinch Nutmeg; freshly grated',
        ],
        ['SAUCE', '1 cup Cream', '2 Eggs'],
      ),
    },
  ],
  [
    'Mela',
    other.melaWithHeadings,
    'mela',
    {
      url,
      ingredientGroups: inGroups(['Crust', '200 g flour'], ['Filling', '2 leeks']),
      instructionSections: inSections(['First', 'Cook.'], ['Then', 'Bake well.']),
      nutrition: { calories: '300 kcal' },
    },
  ],
  [
    'Crouton',
    other.croutonOutOfOrder,
    'crouton',
    {
      url,
      tags: ['Pies'],
      yield: '6',
      cookTime: 60,
      ingredientGroups: [{ ingredients: [{ text: '2 leeks, sliced' }, { text: '200 g flour' }, { text: 'salt' }] }],
      instructionSections: inSections(['Filling', 'Cook.', 'Bake.']),
    },
  ],
  [
    'Recipe Keeper',
    other.recipeKeeperTable,
    'recipekeeper',
    { url, rating: 4, isFavourite: true, tags: ['Winter'], categories: ['Main', 'Pies'], prepTime: 20, cookTime: 60 },
  ],
  [
    'My CookBook',
    other.oldCookmate,
    'cookmate',
    {
      url,
      rating: 4,
      categories: ['Pies', 'Main'],
      tags: ['winter'],
      ingredientGroups: inGroups([null, '2 leeks', '200 g flour']),
    },
  ],
  [
    'Tandoor',
    other.tandoorFolder,
    'tandoor',
    {
      url,
      yield: '6 pieces',
      prepTime: 20,
      cookTime: 60,
      ingredientGroups: [
        { name: 'Crust', ingredients: [{ text: '200 g flour, sifted' }] },
        { name: 'Filling', ingredients: [{ text: '2 leeks' }] },
      ],
    },
  ],
  [
    'KitchenOwl',
    other.kitchenowlWithTimes,
    'kitchenowl',
    { url, prepTime: 20, cookTime: 60, totalTime: 80, tags: ['pies'] },
  ],
  [
    'Saffron',
    other.saffronWithHeadings,
    'saffron',
    {
      url,
      prepTime: 20,
      totalTime: 80,
      ingredientGroups: inGroups([null, '2 leeks'], ['For the crust', '200 g flour']),
    },
  ],
  [
    'BigOven',
    other.bigovenWithIds,
    'bigoven',
    { url, yield: '6 servings', rating: 4.5, pictures: [{ url: 'https://pies.example/p.jpg' }] },
  ],
  [
    'Plan to Eat',
    other.planToEatOfToday,
    'plantoeat',
    {
      url,
      rating: 4,
      cuisines: ['Welsh'],
      nutrition: { calories: '300', fatContent: '1g' },
      ingredientGroups: inGroups(['For the crust', '200 g flour'], ['For the filling', '2 itm leeks, sliced']),
    },
  ],
  [
    'Krecipes',
    other.krecipesWithSubstitutes,
    'krecipes',
    { author: 'Ada', ingredientGroups: inGroups([null, '2 leeks, sliced'], ['Crust', '200 g flour, or', '150 g rye']) },
  ],
  [
    'MasterCook',
    other.mastercookOfToday,
    'mastercook_text',
    {
      name: 'Leek Pie',
      yield: '6',
      totalTime: 80,
      description: 'Good.',
      nutrition: { calories: '300' },
      ingredientGroups: inGroups([null, '2 leeks, sliced'], ['CRUST', '200 g flour', '1/2 teaspoon salt, or to taste']),
    },
  ],
  [
    "Now You're Cooking",
    other.nycWithAuthor,
    'nowyourecooking',
    {
      name: 'Leek Pie',
      categories: ['pies', 'main'],
      yield: '6 servings',
      unplaced: [{ name: 'Recipe By', text: 'Ada' }],
    },
  ],
  [
    'Living Cookbook',
    other.livingCookbook4,
    'livingcookbook',
    { url, totalTime: 80, ingredientGroups: inGroups([null, '2 leeks, sliced'], ['Crust', '200 g flour']) },
  ],
  [
    'ChefTap',
    other.cheftap,
    'text',
    { url, ingredientGroups: inGroups([null, '2 leeks', '200 g flour']), notes: [{ text: 'Good cold.' }] },
  ],
  [
    'a newspaper',
    other.newspaper,
    'text',
    {
      name: 'Leek Pie',
      yield: '6 servings',
      instructionSections: inSections([null, 'Cook the leeks until soft.', 'Bake for an hour.']),
    },
  ],
  [
    'Markdown',
    other.groceryMarkdown,
    'markdown',
    { notes: [{ text: 'Good cold.' }], ingredientGroups: inGroups(['Filling', '2 leeks', '200 g flour']) },
  ],
  [
    'Paprika of today',
    other.paprikaOfToday,
    'paprika',
    {
      description: 'A good one.',
      notes: [{ text: 'See Pesto.' }],
      ingredientGroups: [
        { name: 'For the crust', ingredients: [{ text: '200 g flour' }] },
        { name: 'FILLING', ingredients: [{ text: '2 leeks' }, { text: 'Pesto', recipe: 'Pesto' }] },
      ],
      instructionSections: inSections([null, 'Cook slowly.', 'Add the Pesto.']),
      pictures: [{}, {}],
    },
  ],
  [
    'YAML for Paprika',
    other.paprikaYaml,
    'paprika',
    {
      url,
      author: 'Aunt Ada',
      yield: '4-6 servings',
      prepTime: 10,
      rating: 5,
      isFavourite: true,
      categories: ['Pies', 'Winter'],
      nutrition: { calories: '500' },
      notes: [{ text: 'Good cold.' }],
      pictures: [{}],
      ingredientGroups: inGroups([null, '2 leeks', '200 g flour']),
      instructionSections: inSections([null, 'Cook the leeks.', 'Bake for an hour.']),
    },
  ],
  [
    'Cookmate with headings',
    other.cookmateWithHeadings,
    'cookmate',
    {
      isFavourite: true,
      ingredientGroups: inGroups(['Crust', '200 g flour'], ['Filling', '2 leeks']),
      instructionSections: inSections(['First', 'Cook.', 'Bake.']),
    },
  ],
  [
    'KitchenOwl in Markdown',
    other.kitchenowlInMarkdown,
    'kitchenowl',
    { instructionSections: inSections(['First', 'Cook the leek.'], ['Then', 'Bake.']) },
  ],
  [
    'RecipeSage as JSON',
    other.recipesageJson,
    'schema',
    {
      url,
      author: 'Aunt Ada',
      createdAt: '2023-01-02T10:00:00.000Z',
      categories: ['Pies'],
      ingredientGroups: inGroups(['Crust', '200 g flour'], ['Filling', '2 leeks']),
      instructionSections: inSections(['First', 'Cook.']),
      notes: [{ title: 'Author Notes', text: 'Good cold.' }],
    },
  ],
  [
    'Living Cookbook with links',
    other.livingCookbookWithLinks,
    'livingcookbook',
    {
      key: 'book.fdx#10',
      categories: ['Main', 'Pies'],
      ingredientGroups: [{ name: null, ingredients: [{ text: '1 Pesto', recipe: 'book.fdx#11' }] }],
      unplaced: [{ name: 'Oven temperature', text: '350 °F' }],
    },
  ],
  ['Krecipes with ratings', other.krecipesWithRatings, 'krecipes', { rating: 4.5, notes: [{ title: 'Ada' }] }],
  [
    'MasterCook with an address',
    other.mastercookWithAddress,
    'mastercook_text',
    {
      url,
      instructionSections: inSections([null, 'Bake.']),
      unplaced: [{ name: 'formatted by', text: 'Ada Crust' }],
    },
  ],
  [
    'RezKonv with facts',
    other.rezkonvWithFacts,
    'rezkonv',
    {
      prepTime: 30,
      notes: [{ title: 'Erfasser', text: 'Ada aus Wales' }],
      instructionSections: inSections([null, 'Den Lauch kochen.', 'Eine Stunde backen.']),
    },
  ],
  [
    "Now You're Cooking with facts",
    other.nycWithFacts,
    'nowyourecooking',
    {
      url,
      prepTime: 20,
      yield: '6 servings',
      notes: [{ title: 'Contributor', text: 'Ada' }],
      ingredientGroups: inGroups([null, '1 1/2 cups flour; sifted', '1/2 tsp salt']),
      instructionSections: inSections([null, 'Bake.']),
    },
  ],
  [
    'RecipeMD',
    other.recipeMd,
    'markdown',
    {
      description: 'A good one.',
      tags: ['pies', 'winter'],
      yield: '6 slices',
      ingredientGroups: [
        { name: null, ingredients: [{ text: '2 leeks' }, { text: '1 pesto', recipe: 'pesto' }] },
        { name: 'Crust', ingredients: [{ text: '200 g flour' }] },
      ],
      instructionSections: inSections([null, 'Cook the leeks.', 'Bake for an hour.']),
    },
  ],
  [
    'Obsidian',
    other.obsidianNote,
    'markdown',
    { url, tags: ['pies'], notes: [], ingredientGroups: inGroups([null, '2 leeks', '200 g flour']) },
  ],
  [
    'JSON of nobody',
    other.namedJson,
    'schema',
    {
      url,
      yield: '6',
      tags: ['winter', 'slow'],
      isFavourite: true,
      ingredientGroups: inGroups([null, '2 leeks, sliced', '200 g flour']),
      instructionSections: inSections([null, 'Cook the leeks.', 'Bake for an hour.']),
    },
  ],
  ['Cooklang with scales', other.scaledCooklang, 'cooklang', { yield: '2' }],
  [
    'Nextcloud in Markdown',
    other.nextcloudMarkdown,
    'nextcloud',
    { description: 'A good one.', instructionSections: inSections([null, 'Cook slowly.']) },
  ],
  [
    'Google Keep',
    other.keepNote,
    'text',
    {
      url,
      tags: ['Pies'],
      createdAt: '2020-09-13T12:26:40.000Z',
      ingredientGroups: inGroups([null, '2 leeks', '200 g flour']),
    },
  ],
];

describe('other versions', () => {
  test.each(recipes)('of %s', async (_, files, app, expected) => {
    const [read, ...others] = await readAll(files);
    expect(read).toMatchObject({ app, name: 'Leek pie', ...expected });
    expect(others).toEqual([]);
    expect(read?.instructionSections.flatMap(({ steps }) => steps).length).toBeGreaterThan(0);
  });
});

test('a line of a table is parted at commas where most parts begin with an amount', async () => {
  const read = await readAll(other.tableOfLines);
  expect(read.map(({ ingredientGroups }) => ingredientGroups)).toMatchObject([
    inGroups([null, '2 leeks, sliced']),
    inGroups([null, '2 leeks', '200 g flour', 'salt']),
  ]);
});

test('a recipe that is nested in another one of Grocy is a line of it', async () => {
  const [pie] = await readAll(other.nestedGrocy);
  expect(pie?.ingredientGroups).toMatchObject([
    { ingredients: [{ text: '2 leeks' }] },
    { ingredients: [{ text: '1 Crust', recipe: 'grocy.json#2' }] },
  ]);
});

const links: [what: string, files: Record<string, string>, expected: Expected][] = [
  ['saved links of Google', other.savedLinks, { name: 'Leek pie', notes: [{ text: 'Good.' }] }],
  [
    'Firefox',
    other.firefox,
    { name: 'Leek pie', categories: ['Pies'], tags: ['winter', 'slow'], createdAt: '2020-09-13T12:26:40.000Z' },
  ],
  ['Chromium', other.chromium, { name: 'Leek pie', categories: ['Pies'] }],
  ['Pocket', other.pocketPage, { name: 'Leek pie', tags: ['winter', 'slow'] }],
  [
    'Pocket as a table',
    other.pocketTable,
    { name: 'Leek pie', tags: ['winter', 'slow'], createdAt: '2020-09-13T12:26:40.000Z' },
  ],
  ['Raindrop', other.raindrop, { name: 'Leek pie', categories: ['Pies'], tags: ['winter', 'slow'] }],
  ['Instapaper', other.instapaper, { name: 'Leek pie', categories: ['Pies'], tags: ['winter'] }],
  ['somebody who typed', other.typed, { name: '', categories: ['Pies'], tags: ['winter', 'slow'] }],
];

describe('lists of links', () => {
  test.each(links)('of %s', async (_, files, expected) => {
    const [read] = await readAll(files);
    expect(read).toMatchObject({ isLink: true, url, ...expected });
  });
});
