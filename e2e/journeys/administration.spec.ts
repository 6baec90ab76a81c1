import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ada, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const ilse = { name: 'Ilse Brandt', username: 'ilse', email: 'ilse@home.example', password: 'a jar of plum jam' };

test('an administrator adds a person, lets one in, cleans up, reads logs, chooses colors', async ({ page, larder }) => {
  test.slow();
  const tryToLogIn = (password: string) =>
    page.request.post('/api/auth/token', { form: { username: ilse.username, password } });

  await test.step('the settings stand last in the sidebar and lead to whether all is well', async () => {
    await logIn(page, '/g/home');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').last().click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(page.getByText('SQLite answers in')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a person is added by keyboard alone', async () => {
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Add a person' }).press('Enter');
    await expect(page.getByLabel('Full name')).toBeFocused();
    for (const text of [ilse.name, ilse.username, ilse.email, ilse.password]) {
      await page.keyboard.type(text);
      await page.keyboard.press(text === ilse.password ? 'Enter' : 'Tab');
    }
    await expect(page.getByText(`${ilse.name} can log in now`)).toBeVisible();
    expect((await tryToLogIn(ilse.password)).status()).toBe(200);
  });

  await test.step('who has tried too many passwords is let in again', async () => {
    for (let count = 0; count < 5; count++) await tryToLogIn('a jar of gooseberries');
    expect((await tryToLogIn(ilse.password)).status()).toBe(423);
    await page.reload();
    await page.getByRole('link', { name: ilse.name }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unlock now' }).click();
    await expect(page.getByText('One person can log in again')).toBeVisible();
    expect((await tryToLogIn(ilse.password)).status()).toBe(200);
  });

  await test.step('what nothing needs is shown and goes', async () => {
    const stray = join(larder.dataFolder, 'recipes/5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a/images/original.webp');
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, 'x'.repeat(4096));
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    await utimes(stray, lastWeek, lastWeek);
    await page.getByRole('link', { name: 'Maintenance' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Folders of recipes that are gone' });
    await row.getByRole('button', { name: 'Look and clean' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('recipes/5f0c7a0e')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await expect(row.getByText('Nothing there')).toBeVisible();
  });

  await test.step('the logs tell of the wrong passwords, and hold none', async () => {
    await page.getByRole('link', { name: 'Logs' }).click();
    await page.getByRole('button', { name: 'Warnings' }).click();
    await page
      .getByRole('button', { name: /log-in refused/ })
      .first()
      .click();
    await expect(page.getByText('address', { exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const secret of [ilse.password, ada.password, 'gooseberries']) {
      await page.getByRole('searchbox').fill(secret);
      await expect(page.getByText('Nothing to show.')).toBeVisible();
    }
  });

  await test.step('a theme gives everybody its colors, also after a reload, until it is removed', async () => {
    const button = page.getByRole('link', { name: 'New theme' });
    await page.getByRole('link', { name: 'Colors' }).click();
    await expect(button).toHaveCSS('background-color', 'rgb(191, 68, 32)');
    await button.click();
    await page.getByLabel('Name of the theme').fill('Harbour');
    await page.getByLabel('Code of the color: Primary, light').fill('#1F5F8B');
    await page.getByRole('button', { name: 'Save and use' }).click();
    await expect(page.getByText('Everybody sees “Harbour” now')).toBeVisible();
    await page.reload();
    await expect(button).toHaveCSS('background-color', 'rgb(31, 95, 139)');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More for “Harbour”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“Harbour” is deleted')).toBeVisible();
    await page.reload();
    await expect(button).toHaveCSS('background-color', 'rgb(191, 68, 32)');
  });
});
