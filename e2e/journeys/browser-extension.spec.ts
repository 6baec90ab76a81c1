import type { Page } from '@playwright/test';
import { callsOf, headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { type ExtendedBrowser, startExtendedBrowser } from '../extension.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

let browser: ExtendedBrowser;

test.beforeEach(async ({ larder }) => {
  test.slow();
  browser = await startExtendedBrowser(larder.url);
});
test.afterEach(() => browser.close());

test('a page that the server cannot fetch is saved by one tap on the extension', async ({
  page: larderPage,
  request,
  recipeSite,
  larder,
}) => {
  const { context, tap, popupText, popupPicture, clickInPopup } = browser;
  const call = await callsOf(request);
  // It opens by itself, and has its address a moment later.
  const setUpPage = () => context.pages().find((page) => page.url().endsWith('/setup.html'));
  await expect.poll(setUpPage).toBeDefined();
  const setUp = setUpPage() as Page;
  const site = await context.newPage();

  await test.step('the site refuses the server', async () => {
    const data = { url: `${recipeSite}/walnut-bread` };
    const fetched = await request.post('/api/recipes/create-url', { headers: await headersOf(request), data });
    expect(fetched.ok()).toBe(false);
  });

  await test.step('before it is connected, a tap says so', async () => {
    await site.goto(`${recipeSite}/walnut-bread`);
    await tap(site);
    await expect.poll(popupText).toContain('Not connected yet');
    await expectAccessible(setUp);
  });

  await test.step('Larder gives the file, and the text that connects it', async () => {
    await logIn(larderPage, '/g/home/r/create/extension');
    await expectAccessible(larderPage);
    const download = larderPage.waitForEvent('download');
    await larderPage.getByRole('link', { name: 'Download for Chrome' }).click();
    expect((await download).suggestedFilename()).toBe('larder-chrome.zip');
    await larderPage.getByRole('button', { name: 'Make the text' }).click();
    await expect(larderPage.getByRole('img', { name: 'The text for the extension as a QR code' })).toBeVisible();
    await expectAccessible(larderPage);
  });

  await test.step('any other text is refused, and this one connects', async () => {
    const text = await larderPage.getByText(/^larder-extension:/).innerText();
    await setUp.getByLabel('Text from Larder').fill(larder.url);
    await setUp.getByRole('button', { name: 'Connect' }).click();
    await expect(setUp.getByRole('alert')).toContainText('This is not the text');
    await setUp.getByLabel('Text from Larder').fill(text);
    await setUp.getByRole('button', { name: 'Connect' }).click();
    await expect(setUp.getByText(`Recipes go to ${larder.url}, as Administrator.`)).toBeVisible();
    await expectAccessible(setUp);
  });

  await test.step('one tap saves the recipe, and opens it', async () => {
    await site.reload();
    await tap(site);
    await expect.poll(popupText).toMatch(/^Saved\s+Walnut bread/);
    const opened = context.waitForEvent('page');
    await clickInPopup('Open');
    await expect.poll(async () => (await opened).url()).toBe(`${larder.url}/g/home/r/walnut-bread`);
    const { recipeIngredient, orgURL } = await call('GET', '/recipes/walnut-bread');
    expect(orgURL).toBe(`${recipeSite}/walnut-bread`);
    expect(JSON.stringify(recipeIngredient)).toContain('walnuts, chopped');
  });

  await test.step('a recipe with a picture shows it', async () => {
    await site.goto(`${recipeSite}/tomato-soup`);
    await tap(site);
    await expect.poll(popupText).toMatch(/^Saved\s+Roasted Tomato Soup/);
    await expect.poll(popupPicture).toBeGreaterThan(100);
  });

  await test.step('the same page in another tab is one that the household has', async () => {
    const again = await context.newPage();
    await again.goto(`${recipeSite}/walnut-bread`);
    await tap(again);
    await expect.poll(popupText).toMatch(/^You have this recipe already\s+Walnut bread/);
    expect((await call('GET', '/recipes')).total).toBe(2);
  });

  await test.step('a page without a recipe is looked at in Larder', async () => {
    await site.goto(`${recipeSite}/about-us`);
    await tap(site);
    await expect.poll(popupText).toContain('No recipe was found on this page');
    const opened = context.waitForEvent('page');
    await clickInPopup('Look at it in Larder');
    const look = await opened;
    await look.getByLabel('E-mail or user name').fill('ada');
    await look.getByLabel('Password', { exact: true }).fill(withAda.INITIAL_ADMIN_PASSWORD);
    await look.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(look.getByText(`${recipeSite}/about-us`)).toBeVisible();
    await expect(look.getByRole('alert').filter({ hasText: 'No recipe was found' })).toBeVisible();
  });

  await test.step('a token that was withdrawn connects no more', async () => {
    const { tokens } = await call('GET', '/users/self');
    expect(tokens).toMatchObject([{ name: 'Browser extension' }]);
    await call('DELETE', `/users/api-tokens/${tokens[0].id}`);
    await site.reload();
    await tap(site);
    await expect.poll(popupText).toContain('Larder no longer knows this browser');
  });
});
