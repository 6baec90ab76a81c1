import { bob, callsOf, inviteBob, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('two who have a list open see each other, and what one ticks off sinks on the screen of the other', async ({
  page,
  browser,
  larder,
}) => {
  const call = await callsOf(page.request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
  const items = ['milk', 'eggs'].map((note) => ({ shoppingListId: list.id, note, quantity: 2 }));
  await call('POST', '/groups/shopping/items/create-bulk', items);
  await inviteBob(page.request);

  await logIn(page, `/shopping-lists/${list.id}`);
  const other = await browser.newContext({ baseURL: larder.url, viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await logIn(phone, `/shopping-lists/${list.id}`, bob);
  await expect(page.getByText('Bob here too')).toBeVisible();
  await expect(phone.getByText(/here too/)).toBeVisible();

  await phone.getByRole('checkbox', { name: /milk/i }).click();
  await expect(page.getByRole('checkbox', { name: /milk/i })).toBeHidden();

  await phone.goto('/shopping-lists');
  await phone.goto('/g/home');
  await expect(page.getByText('Bob here too')).toBeHidden();
  await other.close();
});
