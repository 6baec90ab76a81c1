import type { Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';

test.use({ settings: withAda });

test('two foods are merged, the recipe follows, and the merge is undone', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Noodle soup' });
  await call('PATCH', '/recipes/noodle-soup', {
    recipeIngredient: [
      { quantity: 3, unit: null, food: { name: 'scallion' }, note: '' },
      { quantity: 1, unit: null, food: { name: 'leek' }, note: '' },
    ],
  });
  await call('POST', '/foods', { name: 'spring onion' });
  await logIn(page, '/group/data/foods');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

  await test.step('both are marked, and the dialog tells what the merge changes', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByLabel('Select scallion').check();
    await page.getByLabel('Select spring onion').check();
    await expect(page.getByRole('toolbar').getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge foods' });
    await dialog.getByRole('radio', { name: 'spring onion' }).check();
    await expect(dialog.getByRole('link', { name: 'Noodle soup' })).toBeVisible();
    await expect(dialog.getByText('also known as scallion')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Actions for scallion')).toBeHidden();
  });

  await test.step('the recipe now asks for the one that stayed', async () => {
    await page.goto('/g/home/r/noodle-soup');
    await expect(page.locator('#ingredients')).toContainText('spring onion');
    await expect(page.locator('#ingredients')).not.toContainText('scallion');
  });

  await test.step('among the recent merges it is undone', async () => {
    await page.goto('/group/data/foods');
    await page.getByRole('button', { name: 'More for this table' }).click();
    await page.getByRole('menuitem', { name: 'Tidy up' }).click();
    await expect(page.getByRole('heading', { name: 'Recent merges' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo the merge of scallion into spring onion' }).click();
    await expect(page.getByText('Nothing was merged in the last 30 days.')).toBeVisible();
    await page.goto('/g/home/r/noodle-soup');
    await expect(page.locator('#ingredients')).toContainText('scallion');
  });

  await test.step('a food in use is not deleted unasked', async () => {
    await page.goto('/group/data/foods');
    await page.getByLabel('Actions for leek').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “leek”?' });
    await expect(dialog.getByText('in 1 recipe')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(row('leek')).toHaveCount(0);
  });
});

test('a kitchen is filled with French foods and labels, twice without harm', async ({ page }) => {
  await logIn(page, '/group/data/foods');
  await expect(page.getByRole('heading', { name: 'No foods yet' })).toBeVisible();
  await expectAccessible(page);

  await test.step('an empty table offers the lists', async () => {
    await page.getByRole('button', { name: 'Add a list of common ones' }).click();
    await chooseFrench(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByRole('grid', { name: 'Foods' })).toBeVisible();
  });

  await test.step('they are found past accents', async () => {
    await page.getByRole('searchbox', { name: 'Search foods' }).fill('creme fraiche');
    await expect(page.getByRole('row', { name: /crème fraîche/i }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a second time adds nothing', async () => {
    await page.getByRole('button', { name: 'More for this table' }).click();
    await page.getByRole('menuitem', { name: 'Add a list of common ones' }).click();
    await chooseFrench(page);
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByText('All of it was there already')).toBeVisible();
  });
});

test('five thousand foods open, are searched and are scrolled', async ({ page }) => {
  test.slow();
  await logIn(page, '/group/data/foods');

  await test.step('a file with a broken row says which, and the good rows are taken', async () => {
    await page.getByRole('button', { name: 'More for this table' }).click();
    await page.getByRole('menuitem', { name: 'Read from a file' }).click();
    const names = Array.from({ length: 5000 }, (_, index) => `Food ${String(index).padStart(4, '0')}`);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'foods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,pluralName', ...names.map((name) => `${name},`), ',nameless'].join('\n')),
    });
    const report = page.getByRole('region', { name: 'What will happen to the rows' });
    await expect(report.getByText('Row 5,002')).toBeVisible({ timeout: paced(30_000) });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import the 5,000 good rows' }).click();
    await expect(page.getByRole('grid', { name: 'Foods' })).toHaveAttribute('aria-rowcount', /^500[01]$/, {
      timeout: paced(30_000),
    });
  });

  await test.step('only the rows near the screen exist, down to the last', async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Food 0000/ })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.getByRole('row', { name: /Food 0000/ }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('row', { name: /Food 4999/ })).toBeFocused();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expect(page.getByRole('row', { name: /Food 0000/ })).toBeFocused();
  });

  await test.step('a search answers while one types', async () => {
    const search = page.getByRole('searchbox', { name: 'Search foods' });
    await search.pressSequentially('4321');
    await expect(page.getByRole('row', { name: /Food 4321/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Food 0000/ })).toBeHidden();
    await page.getByRole('button', { name: 'Clear the search' }).click();
  });

  await test.step('rows are chosen by keys and deleted together', async () => {
    await page.getByRole('row', { name: /Food 0000/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar').getByText('3 selected')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row', { name: /Food 0002/ })).toBeHidden();
    await page.getByRole('row', { name: /Food 0000/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Food 0000' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Oat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search foods' }).fill('oat');
    await expect(page.getByRole('row', { name: /Oat/ })).toBeVisible();
  });
});

test('tags are made, renamed and followed to their recipes', async ({ page, request }) => {
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Noodle soup' });
  await call('POST', '/organizers/tags', { name: 'Éclair' });
  await logIn(page, '/g/home/recipes/tags');
  await expect(page.getByRole('heading', { name: 'E', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Find a tag' }).fill('Winter');
  await page.getByRole('button', { name: 'Create “Winter”' }).click();
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('link', { name: /Winter/ })).toBeVisible();

  await page.getByLabel('Actions for Winter').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const field = page.getByRole('textbox', { name: 'Rename “Winter”' });
  await field.fill('Éclair');
  await field.press('Enter');
  await expect(page.getByText('“Éclair” already exists.')).toBeVisible();
  await field.fill('Winter evening');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Winter evening/ }).click();
  await expect(page).toHaveURL(/\/g\/home\/recipes\/tags\/winter-evening/);
});

async function chooseFrench(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Common foods, units and labels' });
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français (France)' }).click();
  await dialog.getByRole('checkbox', { name: 'Labels' }).check();
}
