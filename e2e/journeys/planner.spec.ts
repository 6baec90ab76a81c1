import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';

test.use({ settings: withAda });

const recipes = ['Leek stew', 'Bean soup', 'Fish pie'];

/** A day as headings and buttons name it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

test('a dinner is planned with two taps, and taken back', { tag: '@phone' }, async ({ page, request, isMobile }) => {
  const call = await callsOf(request);
  // The whole week lies ahead.
  await call('PUT', '/groups/preferences', { firstDayOfWeek: new Date().getDay() });
  for (const name of recipes) await call('POST', '/recipes', { name });
  await logIn(page, '/group/mealplan/planner/view');
  const planned = page.getByRole('article');

  for (const [day, name] of recipes.entries()) {
    await page.getByRole('button', { name: `Plan: Dinner on ${dayIn(day)}`, exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(planned).toHaveCount(day + 1);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(planned).toHaveCount(2);
  await page.reload();
  await expect(planned).toHaveCount(2);

  await test.step('the first of them stands above the recipes', async () => {
    await page.goto('/g/home');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByText('Leek stew')).toBeVisible();
    await today.getByRole('link', { name: 'Week' }).click();
    await expect(planned).toHaveCount(2);
  });

  await test.step('a recipe goes into the plan from its own menu', async () => {
    await page.goto('/g/home/r/fish-pie');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Add to meal plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fish pie' });
    await expect(dialog.getByRole('button', { name: 'Next free dinner' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Plan for/ }).click();
    await expect(page.getByText('Recipe added to mealplan')).toBeVisible();
    await page.goto('/group/mealplan/planner/view');
    await expect(planned).toHaveCount(3);
  });

  if (!isMobile) return;
  await test.step('or a recipe first, and then a day', async () => {
    await page.goto('/group/mealplan/planner/edit');
    await page
      .getByRole('button', { name: /^Bean soup/ })
      .last()
      .click();
    await expect(page.getByText('Tap a day for')).toBeVisible();
    await page.getByRole('button', { name: `Plan: Dinner on ${dayIn(3)}`, exact: true }).click();
    const row = page.getByRole('region', { name: dayIn(3) });
    await expect(row.getByRole('button', { name: 'Bean soup, Dinner' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('meals are dragged to another day, with the mouse and with keys', async ({ page, request }) => {
  const call = await callsOf(request);
  await call('PUT', '/groups/preferences', { firstDayOfWeek: new Date().getDay() });
  for (const name of recipes) await call('POST', '/recipes', { name });
  await logIn(page, '/group/mealplan/planner/view');
  const cell = (days: number) =>
    page
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: `Plan: Dinner on ${dayIn(days)}`, exact: true }) });

  await test.step('a recipe is dragged out of the panel', async () => {
    const recipe = page.getByRole('button', { name: /^Leek stew/ });
    await recipe.hover();
    await page.mouse.down();
    // The week may still be moving into its place.
    await expect(async () => {
      const { x, y, width, height } = (await cell(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 3, { steps: 4 });
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
      await expect(cell(1)).toHaveAttribute('data-over', 'true', { timeout: 1000 });
    }).toPass();
    await page.mouse.up();
    await expect(cell(1).getByRole('article')).toContainText('Leek stew');
  });

  await test.step('keys take it a day further', async () => {
    const handle = page.getByRole('button', { name: 'Move Leek stew' });
    await press(page, handle);
    await page.keyboard.press('Space');
    await expect(page.getByText(`Dinner on ${dayIn(1)}`, { exact: true })).toBeAttached();
    // The first key may be too early for the days to have been measured: nobody's fingers are as quick.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(`Dinner on ${dayIn(2)}`, { exact: true })).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(cell(2).getByRole('article')).toContainText('Leek stew');
    await expect(page.getByText('“Leek stew” moved to')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(cell(1).getByRole('article')).toContainText('Leek stew');
  });

  await test.step('and put it behind another one of the same meal', async () => {
    const [{ date }] = (await call('GET', '/groups/mealplans')).items;
    await call('POST', '/groups/mealplans', { date, entryType: 'dinner', title: 'Bread' });
    const meals = cell(1).getByRole('article');
    await expect(meals).toHaveText([/Leek stew/, /Bread/]);
    await press(page, page.getByRole('button', { name: 'Move Leek stew' }));
    await page.keyboard.press('Space');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('In the place of Bread', { exact: true })).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(meals).toHaveText([/Bread/, /Leek stew/]);
    await page.reload();
    await expect(meals).toHaveText([/Bread/, /Leek stew/]);
  });
});
