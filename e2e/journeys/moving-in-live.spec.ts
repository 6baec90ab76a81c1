import { mealieId } from '../../reader/test/mealie-database.ts';
import { mealieTokens, openMealieServer } from '../../server/test/mealie-server.ts';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('all of a household comes from a server of Mealie, and later what has changed there', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  const mealie = await openMealieServer('2.3.0');
  const withToken = async () => {
    await page.getByLabel('API token').fill(mealieTokens.ada);
    return page.getByRole('dialog');
  };
  try {
    await logIn(page, '/group/migrations');

    await test.step('it says what it is', async () => {
      await page.getByRole('button', { name: 'Connect a server' }).click();
      await page.getByLabel('Address').fill(`${mealie.origin}/g/home`);
      const dialog = await withToken();
      await dialog.getByRole('button', { name: 'Look what is there' }).click();
      await expect(dialog.getByText('Mealie 2.3.0')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Read all of it' }).click();
    });

    await test.step('what it holds is told before it comes', async () => {
      await expect(page.getByText('It holds 2 recipes')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('Nothing is kept yet')).toBeVisible({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Look inside' }).last().click();
      await expect(page.getByRole('heading', { name: 'Mealie, 2 recipes' })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/^It holds 1 shopping list/)).toBeVisible();
      await page.getByText('What does not come along').click();
      await expect(page.getByText('1 other is sent to its own members alone')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Move in 2 recipes' }).click();
      await expect(page.getByRole('heading', { name: '2 recipes moved in' })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/1 shopping list.* came\./)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the list and the recipe are there', async () => {
      await page.goto(`/shopping-lists/${mealieId('weekly')}`);
      await expect(page.getByRole('heading', { name: 'Weekly' })).toBeVisible();
      await expect(page.getByText('milk').first()).toBeVisible();
    });

    await test.step('asked again it brings what was changed there', async () => {
      const recipe = mealie.tables.recipes?.find(({ id }) => id === mealieId('stock'));
      Object.assign(recipe ?? {}, { name: 'Better Stock', update_at: '2026-01-01T00:00:00Z' });
      await page.goto('/group/migrations');
      await page.getByRole('button', { name: 'Read what has changed' }).click();
      const dialog = await withToken();
      await dialog.getByRole('button', { name: 'Read what has changed' }).click();
      await expect(page.getByText('Nothing is kept yet')).toBeVisible({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Look inside' }).last().click();
      await expect(page.getByRole('heading', { name: 'Mealie, one recipe' })).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Move in one recipe' }).click();
      await expect(page.getByRole('heading', { name: 'One recipe moved in' })).toBeVisible({ timeout: 60_000 });
    });

    await test.step('undone, it is what it was before', async () => {
      await page.getByRole('button', { name: 'Undo this move' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo this move' }).click();
      await expect(page.getByRole('heading', { name: 'This move was taken back' })).toBeVisible({ timeout: 60_000 });
      await page.goto('/g/home/r/stock');
      await expect(page.getByRole('heading', { name: 'Stock', exact: true })).toBeVisible();
    });
  } finally {
    await mealie.close();
  }
});
