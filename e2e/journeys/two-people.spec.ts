import type { Page } from '@playwright/test';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('what two people change in one recipe at the same time is chosen part by part, and a draft outlives its tab', {
  tag: '@phone',
}, async ({ page, browser, larder }) => {
  test.slow();

  await logIn(page);
  await page.goto('/g/home/r/create/new');
  await page.getByLabel('Name of the recipe').fill('Rye bread');
  await description(page).fill('Dense and dark.');
  await save(page);

  const others = await browser.newContext({ baseURL: larder.url });
  const otherPage = await others.newPage();
  await test.step('both open the editor, and one of them saves', async () => {
    await page.goto('/g/home/r/rye-bread?edit=true');
    // An editor in which nothing has been typed goes on with what others save; this one is in use.
    await description(page).fill('Light and quick.');
    await logIn(otherPage);
    await otherPage.goto('/g/home/r/rye-bread?edit=true');
    await description(otherPage).fill('Dense, dark and sour.');
    await save(otherPage);
  });

  await test.step('the other is shown both versions, and keeps the own one', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Two people edited this recipe' });
    await expect(dialog.getByText('Dense, dark and sour.')).toBeVisible();
    await expect(dialog.getByText('Light and quick.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /Your version/ }).check();
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(page).toHaveURL(/\/r\/rye-bread$/);
    await expect(page.getByText('Light and quick.')).toBeVisible();
  });

  await test.step('a tab that is closed while editing loses nothing', async () => {
    await page.goto('/g/home/r/rye-bread?edit=true');
    const context = page.context();
    const editor = `${larder.url}/g/home/r/rye-bread?edit=true`;
    const untouched = await context.newPage();
    await untouched.goto(editor);
    await expect(description(untouched)).toHaveValue('Light and quick.');
    await description(page).fill('Not saved yet.');
    await page.close();
    await untouched.close();
    const again = await context.newPage();
    await again.goto(editor);
    await expect(again.getByText('You have a draft of this recipe')).toBeVisible();
    await expectAccessible(again);
    await again.keyboard.press('Escape');
    await expect(again.getByRole('dialog')).toBeHidden();
    await expect(description(again)).toHaveValue('Not saved yet.');
  });
  await others.close();
});

function description(page: Page) {
  return page.getByRole('textbox', { name: 'Description' });
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/r\/rye-bread$/);
}
