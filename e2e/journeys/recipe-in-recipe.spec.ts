import type { Page } from '@playwright/test';
import { callsOf, headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';

test.use({ settings: withAda });

/** Links the line of an open editor by the keyboard alone, and saves. */
async function linkLine(page: Page, line: string, search: string) {
  await press(page, page.getByRole('button', { name: `More for ${line}` }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('menuitem', { name: 'Link a recipe …' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A recipe for this line' });
  await expect(dialog.getByLabel('Search recipes')).toBeFocused();
  await page.keyboard.type(search);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
}

test('a recipe is put into another one, opens there, scales along, and never contains itself', async ({
  page,
  request,
}) => {
  test.slow();
  const headers = await headersOf(request);
  const create = async (name: string, data: object) => {
    const slug = await (await request.post('/api/recipes', { headers, data: { name } })).json();
    await request.patch(`/api/recipes/${slug}`, { headers, data });
  };
  await create('Shortcrust', {
    recipeYield: '900 g',
    recipeIngredient: [{ quantity: 400, unit: { name: 'gram' }, food: { name: 'flour' } }, 'some love'],
    recipeInstructions: [{ text: 'Rub and chill for 1 h.' }],
  });
  await create('Pie', {
    recipeServings: 4,
    recipeIngredient: [{ quantity: 450, unit: { name: 'gram' }, food: { name: 'pastry' } }],
    recipeInstructions: [{ text: 'Line the tin with the shortcrust.' }],
  });
  await logIn(page, '/g/home/r/pie?edit=true');

  await test.step('linking a line by the keyboard', async () => {
    await linkLine(page, '450 grams pastry', 'short');
    await expect(page).toHaveURL(/\/r\/pie$/);
  });

  await test.step('opening it in its line, and scaling', async () => {
    const line = page.getByRole('button', { name: 'Shortcrust', exact: true });
    await press(page, line);
    await page.keyboard.press('Enter');
    await expect(page.getByText('½ of the recipe, which makes 900 g')).toBeVisible();
    const ingredients = page.getByRole('region', { name: 'Ingredients' });
    await expect(ingredients.getByText('200')).toBeVisible();
    const method = page.getByRole('region', { name: 'Method' });
    await method.getByText('How to make Shortcrust').click();
    await expect(method.getByRole('button', { name: /1 h/ })).toBeVisible();
    await expectAccessible(page);
    for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByText('The whole recipe, which makes 900 g')).toBeVisible();
    await expect(ingredients.getByText('400')).toBeVisible();
  });

  await test.step('on paper below it, unless somebody wants it without', async () => {
    await page.goto('/g/home/r/pie?print=true');
    await expect(page.getByRole('heading', { name: 'Shortcrust' })).toBeVisible();
    await page.getByRole('switch', { name: 'Recipes within it' }).click();
    await expect(page.getByRole('heading', { name: 'Shortcrust' })).toBeHidden();
  });

  await test.step('where it is used', async () => {
    await page.goto('/g/home/r/shortcrust');
    const used = page.getByRole('region', { name: 'Used in' });
    await expect(used.getByRole('link', { name: /^Pie/ })).toHaveText(/450 grams/);
    await expectAccessible(page);
    await used.getByRole('link', { name: /^Pie/ }).click();
    await expect(page).toHaveURL(/\/r\/pie$/);
  });

  await test.step('what it needs, or itself where somebody buys it, goes on a list', async () => {
    const call = await callsOf(request);
    const list = await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
    const lines = async (): Promise<string[]> =>
      (await call('GET', `/groups/shopping/lists/${list.id}`)).listItems.map(
        ({ display }: { display: string }) => display,
      );
    await page.goto('/g/home/r/pie');
    const dialog = page.getByRole('dialog');
    const either = dialog.getByRole('group', { name: 'Shortcrust: make or buy' });
    const add = async () => {
      await page.getByRole('button', { name: 'Add to list' }).click();
      await expect(either.getByRole('button', { name: 'Make' })).toHaveAttribute('aria-pressed', 'true');
    };
    await add();
    await dialog.getByRole('button', { name: 'Add 1 item to Weekly shop' }).click();
    await expect.poll(async () => (await lines()).sort()).toEqual(['200 grams flour', 'some love']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(lines).toEqual([]);
    await add();
    await press(page, either.getByRole('button', { name: 'Buy' }));
    await page.keyboard.press('Space');
    await expect(either.getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 item to Weekly shop' }).click();
    await expect.poll(lines).toEqual(['450 grams Shortcrust']);
  });

  await test.step('a circle is refused, and the edit stays', async () => {
    await page.goto('/g/home/r/shortcrust?edit=true');
    await linkLine(page, 'some love', 'pie');
    await expect(page.getByText(/“Pie” can’t be an ingredient here/)).toBeVisible();
    await expect(page).toHaveURL(/edit=true/);
  });
});
