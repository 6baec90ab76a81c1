import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { item, storedApplication } from '../shopping.ts';

test.use({ settings: withAda, serviceWorkers: 'allow' });

const dishes = { 'Leek stew': 'leeks', 'Bean soup': 'beans', 'Fish pie': 'cod' };
const bought = Object.values(dishes).map((food) => new RegExp(food));

test('a week is planned, goes onto a list, and is bought with a second phone that has no network', async ({
  page,
  browser,
  larder,
}) => {
  const call = await callsOf(page.request);
  // The whole week lies ahead.
  await call('PUT', '/groups/preferences', { firstDayOfWeek: new Date().getDay() });
  for (const [name, food] of Object.entries(dishes)) {
    const slug = await call('POST', '/recipes', { name });
    await call('PATCH', `/recipes/${slug}`, { recipeIngredient: [{ quantity: 2, food: { name: food } }] });
  }
  await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });

  await logIn(page, '/group/mealplan/planner/view');
  for (const [day, name] of Object.keys(dishes).entries()) {
    await page
      .getByRole('button', { name: /^Plan: Dinner on/ })
      .nth(day)
      .click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('article')).toHaveCount(day + 1);
  }
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weekly shop' }).click();
  await expect(page.getByText('3 meals added to “Weekly shop”')).toBeVisible();
  await page.getByRole('link', { name: 'Open list' }).click();
  for (const name of bought) await expect(item(page, name)).toBeVisible();

  const pocket = await browser.newContext({ baseURL: larder.url, viewport: { width: 390, height: 844 } });
  const phone = await pocket.newPage();
  await logIn(phone, '/shopping-lists');
  await expect(item(phone, /leeks/)).toBeVisible();
  await storedApplication(phone);
  await pocket.setOffline(true);
  await phone.close();
  const shop = await pocket.newPage();
  await shop.goto('/shopping-lists');
  for (const name of bought) await item(shop, name).click();
  await expect(shop.getByText('3 changes waiting')).toBeVisible();
  for (const name of bought) await expect(item(page, name)).toBeVisible();

  await pocket.setOffline(false);
  for (const name of bought) await expect(item(page, name)).toBeHidden();
  await expect(page.getByRole('button', { name: /In the basket/ })).toContainText('3');
  await expect(shop.getByText('changes waiting')).toBeHidden();
  await pocket.close();
});
