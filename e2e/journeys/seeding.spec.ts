import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test('a kitchen begins with German foods, units and labels from the setup', async ({ page, larder }) => {
  test.slow();

  await test.step('the setup is made in German', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/setup$/);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await page.getByLabel('Setup code').fill(larder.printed().match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full name').fill('Ada Baker');
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a loaf of rye bread');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name of the household').fill('Küche');
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('heading', { name: 'Your kitchen is ready' })).toBeVisible();
  });

  await test.step('all three lists are offered in that language', async () => {
    await page.getByRole('button', { name: 'Add common foods, units and labels' }).click();
    const dialog = page.getByRole('dialog', { name: 'Common foods, units and labels' });
    await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('Deutsch');
    for (const kind of ['Foods', 'Units', 'Labels'])
      await expect(dialog.getByRole('checkbox', { name: kind })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add them' }).click();
    const done = page.getByText(/^\d+ are in your kitchen now$/);
    await expect(done).toBeFocused();
    await expectAccessible(page);
  });

  for (const [kind, name, found] of [
    ['foods', 'Foods', 'Mehl'],
    ['units', 'Units', 'Esslöffel'],
    ['labels', 'Labels', 'Gemüse'],
  ] as const)
    await test.step(`the ${kind} are in their table`, async () => {
      await page.goto(`/group/data/${kind}`);
      await page.getByRole('searchbox', { name: `Search ${kind}` }).fill(found);
      await expect(
        page
          .getByRole('grid', { name })
          .getByRole('row', { name: new RegExp(found, 'i') })
          .first(),
      ).toBeVisible();
    });

  await test.step('a food has its label', async () => {
    await page.goto('/group/data/foods?search=Karotte');
    await expect(page.getByRole('row', { name: /Karotte/ }).first()).toContainText('Gemüse');
  });
});
