import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test.beforeEach(async ({ page }) => {
  test.slow();
  await logIn(page, '/g/home/r/create/url');
});

/** As people write a recipe down: without headings, and with more than a recipe in it. */
const noted = `Hi Sam, here it is!

Onion soup

My aunt made it on rainy days.

1. onion
2. butter
3. beef stock

Slice the onion and soften it in the butter.
Pour in the stock and let it simmer.

Notes: will keep for a week.

From Aunt May, 1982

212 kcal per serving`;

const ownPicture = fileURLToPath(new URL('../../web/src/art/tomato-soup.webp', import.meta.url));

const box = (page: Page) => page.getByLabel('Link, text or data');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test('a link becomes a recipe after a look at it, and a second time the household is told that it has it', {
  tag: '@phone',
}, async ({ page, recipeSite }) => {
  await test.step('the box says what it was given', async () => {
    await box(page).fill(`${recipeSite}/tomato-soup`);
    await expect(page.getByText('A link: the page at 127.0.0.1 will be read')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
  });

  await test.step('the preview tells what was found and what was not, and is put right where it stands', async () => {
    await expect(page.getByRole('heading', { name: 'Check before saving' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Name' })).toContainText('Page data');
    await expect(page.getByRole('region', { name: 'Nutrition' })).toContainText('Not found');
    await page.getByRole('button', { name: 'Autumn' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Soup for cold days');
    await page.getByRole('textbox', { name: 'Ingredient 7' }).press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a slice of bread');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save recipe' }).click();
  });

  await test.step('the recipe is as it was left', async () => {
    await expect(page.getByRole('heading', { name: 'Soup for cold days', level: 1 })).toBeVisible();
    await expect(page.getByText(/slice.*bread/).first()).toBeVisible();
    await expect(page.getByText('Autumn')).toBeVisible();
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(100);
  });

  await test.step('the kept page reads as before, and what somebody wrote stays', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Read its page again' }).click();
    await expect(page.getByText('reads just as before')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the same page again is noticed, and can update the recipe that is there', async () => {
    await page.goto('/g/home/r/create/url');
    await box(page).fill(`${recipeSite}/tomato-soup?utm_source=mail`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(failure(page)).toContainText('There is nothing at this address');
    await page.goto('/g/home/r/create/url');
    await box(page).fill(`Look at this! ${recipeSite}/tomato-soup`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByText('You already have this page as Soup for cold days.')).toBeVisible();
    await page.getByRole('button', { name: 'Update it' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Update the recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
    await expect(page.getByText('Autumn')).toBeVisible();
  });
});

test('a page that lets no program read it is pasted, and handed over by the bookmark', async ({
  page,
  context,
  recipeSite,
}) => {
  const address = `${recipeSite}/walnut-bread`;

  await test.step('a refusal says so and offers ways on', async () => {
    await box(page).fill(address);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(failure(page)).toContainText('This site does not let programs read it');
    await expectAccessible(page);
  });

  await test.step('the text of the page, copied and pasted, becomes a recipe', async () => {
    const shown = await context.newPage();
    await shown.goto(address);
    const text = await shown.locator('body').innerText();
    await shown.close();
    await page.getByLabel('Text or HTML of the page').fill(text);
    await page.getByRole('button', { name: 'Read what I pasted' }).click();
    await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('Understood from the text');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Walnut bread', level: 1 })).toBeVisible();
  });

  // Phones keep no bookmarks that run; they share the page with the installed application.
  await test.step('the bookmark hands over the page as the browser shows it, whatever the page forbids', async () => {
    await page.goto('/g/home/r/create/bookmark');
    await expectAccessible(page);
    const code = await page.getByText('Save to Larder').getAttribute('href');
    const shown = await context.newPage();
    await shown.goto(address);
    const opened = context.waitForEvent('page');
    await shown.evaluate(decodeURIComponent(code?.replace('javascript:', '') ?? ''));
    const larder = await opened;
    await expect(larder.getByText('You already have this page as Walnut bread.')).toBeVisible();
    await expect(larder.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('150 g walnuts, chopped');
    await larder.getByRole('button', { name: 'Save recipe' }).click();
    await expect(larder).toHaveURL(/\/g\/home\/r\/walnut-bread-1$/);
  });
});

test('a link that another application shared is read at once, and a page without a recipe begins one by hand', {
  tag: '@phone',
}, async ({ page, recipeSite }) => {
  const shared = new URLSearchParams({ title: 'Soup', recipe_import_url: `Try this: ${recipeSite}/tomato-soup` });
  await page.goto(`/r/create/url?${shared}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Roasted Tomato Soup');

  await page.goto('/g/home/r/create/url');
  await box(page).fill(`${recipeSite}/grandmas-onion-soup`);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Begin by hand' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Grandmas onion soup');
  await page.getByRole('button', { name: 'Add an ingredient' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toBeFocused();
  await page.keyboard.type('3 onions');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Grandmas onion soup', level: 1 })).toBeVisible();
  await expect(page.getByText('3 onions')).toBeVisible();

  await test.step('of a text that somebody wrote down nothing disappears', async () => {
    await page.goto('/g/home/r/create/url');
    await box(page).fill(noted);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('onion');
    await expect(page.getByRole('textbox', { name: 'Note 1', exact: true })).toHaveValue('will keep for a week.');
    await page.getByRole('button', { name: '3 lines found no place.' }).click();
    const tray = page.getByRole('region', { name: /^Not placed/ });
    await tray.getByRole('button', { name: 'From Aunt May, 1982' }).press('Enter');
    await expectAccessible(page);
    await tray.getByRole('button', { name: 'Description' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/rainy days\.\nFrom Aunt May, 1982$/);
    await expect(tray.getByRole('button', { name: '212 kcal per serving' })).toBeFocused();
    await tray.getByRole('button', { name: '212 kcal per serving' }).press('Enter');
    await tray.getByRole('button', { name: 'Leave out' }).press('Enter');
    await expect(tray.getByText('1 line was not placed')).toBeVisible();
    await page.getByRole('combobox', { name: 'Tags' }).fill('Winter');
    await page.keyboard.press('Enter');
    await page.getByLabel('Drop a picture, or choose one').setInputFiles(ownPicture);
    await expect(page.getByRole('img', { name: /^Your picture/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Onion soup', level: 1 })).toBeVisible();
    await expect(page.getByText('will keep for a week.')).toBeVisible();
    await expect(page.getByText('Also in the text')).toBeVisible();
    await expect(page.getByText('Hi Sam, here it is!')).toBeVisible();
    await expect(page.getByText('Winter')).toBeVisible();
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(50);
  });
});
