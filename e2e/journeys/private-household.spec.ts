import { ada, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('an owner named by the settings logs in without a setup, and a private household shows visitors nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('a visitor of a private household is led to the login', async () => {
    await page.goto('/g/home?orderBy=name');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fg%2Fhome%3ForderBy%3Dname$/);
    await expectAccessible(page);
  });

  await test.step('a wrong password says so', async () => {
    await page.getByLabel('E-mail or user name').fill(ada.username);
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Invalid Credentials')).toBeVisible();
  });

  await test.step('the right one leads to where one was going, by keyboard alone', async () => {
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/home\?orderBy=name$/);
    await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another household is not there for its members', async () => {
    await page.goto('/g/somebody-else');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/g/somebody-else/r/their-soup');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/g/home/r/not-there');
    await expect(page.getByRole('heading', { name: 'This recipe is not here' })).toBeVisible();
    await expect(page).toHaveTitle('Not found · Larder');
  });

  await test.step('the setup cannot be reached again', async () => {
    await page.goto('/setup');
    await expect(page).not.toHaveURL(/\/setup/);
  });

  await test.step('a recipe is written where it will stand, and made by its first save', async () => {
    await page.goto('/g/home/r/create/new');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the recipe' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Name of the recipe').fill('Rye bread');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/g\/home\/r\/rye-bread$/);
    await expect(page.getByRole('heading', { name: 'Rye bread', level: 1 })).toBeVisible();
  });

  await test.step('its address tells a stranger nothing', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/g/home/r/rye-bread');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Rye bread')).toBeHidden();
  });
});

test('an address that leads nowhere offers a way home', async ({ page }) => {
  const reply = await page.goto('/nowhere/at/all');
  expect(reply?.status()).toBeLessThan(500);
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectAccessible(page);
});
