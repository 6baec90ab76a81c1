import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test('a kitchen is set up in German, and begins with German foods, units and labels', async ({ page, larder }) => {
  test.slow();

  await test.step('the setup is made in German', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/setup$/);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await page.getByLabel('Einrichtungscode').fill(larder.printed().match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Vollständiger Name').fill('Ada Baker');
    await page.getByLabel('Benutzername').fill('ada');
    await page.getByLabel('E-Mail').fill('ada@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('a loaf of rye bread');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Name des Haushalts').fill('Küche');
    await page.getByRole('button', { name: 'Einrichtung abschließen' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Küche ist bereit' })).toBeVisible();
  });

  await test.step('all three lists are offered in that language', async () => {
    await page.getByRole('button', { name: 'Übliche Lebensmittel, Einheiten und Labels hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Übliche Lebensmittel, Einheiten und Labels' });
    await expect(dialog.getByRole('combobox', { name: 'Sprache' })).toHaveValue('Deutsch');
    for (const kind of ['Lebensmittel', 'Einheiten', 'Labels'])
      await expect(dialog.getByRole('checkbox', { name: kind })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    const done = page.getByText(/^\d+ sind jetzt in deiner Küche$/);
    await expect(done).toBeFocused();
    await expectAccessible(page);
  });

  for (const [kind, name, found] of [
    ['foods', 'Lebensmittel', 'Mehl'],
    ['units', 'Einheiten', 'Esslöffel'],
    ['labels', 'Labels', 'Gemüse'],
  ] as const)
    await test.step(`the ${kind} are in their table`, async () => {
      await page.goto(`/group/data/${kind}`);
      await page.getByRole('searchbox', { name: `${name} suchen` }).fill(found);
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
