import type { Page } from '@playwright/test';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** With its lines as they stand on the page. */
async function importRecipe(page: Page, address: string, name: string) {
  await page.goto('/g/home/r/create/url');
  await page.getByLabel('Link, text or data').fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: /^Understand the ingredients/ }).uncheck();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function openParser(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Understand the ingredients' }).click();
  await expect(page.getByRole('heading', { name: /^Ingredients of/ })).toBeVisible();
}

test('a line of a German recipe is put right once, and the next recipe with it is understood', async ({
  page,
  recipeSite,
}) => {
  test.slow();

  await test.step('a German recipe comes in', async () => {
    await logIn(page);
    await importRecipe(page, `${recipeSite}/apfelpfannkuchen`, 'Apfelpfannkuchen');
  });

  await test.step('its lines are taken apart in their language', async () => {
    await openParser(page);
    const apples = line(page, '2 säuerliche Äpfel');
    await expect(apples.getByLabel('Note', { exact: true })).toHaveValue(/in dünnen Scheiben/);
    await expect(line(page, '1 Prise Salz').getByLabel('Unit', { exact: true })).toHaveValue('Prise');
    await expect(line(page, '½ l Milch').getByLabel('Amount', { exact: true })).toHaveValue('½');
    await expect(line(page, '2–3 EL Butter').getByLabel('Note', { exact: true })).toHaveValue(/2–3.*zum Braten/);
    await expectAccessible(page);
  });

  await test.step('one is put right; leaving loses nothing', async () => {
    const flour = line(page, '250 g Mehl (Type 405)');
    await flour.getByLabel('Food', { exact: true }).fill('Weizenmehl');
    await flour.getByLabel('Note', { exact: true }).fill('backfertig, Type 405');
    await flour.getByRole('button', { name: 'Add “Weizenmehl” to the foods' }).click();
    await expect(flour.getByText('One of your foods')).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Apfelpfannkuchen', level: 1 })).toBeVisible();
    await openParser(page);
    await expect(page.getByText('Your corrections from before are back.')).toBeVisible();
    await expect(flour.getByLabel('Food', { exact: true })).toHaveValue('Weizenmehl');
    await expect(flour.getByText('Changed by you')).toBeVisible();
  });

  await test.step('what the household does not know yet is added at once', async () => {
    await page.getByRole('button', { name: /^Add all/ }).click();
    await expect(line(page, '3 Eier').getByText('One of your foods')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add all/ })).toBeHidden();
    await page.getByRole('button', { name: 'Save the ingredients' }).click();
    await expect(page.getByText('1 correction is remembered')).toBeVisible();
    await expect(page).toHaveURL(/\/r\/apfelpfannkuchen$/);
    await expect(page.getByText('Weizenmehl')).toBeVisible();
  });

  await test.step('another recipe with that line, and another amount, is understood', async () => {
    await importRecipe(page, `${recipeSite}/waffeln`, 'Waffeln');
    await openParser(page);
    const flour = line(page, '400 g Mehl (Type 405)');
    await expect(flour.getByText('As you corrected it before')).toBeVisible();
    await expect(flour.getByLabel('Amount', { exact: true })).toHaveValue('400');
    await expect(flour.getByLabel('Food', { exact: true })).toHaveValue('Weizenmehl');
    await expect(flour.getByLabel('Note', { exact: true })).toHaveValue('backfertig, Type 405');
    await expect(line(page, '250 ml Milch').getByText('One of your foods')).toBeVisible();
  });

  await test.step('the keyboard saves it', async () => {
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/r\/waffeln$/);
    await expect(page.getByText('Weizenmehl')).toBeVisible();
  });

  await test.step('unsaved edits of a recipe survive the parser', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the recipe' }).fill('Waffeln wie bei Oma');
    await page.getByRole('link', { name: 'Understand the ingredients' }).click();
    await expect(page.getByText('You have changes to this recipe that are not saved yet.')).toBeVisible();
    await line(page, '200 g Zucker').getByLabel('Note', { exact: true }).fill('fein');
    await page.getByRole('button', { name: 'Use in the recipe' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the recipe' })).toHaveValue('Waffeln wie bei Oma');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Waffeln wie bei Oma', level: 1 })).toBeVisible();
    await expect(page.getByText('fein', { exact: false }).first()).toBeVisible();
  });

  await test.step('what was learned can be seen, forgotten, and learned again', async () => {
    await page.goto('/group/data/corrections');
    const learned = line(page, '250 g Mehl (Type 405)');
    await expect(learned.getByText(/means .*Weizenmehl, backfertig/)).toBeVisible();
    await expectAccessible(page);
    await learned.getByRole('button', { name: /^Forget/ }).click();
    await expect(learned).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(learned).toBeVisible();
  });
});
