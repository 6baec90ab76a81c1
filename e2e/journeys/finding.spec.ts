import type { APIRequestContext } from '@playwright/test';
import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('recipes are filtered, found again as they were left, and searched by keys', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  await cookManyDishes(request);
  await logIn(page, '/g/home');
  const bar = page.getByRole('group', { name: 'Order and filters' });
  const recipes = page.getByRole('main').getByRole('article');
  const goTo = async (name: string) => {
    if (!isMobile) return page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  };

  await test.step('a sheet has every filter, and says how many recipes they leave', async () => {
    await bar.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: '40 min' }).click();
    await sheet.getByRole('button', { name: 'Vegetarian 40' }).click();
    await sheet.getByRole('button', { name: 'Never made' }).click();
    await expect(sheet.getByRole('button', { name: 'Show 40 recipes' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Quick greens');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Show 40 recipes' }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('a reload and a way over another page lead back to where one was', async () => {
    await page.reload();
    await expect(bar.getByRole('button', { name: 'Remove filter Vegetarian' })).toBeVisible();
    await expect(recipes.first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await goTo('Tags');
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await page.getByRole('link', { name: 'Recipes', exact: true }).last().click();
    await expect(recipes.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  });

  await test.step('filters go one by one or all at once, and a saved one comes back', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole('button', { name: 'Remove filter Up to 40 min' }).click();
    await expect(bar.getByRole('button', { name: 'Filters' })).toHaveText(/2/);
    await bar.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/g\/home$/);
    await bar.getByRole('button', { name: 'Quick greens' }).click();
    await expect(bar.getByRole('button', { name: 'Remove filter Vegetarian' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a search tells why it has found something, and leads to a tag', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search recipes, foods, tags' });
    await field.pressSequentially('cinnamn');
    await expect(page.getByRole('option', { name: /Apple cake.*2 g cinnamon/ })).toBeVisible();
    await expect(page.locator('mark')).toHaveText('cinnamon');
    await expectAccessible(page);
    await field.fill('vegetar');
    await expect(page.getByRole('option', { name: /^Vegetarian/ })).toBeVisible();
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Vegetarian' })).toBeVisible();
    await expect(page).toHaveURL(/\/recipes\/tags\/vegetarian$/);
  });
});

/** Forty salads, and a cake that has nothing to do with them. */
async function cookManyDishes(request: APIRequestContext) {
  const headers = await headersOf(request);
  const cook = async (name: string, fields: object) => {
    const slug: string = await (await request.post('/api/recipes', { headers, data: { name } })).json();
    await request.patch(`/api/recipes/${slug}`, { headers, data: fields });
  };
  await cook('Apple cake', { recipeIngredient: ['2 g cinnamon'], totalTime: '2 hours' });
  for (let number = 1; number <= 40; number++) {
    await cook(`Salad ${number}`, { tags: ['Vegetarian'], totalTime: '20 minutes' });
  }
}
