import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { ada, headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';

test.use({
  settings: {
    ...withAda,
    ALLOW_SIGNUP: 'true',
  },
});

test('cookbooks are made, put in order by keyboard, and shown to a visitor', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await cookSomeSoups(request);
  await logIn(page, '/g/home/cookbooks');

  await test.step('a new one shows what falls in before it is saved, and where its filter is wrong', async () => {
    await page.getByRole('button', { name: 'New cookbook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New cookbook' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Cookbook 1');
    await expect(dialog.getByText('No recipe matches yet')).toBeVisible();
    await dialog.getByLabel('Name').fill('Soups');
    await dialog.getByRole('combobox', { name: 'Categories' }).fill('Soup');
    await page.getByRole('option', { name: 'Soup', exact: true }).click();
    await expect(dialog.getByText('2 recipes match')).toBeVisible();
    await dialog.getByText('Advanced: write the rule yourself').click();
    await dialog.getByRole('textbox', { name: 'Filter' }).fill('rating >= 4 AND taste = "good"');
    await expect(dialog.locator('mark')).toHaveText('taste = "good"');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create cookbook' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Filter' })).toBeFocused();
    await expect(dialog.locator('mark')).toHaveText('taste = "good"');
    await dialog.getByRole('textbox', { name: 'Filter' }).fill('');
    await dialog.getByRole('group', { name: 'Stars' }).getByRole('button', { name: '4 stars' }).click();
    await expect(dialog.getByText('1 recipe matches')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create cookbook' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('of several tags all are asked for, or any', async () => {
    await page.getByRole('button', { name: 'New cookbook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New cookbook' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Cookbook 2');
    for (const [kind, names] of [
      ['Tags', ['Winter', 'Slow']],
      ['Tools', ['Pot', 'Oven']],
    ] as const) {
      for (const name of names) {
        await dialog.getByRole('combobox', { name: kind }).fill(name);
        await page.getByRole('option', { name, exact: true }).click();
      }
      const anyOrAll = dialog.getByRole('radiogroup', { name: `${kind}: any or all` });
      await expect(dialog.getByText('No recipe matches yet')).toBeVisible();
      await anyOrAll.getByText('Any of them').click();
      await expect(dialog.getByText('2 recipes match')).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'New cookbook' })).toBeFocused();
  });

  const shelf = page.getByRole('list', { name: 'Cookbooks' }).getByRole('listitem');
  await test.step('others take their places behind it, and change them by keyboard', async () => {
    for (const name of ['Salads', 'Bread']) {
      await page.getByRole('button', { name: 'New cookbook' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Create cookbook' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(shelf).toContainText(['Soups', 'Salads', 'Bread']);
    await shelf.filter({ hasText: 'Bread' }).getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(shelf).toContainText(['Soups', 'Bread', 'Salads']);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(shelf).toContainText(['Bread', 'Soups', 'Salads']);
    await expectAccessible(page);
    await page.reload();
    await expect(shelf).toContainText(['Bread', 'Soups', 'Salads']);
  });

  await test.step('one is filled by hand, from the menu of a card and by name, and keeps its order', async () => {
    await page.goto('/g/home');
    const bread = page.getByRole('article').filter({ hasText: 'Rye bread' });
    if (test.info().project.name === 'phone') {
      // A finger rests on it.
      await bread.getByRole('link').dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
      const sheet = page.getByRole('dialog', { name: 'Actions for Rye bread' });
      await expect(sheet).toBeVisible();
      await bread.getByRole('link').dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
      expect((await sheet.boundingBox())?.width).toBe(page.viewportSize()?.width);
    } else await bread.click({ button: 'right' });
    await expect(page.getByText('Duplicate')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Add to cookbook').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bread' }).click();
    await expect(page.getByText('Added to “Bread”')).toBeVisible();
    await page.goto('/g/home/cookbooks/bread');
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('button', { name: 'Edit cookbook' }).click();
    await page.getByPlaceholder('Find a recipe to add').fill('leek');
    await page.getByRole('option', { name: 'Leek soup' }).click();
    const picked = page.getByRole('list', { name: 'Always in' }).getByRole('listitem');
    await expect(picked).toContainText(['Rye bread', 'Leek soup']);
    await picked.getByRole('button', { name: 'Take out Leek soup' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(picked).toContainText(['Leek soup', 'Rye bread']);
    await page.getByRole('button', { name: 'Save cookbook' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('article')).toContainText(['Leek soup', 'Rye bread']);
    await page.goto('/g/home/cookbooks');
    await expect(shelf.filter({ hasText: 'Bread' })).toContainText('2 recipes · hand-picked');
    await expectAccessible(page);
  });

  await test.step('one that was deleted comes back to its place', async () => {
    await shelf.filter({ hasText: 'Soups' }).getByRole('button', { name: 'Actions for Soups' }).click();
    await page.getByRole('menuitem', { name: 'Delete cookbook' }).click();
    await expect(shelf).toContainText(['Bread', 'Salads']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shelf).toContainText(['Bread', 'Soups', 'Salads']);
  });

  await test.step('a visitor finds the public one, with its public recipes, and no other', async () => {
    await shelf.filter({ hasText: 'Soups' }).getByRole('button', { name: 'Actions for Soups' }).click();
    await page.getByRole('menuitem', { name: 'Edit cookbook' }).click();
    await page.getByRole('switch', { name: 'Public' }).check();
    await page.getByRole('button', { name: 'Save cookbook' }).click();
    await expect(shelf.filter({ hasText: 'Soups' })).toContainText('Public');

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL('/g/home/cookbooks', page.url()).href);
    await expect(visitor.getByRole('list', { name: 'Cookbooks' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(visitor);
    await visitor.getByRole('list', { name: 'Cookbooks' }).getByRole('link', { name: /Soups/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Soups' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
    await expectAccessible(visitor);

    await shelf.filter({ hasText: 'Soups' }).getByRole('button', { name: 'Actions for Soups' }).click();
    await page.getByRole('menuitem', { name: 'Edit cookbook' }).click();
    await page.getByRole('switch', { name: 'Public' }).uncheck();
    await page.getByRole('button', { name: 'Save cookbook' }).click();
    await expect(shelf.filter({ hasText: 'Soups' })).not.toContainText('Public');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'There is no such cookbook' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.context().close();
  });
});

test('a household’s recipes are put in order from their table, and some are taken along', { tag: '@phone' }, async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await cookSomeSoups(request);
  await logIn(page, '/group/data/recipes');
  const dialog = page.getByRole('dialog');
  const choose = async (...names: string[]) => {
    const selecting = page.getByRole('button', { name: 'Select', exact: true });
    if (await selecting.isVisible()) await selecting.click();
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  };
  const act = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click();

  await test.step('a search without result says so, and shows everything again', async () => {
    await expect(page.getByText('Leek soup')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('zzz');
    await expect(page.getByText('Nothing matches “zzz”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByText('Leek soup')).toBeVisible();
  });

  await test.step('two get a category, a new one and one that is there', async () => {
    await choose('Leek soup', 'Rye bread');
    await act('Tags');
    const categories = dialog.getByRole('combobox', { name: 'Categories' });
    await categories.fill('Starter');
    await categories.press('Enter');
    await categories.fill('Soup');
    await page.getByRole('option', { name: 'Soup', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Rye bread/ })).toContainText('Starter, Soup');
  });

  await test.step('one is hidden from visitors by a setting', async () => {
    await choose('Leek soup');
    await act('Settings');
    await expect(dialog.getByRole('button', { name: 'Change settings' })).toBeDisabled();
    await dialog.getByRole('radiogroup', { name: 'Visitors of a public group may see it' }).getByText('Off').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change settings' }).click();
    await expect(dialog).toBeHidden();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL('/g/home', page.url()).href);
    await expect(visitor.getByRole('heading', { name: 'Bean soup' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Leek soup' })).toBeHidden();
    await visitor.context().close();
  });

  await test.step('two are exported as texts, and how far that is stands above the table', async () => {
    await choose('Leek soup', 'Bean soup');
    await act('Export');
    await dialog.getByRole('radio', { name: 'Markdown' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const exports = page.getByRole('region', { name: 'Exports' });
    await expect(exports.getByText(/^2 recipes, .* kept until /)).toBeVisible();
    const fetched = page.waitForEvent('download');
    await exports.getByRole('button', { name: 'Download Markdown' }).click();
    expect((await fetched).suggestedFilename()).toMatch(/^recipes-markdown-.*\.zip$/);
    await exports.getByRole('button', { name: 'Delete all exports' }).click();
    await expect(exports).toBeHidden();
  });

  await test.step('two are deleted, after it was asked', async () => {
    await choose('Leek soup', 'Bean soup');
    await act('Delete');
    await expect(dialog.getByRole('heading', { name: 'Delete 2 recipes?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Actions for Leek soup' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Actions for Rye bread' })).toBeVisible();
  });

  await test.step('both come back at once, and one of them from the bin when it goes again', async () => {
    // What was done to tags and settings can be taken back too.
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('button', { name: 'Actions for Leek soup' })).toBeVisible();
    await page.goto('/g/home/r/leek-soup');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete recipe' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('/group/bin');
    const item = page.getByRole('listitem').filter({ hasText: 'Leek soup' });
    await expect(item).toContainText('30 days left');
    await expectAccessible(page);
    await item.getByRole('button', { name: 'Restore Leek soup' }).click();
    await expect(page.getByText('The bin is empty')).toBeVisible();
    await page.goto('/g/home/r/leek-soup');
    await expect(page.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
  });
});

test('many recipes get a tag, and all of them move into another household', async ({ page, request, browser }) => {
  test.slow();
  await cookSomeSoups(request);
  await logIn(page, '/g/home');

  await test.step('chosen among their pictures, all get a tag at once, and are found by it', async () => {
    const recipe = (name: string) => page.getByRole('article').filter({ hasText: name });
    await recipe('Leek soup').click({ modifiers: ['Control'] });
    await page.getByRole('checkbox', { name: 'Select Rye bread' }).press('Space');
    await expect(page.getByRole('toolbar').getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await expect(page.getByRole('toolbar').getByText('3 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('Moving');
    await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('toolbar')).toBeHidden();
    await page.goto('/g/home?tags=moving');
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  const archive = await test.step('an export of everything is written and fetched', async () => {
    await page.goto('/group/data/recipes');
    await page.getByRole('button', { name: 'Export everything' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Larder archive' }).click();
    const download = await fetched;
    expect(download.suggestedFilename()).toMatch(/^recipes-json-.*\.zip$/);
    return readFile(await download.path());
  });

  await test.step('another household brings all of them back', async () => {
    const bob = { username: 'bob', password: ada.password };
    const about = { group: 'Next door', email: 'bob@example.org', fullName: 'Bob' };
    await request.post('/api/users/register', { data: { ...about, ...bob, passwordConfirm: bob.password } });
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await logIn(other, '/group/data/recipes', bob);
    await other.getByRole('button', { name: 'Bring back' }).click();
    await other
      .getByLabel('Drop an export here')
      .setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer: archive });
    await expect(other.getByRole('link', { name: 'Leek soup' })).toBeVisible({ timeout: paced(30_000) });
    await expectAccessible(other);
    await other.goto('/group/data/recipes');
    await expect(other.getByText('Bean soup')).toBeVisible();
    const [mine, theirs] = [await recipesOf(request, ada), await recipesOf(request, bob)];
    expect(theirs).toEqual(mine);
    await other.context().close();
  });
});

const soups = [
  {
    name: 'Leek soup',
    recipeCategory: ['Soup'],
    tags: ['Winter'],
    tools: ['Pot'],
    rating: 5,
    recipeIngredient: [{ note: '2 leeks' }],
  },
  { name: 'Bean soup', recipeCategory: ['Soup'], rating: 3, recipeInstructions: [{ text: 'Soak, then cook.' }] },
  { name: 'Rye bread', tags: ['Slow'], tools: ['Oven'], recipeYield: '1 loaf', description: 'Dark.' },
];

/** Three public recipes in a household that visitors may see. */
async function cookSomeSoups(request: APIRequestContext) {
  const headers = await headersOf(request);
  await request.put('/api/groups/preferences', { headers, data: { privateGroup: false, recipePublic: true } });
  for (const { name, ...data } of soups) {
    const slug = await (await request.post('/api/recipes', { headers, data: { name } })).json();
    await request.patch(`/api/recipes/${slug}`, { headers, data: { ...data, settings: { public: true } } });
  }
}

/** What recipes say, without what differs from household to household. */
async function recipesOf(request: APIRequestContext, member: typeof ada) {
  const headers = await headersOf(request, member);
  const { items } = await (await request.get('/api/recipes?perPage=-1&orderBy=name', { headers })).json();
  const recipes: unknown[] = [];
  for (const { slug } of items) {
    const recipe = await (await request.get(`/api/recipes/${slug}`, { headers })).json();
    const { name, description, recipeYield, rating, settings, tags, recipeIngredient, recipeInstructions } = recipe;
    const lines = recipeIngredient.map(({ display }: { display: string }) => display);
    const steps = recipeInstructions.map(({ text }: { text: string }) => text);
    const tagNames = tags.map(({ name }: { name: string }) => name);
    recipes.push({ slug, name, description, recipeYield, rating, settings, tagNames, lines, steps });
  }
  return recipes;
}
