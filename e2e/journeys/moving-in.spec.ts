import { gzipSync } from 'node:zlib';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

/** A recipe of Paprika, as it exports one. */
const paprika = (name: string, more: object = {}) => ({
  name: `${name}.paprikarecipe`,
  mimeType: 'application/octet-stream',
  buffer: gzipSync(
    JSON.stringify({
      name,
      ingredients: '500 g carrots\n1 l stock',
      directions: 'Peel the carrots.\n\nSimmer them in the stock.',
      categories: ['Soups'],
      source_url: '',
      photo_data: null,
      ...more,
    }),
  ),
});

test('recipes of Paprika are dropped, looked at, moved in and taken back', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await logIn(page, '/group/migrations');
  const names = Array.from({ length: 12 }, (_, index) => `Carrot soup ${index + 1}`);

  await test.step('what they are is found out', async () => {
    await page
      .locator('input[type="file"]:not([webkitdirectory])')
      .setInputFiles(names.map((name) => paprika(name, { difficulty: 'Easy' })));
    await expect(page.getByText('Paprika, one recipe').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Look inside' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });

  await test.step('nothing is kept before one has looked', async () => {
    await page.getByRole('link', { name: 'Look inside' }).click();
    await expect(page.getByRole('heading', { name: 'Paprika, 12 recipes' })).toBeVisible();
    await expect(page.getByText('Goes into the notes of 12 recipes.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Carrot soup 1/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('500 g carrots')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('they move in', async () => {
    await page.getByRole('button', { name: 'Move in 12 recipes' }).click();
    await expect(page.getByRole('heading', { name: '12 recipes moved in' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Carrot soup 1', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and are taken back', async () => {
    await page.getByRole('button', { name: 'Undo this move' }).click();
    await expect(page.getByRole('dialog').getByText('12 recipes go.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this move' }).click();
    await expect(page.getByRole('heading', { name: 'This move was taken back' })).toBeVisible({ timeout: 60_000 });
    await page.goto('/g/home');
    await expect(page.getByText('Carrot soup 1')).toHaveCount(0);
  });
});
