import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { mealieBackup } from '../mealie-backup.ts';
import { mixedFolder } from '../mixed-folder.ts';
import { paced } from '../pace.ts';
import { press } from '../press.ts';
import { walkByTab } from '../walk-by-tab.ts';

test.use({ settings: withAda });

test('a folder of thirty files of twelve kinds moves in at once', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await logIn(page, '/group/migrations');
  const folder = await mixedFolder();
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(page.getByText('30 recipes. Nothing is kept yet.')).toBeVisible({ timeout: paced(60_000) });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Look inside' }).click();
  await expect(page.getByRole('heading', { name: /, and 9 more, 30 recipes$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move in 30 recipes' }).click();
  await expect(page.getByRole('heading', { name: '30 recipes moved in' })).toBeVisible({ timeout: paced(60_000) });
  await expectAccessible(page);
  await rm(folder, { recursive: true });
});

test('a folder that is dropped among the recipes is looked at as a move', async ({ page }) => {
  await logIn(page, '/g/home');
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();
  const folder = await mixedFolder();
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
  }
  await expect(page.getByText('30 recipes. Nothing is kept yet.')).toBeVisible({ timeout: paced(60_000) });
  await rm(folder, { recursive: true });
});

test('a backup of a whole Mealie that is dropped comes into the own group', async ({ page }) => {
  test.slow();
  await logIn(page, '/group/migrations');
  await page
    .locator('input[type="file"]:not([webkitdirectory])')
    .setInputFiles({ name: 'mealie.zip', mimeType: 'application/zip', buffer: await mealieBackup() });
  await page.getByRole('button', { name: 'Bring it to Backups' }).click();
  await page.getByRole('link', { name: /From Mealie/ }).click({ timeout: paced(60_000) });
  await page.getByRole('listitem').filter({ hasText: 'Home' }).getByRole('button', { name: 'Fetch back…' }).click();
  await page.getByRole('button', { name: 'Into my group' }).click();
  await expect(page.getByText('What there was has come into')).toBeVisible({ timeout: paced(60_000) });
  await page.goto('/g/home/r/leek-soup');
  await expect(page.getByText('Slice the leek.')).toBeVisible();
});

test('a keyboard alone is enough to move in and to take it back', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await logIn(page, '/group/migrations');
  const recipe = {
    name: 'Leek pie',
    ingredients: '2 leeks',
    directions: 'Bake.',
    categories: ['Pies'],
    photo_data: null,
  };
  await page
    .locator('input[type="file"]:not([webkitdirectory])')
    .setInputFiles({ name: 'a', mimeType: 'application/gzip', buffer: gzipSync(JSON.stringify(recipe)) });
  const look = page.getByRole('link', { name: 'Look inside' });
  await expect(look).toBeVisible({ timeout: paced(30_000) });
  expect(await walkByTab(page)).toEqual([]);
  await press(page, look);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Paprika, one recipe' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What becomes of Pies' })).toBeVisible();
  expect(await walkByTab(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Move in one recipe' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One recipe moved in' })).toBeVisible({ timeout: paced(60_000) });
  expect(await walkByTab(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Undo this move' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One recipe goes.')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Undo this move' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This move was taken back' })).toBeVisible({ timeout: paced(60_000) });
});
