import { ada, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';

test.use({ settings: withAda });

test('a keyboard alone is enough to log in, write a recipe, cook from it, find it again and log out', async ({
  page,
}) => {
  test.slow();

  await test.step('logging in', async () => {
    await page.goto('/login');
    await press(page, page.getByLabel('E-mail or user name'));
    await page.keyboard.type(ada.username);
    await press(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/home/);
  });

  await test.step('the first stop on a page leads past its navigation', async () => {
    await page.goto('/g/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a new recipe from the menu', async () => {
    await press(page, page.getByRole('button', { name: 'Add a recipe' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Create by hand' });
    await press(page, item, 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of the recipe')).toBeFocused();
    await page.keyboard.type('Rye bread');
  });

  await test.step('its steps, with a time in one', async () => {
    await press(page, page.getByRole('textbox', { name: 'Step 1' }));
    await page.keyboard.type('Bake for 40 minutes.');
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/r\/rye-bread$/);
  });

  await test.step('cooking, with a timer', async () => {
    await press(page, page.getByRole('link', { name: 'Start cooking' }));
    await page.keyboard.press('Enter');
    const cook = page.locator('#cook');
    await press(page, cook.getByRole('button', { name: /^Start a timer: 40/ }));
    await page.keyboard.press('Enter');
    await expect(cook.getByRole('timer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cook).toBeHidden();
  });

  await test.step('finding it from anywhere', async () => {
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search recipes, foods, tags' })).toBeFocused();
    await page.keyboard.type('rye');
    await expect(page.getByRole('option', { name: /Rye bread/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/r\/rye-bread$/);
  });

  await test.step('logging out', async () => {
    await expect(page.getByRole('heading', { name: 'Rye bread', level: 1 })).toBeVisible();
    await press(page, page.getByRole('button', { name: /^Account of/ }));
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: 'Log out' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
  });
});
