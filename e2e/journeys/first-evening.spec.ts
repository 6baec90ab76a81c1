import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test('somebody sets up a server, brings in a recipe, cooks from it and finds it again', { tag: '@phone' }, async ({
  page,
  larder,
  recipeSite,
}) => {
  test.slow();

  await test.step('every page leads to the setup', async () => {
    await page.goto('/g/home/r/pancakes');
    await expect(page).toHaveURL(/\/setup$/);
    await expectAccessible(page);
  });

  await test.step('the setup wants the code from the console', async () => {
    await page.getByLabel('Setup code').fill('0000-0000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This is not the code that the server printed.')).toBeVisible();
    await page.getByLabel('Setup code').fill(codeIn(larder.printed()));
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the first account and the household are made', async () => {
    await page.getByLabel('Full name').fill('Ada Baker');
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a loaf of rye bread');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name of the household').fill('Bakers');
    await page.getByRole('radio', { name: 'Everybody' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('heading', { name: 'Your kitchen is ready' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Invite the people you cook with' })).toBeVisible();
  });

  await test.step('a recipe comes in by its address, with its picture', async () => {
    await page.getByRole('link', { name: 'Import a recipe from a link' }).click();
    await page.getByLabel('Link, text or data').fill(`${recipeSite}/tomato-soup`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
    await expect(page.getByText('tomatoes', { exact: false }).first()).toBeVisible();
    await expectPictures(page);
    await expectAccessible(page);
  });

  await test.step('it is edited and gets another name, which a reload keeps', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the recipe' }).fill('Grandma’s Tomato Soup');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/g\/bakers\/r\/grandmas-tomato-soup$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Grandma’s Tomato Soup', level: 1 })).toBeVisible();
  });

  await test.step('it can be put on paper', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.getByRole('radio', { name: 'Left' })).toBeAttached();
    await expectAccessible(page);
    await page.goBack();
  });

  await test.step('it is cooked from, and a timer survives a reload', async () => {
    await page.getByRole('link', { name: 'Start cooking' }).click();
    const cook = page.locator('#cook');
    await expect(cook.getByText('Step 1 of 4')).toBeVisible();
    await expectAccessible(page);
    await cook.getByRole('button', { name: 'Next step' }).click();
    await cook.getByRole('button', { name: /^Start a timer: 40/ }).click();
    await expect(cook.getByRole('timer')).toHaveText(/^(40:00|39:\d\d)$/);
    await page.reload();
    await expect(cook.getByText('Step 2 of 4')).toBeVisible();
    await expect(cook.getByRole('timer')).toHaveText(/^39:\d\d$/);
    await cook.getByRole('button', { name: 'Leave cook mode' }).click();
    await expect(cook).toBeHidden();
  });

  await test.step('it is found by a word with a typo', async () => {
    await page.goto('/g/bakers');
    await expect(page.getByRole('main').getByRole('link', { name: /Grandma’s Tomato Soup/ })).toBeVisible();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search recipes, foods, tags' }).pressSequentially('tomatto');
    await expect(page.getByRole('option', { name: /Grandma’s Tomato Soup/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/bakers\/r\/grandmas-tomato-soup$/);
  });

  await test.step('a visitor sees it after the log-out, and can change nothing', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    // Logging out loads the page anew; another page is asked for once that is over.
    const loaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await loaded;
    await expect(page).toHaveURL(/\/g\/bakers$/);
    await page.goto('/g/bakers/r/grandmas-tomato-soup');
    await expect(page.getByRole('heading', { name: 'Grandma’s Tomato Soup', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
    await expectAccessible(page);
  });
});

function codeIn(printed: string): string {
  const [code] = printed.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? [];
  if (!code) throw new Error(`no setup code in: ${printed}`);
  return code;
}

async function expectPictures(page: Page) {
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100);
}
