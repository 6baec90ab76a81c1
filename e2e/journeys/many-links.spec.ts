import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { startManyRecipes } from '../many-recipes.ts';
import { paced } from '../pace.ts';

test.use({
  settings: {
    ...withAda,
    BULK_IMPORT_PAUSE: '0',
  },
});

test('somebody brings in a dozen recipes at once, two of them broken, while the server dies in the middle', {
  tag: '@phone',
}, async ({ page, larder }) => {
  test.slow();
  const site = await startManyRecipes(12, [7, 10]);

  await test.step('the links are pasted, one twice and one line without any', async () => {
    await logIn(page, '/g/home/r/create/bulk');
    await page.getByLabel('Links, one in each line').fill([...site.links, site.links[3], 'Grandma’s list'].join('\n'));
    await expect(page.getByText('12 links, 2 lines are left out')).toBeVisible();
    await expect(page.getByText('twice in the list')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Tags for all of them' }).fill('Soup week');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Import 12 recipes' }).click();
  });

  await test.step('the report tells how it goes', async () => {
    await expect(page.getByRole('heading', { name: 'Bulk import', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Soup number 2', exact: true })).toBeVisible();
  });

  await test.step('the server is killed and starts again, and goes on by itself', async () => {
    // Otherwise there would be nothing left to go on with.
    expect(site.asked().size).toBeLessThan(12);
    await larder.killAndStart();
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: '10 recipes are in', level: 1 })).toBeVisible({
      timeout: paced(90_000),
    });
    await expect(page.getByRole('heading', { name: 'New in your recipes 10' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Did not work 2' })).toBeVisible();
    await expect(page.locator(`a[href="${site.links[6]}"]`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('each recipe is there once', async () => {
    await page.goto('/g/home');
    await expect(page.getByRole('main').getByText('10', { exact: true })).toBeVisible();
    const pages = [...site.asked().values()];
    // The one that was under way when the server died may have been read twice, never saved twice.
    expect(pages.filter((times) => times > 1).length).toBeLessThanOrEqual(1);
  });

  await test.step('what failed can be tried again, and the report is found later', async () => {
    await page.goto('/g/home/r/create/bulk');
    await page.getByRole('link', { name: /^Bulk import/ }).click();
    await page.getByRole('button', { name: 'Try all again' }).click();
    await expect(page.getByRole('heading', { name: 'Did not work 2' })).toBeVisible({ timeout: paced(30_000) });
    await page.getByRole('button', { name: 'Skip' }).first().click();
    await expect(page.getByRole('heading', { name: 'Left out 1' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Did not work 1' })).toBeVisible();
    await page.goto('/group/reports');
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
  site.stop();
});
