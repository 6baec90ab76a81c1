import { mealieId } from '../../reader/test/mealie-database.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { mealieBackup, oldPassword } from '../mealie-backup.ts';

test('a whole Mealie instance moves in at the setup, and its people go on where they were', { tag: '@phone' }, async ({
  page,
  larder,
}) => {
  test.slow();

  await test.step('its backup is dropped, and what it holds is shown', async () => {
    await page.goto('/setup');
    const [code = ''] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(larder.printed()) ?? [];
    await page.getByLabel('Setup code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Move in from Mealie' }).click();
    await expectAccessible(page);
    const buffer = await mealieBackup();
    await page
      .getByLabel('Drop the backup of your Mealie here')
      .setInputFiles({ name: 'mealie_2024.zip', mimeType: 'application/zip', buffer });
    await expect(page.getByText('2 people, 2 recipes, 1 shopping list')).toBeVisible();
    await expect(page.getByText('1 person, 1 recipe, 0 shopping lists')).toBeVisible();
    await page.getByText('What does not come along').click();
    await expect(page.getByText('1 API token')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it moves in', async () => {
    await page.getByRole('button', { name: 'Move in' }).click();
    await expect(page.getByRole('heading', { name: 'You have moved in' })).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Log in' }).click();
  });

  await test.step('somebody logs in with the old password, and an old address shows the recipe with its picture', async () => {
    await page.getByLabel('E-mail or user name').fill('bo@example.org');
    await page.getByLabel('Password', { exact: true }).fill(oldPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/g/home/r/leek-soup');
    await expect(page.getByRole('heading', { name: 'Leek Soup', level: 1 })).toBeVisible();
    await expect(page.getByText('Slice the leek.')).toBeVisible();
    const picture = await page.request.get(`/api/media/recipes/${mealieId('leek soup')}/images/min-original.webp`);
    expect(picture.status()).toBe(200);
  });

  await test.step('the list has its items in their order', async () => {
    await page.goto(`/shopping-lists/${mealieId('weekly')}`);
    await expect(page.getByRole('heading', { name: 'Weekly' })).toBeVisible();
    await expect(page.getByText('milk').first()).toBeVisible();
  });

  await test.step('a link that was shared before goes on working for a visitor', async () => {
    await page.context().clearCookies();
    for (const path of ['/g/home/shared/r', '/shared/recipes']) {
      await page.goto(`${path}/${mealieId('share')}`);
      await expect(page.getByRole('heading', { name: 'Leek Soup', level: 1 })).toBeVisible();
    }
    await page.goto('/explore/recipes/home/leek-soup');
    await expect(page).toHaveURL(/\/g\/home\/r\/leek-soup$/);
    await expect(page.getByRole('heading', { name: 'Leek Soup', level: 1 })).toBeVisible();
  });
});
