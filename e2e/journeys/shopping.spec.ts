import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { item } from '../shopping.ts';

test.use({ settings: withAda });

test('aisles follow the shop that the list is bought in', async ({ page }) => {
  const call = await callsOf(page.request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
  for (const name of ['Bread', 'Dairy']) {
    const label = await call('POST', '/groups/labels', { name });
    await call('POST', '/groups/shopping/items', {
      shoppingListId: list.id,
      note: `${name} of ours`,
      labelId: label.id,
    });
  }
  await logIn(page, '/shopping-lists');
  const aisles = page.getByRole('heading', { level: 2, name: /^(Bread|Dairy)/ });
  await expect(aisles).toHaveText([/Bread/, /Dairy/]);

  await page.getByRole('button', { name: 'Add a shop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Corner market');
  await page.getByRole('button', { name: 'Save' }).click();
  const order = page.getByRole('complementary', { name: 'Aisles in your shop' });
  await expect(order.getByRole('heading', { name: 'Aisles in Corner market' })).toBeVisible();
  await order.getByRole('button', { name: 'Move: Bread' }).press('Alt+ArrowDown');
  await expect(aisles).toHaveText([/Dairy/, /Bread/]);
  await expect(order.getByRole('switch', { name: 'Use my own order' })).toBeChecked();
  await expectAccessible(page);

  // Switching needs no network, and is there still when it is back.
  await page.context().setOffline(true);
  await expect(page.getByRole('radio', { name: 'Corner market' })).toBeChecked();
  await page.getByRole('radio', { name: 'No shop' }).click();
  await expect(aisles).toHaveText([/Bread/, /Dairy/]);
  await page.context().setOffline(false);
  await expect(page.getByText('change waiting')).toBeHidden();
  await page.reload();
  await expect(aisles).toHaveText([/Bread/, /Dairy/]);
  await page.getByRole('radio', { name: 'Corner market' }).click();
  await expect(aisles).toHaveText([/Dairy/, /Bread/]);
});

test('two shop from one list, one of them without a network, and no tick is lost', async ({
  page,
  browser,
  larder,
}) => {
  await logIn(page, '/shopping-lists');
  await page.getByRole('button', { name: 'Start a list' }).click();
  const add = page.getByRole('combobox', { name: 'Add an item' });
  for (const line of ['2 l milk', '6 eggs', 'bin bags']) {
    await add.fill(line);
    await add.press('Enter');
  }
  await expect(item(page, /bin bags/i)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: larder.url, viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await logIn(phone, '/shopping-lists');
  await expect(item(phone, /eggs/i)).toBeVisible();

  // What one ticks off sinks on the other's screen too.
  await item(page, /milk/i).click();
  await expect(item(phone, /milk/i)).toBeHidden();

  await other.setOffline(true);
  await item(phone, /eggs/i).click();
  await phone.getByRole('combobox', { name: 'Add an item' }).fill('soap');
  await phone.getByRole('combobox', { name: 'Add an item' }).press('Enter');
  await expect(phone.getByText('2 changes waiting')).toBeVisible();
  await page.getByRole('button', { name: /^Edit bin bags/i }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('3');
  await page.getByRole('button', { name: 'Done' }).click();

  await larder.killAndStart();
  await other.setOffline(false);
  await expect(phone.getByText('changes waiting')).toBeHidden();
  for (const window of [page, phone]) {
    await expect(item(window, /eggs/i)).toBeHidden();
    await expect(item(window, /soap/i)).toBeVisible();
    await expect(window.getByRole('button', { name: /^Edit bin bags/i })).toHaveText('3');
    await expect(window.getByRole('button', { name: /In the basket/ })).toContainText('2');
  }
  await other.close();
});
