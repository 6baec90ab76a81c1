import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { item, storedApplication } from '../shopping.ts';

test.use({ settings: withAda, serviceWorkers: 'allow' });

test('a list opens from a cold start without a network, and what was ticked off there arrives', async ({
  page,
  context,
  browser,
  larder,
}) => {
  const call = await callsOf(page.request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
  const items = ['milk', 'eggs', 'bread', 'soap'].map((note) => ({ shoppingListId: list.id, note, quantity: 2 }));
  await call('POST', '/groups/shopping/items/create-bulk', items);
  await logIn(page, `/shopping-lists/${list.id}`);
  await expect(item(page, /milk/i)).toBeVisible();
  await storedApplication(page);

  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto(`/shopping-lists/${list.id}`);
  await expect(cold.getByRole('heading', { name: 'Saturday' })).toBeVisible();
  for (const name of [/milk/i, /eggs/i, /bread/i]) await item(cold, name).click();
  await expect(cold.getByText('3 changes waiting')).toBeVisible();
  await cold.close();

  // They wait through another cold start, which begins at the overview this time.
  const again = await context.newPage();
  await again.goto('/shopping-lists');
  await expect(again.getByText('3 changes waiting')).toBeVisible();
  await expect(item(again, /soap/i)).toBeVisible();
  await expect(item(again, /milk/i)).toBeHidden();

  const other = await browser.newContext({ baseURL: larder.url });
  const second = await other.newPage();
  await logIn(second, `/shopping-lists/${list.id}`);
  await expect(item(second, /soap/i)).toBeVisible();
  await context.setOffline(false);
  for (const name of [/milk/i, /eggs/i, /bread/i]) await expect(item(second, name)).toBeHidden();
  await expect(again.getByText('changes waiting')).toBeHidden();
  await other.close();
});

test('nothing that the server says of people is stored with the application, and logging out clears the lists', async ({
  page,
}) => {
  const call = await callsOf(page.request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
  await logIn(page, `/shopping-lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
  await storedApplication(page);
  await page.goto('/g/home');
  await expect(page.getByRole('button', { name: /Account|Ada/i }).first()).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((path) => !/^\/(assets\/|index\.html$|favicon|icon-|manifest)/.test(path))).toEqual([]);

  const listsOnDevice = () =>
    page.evaluate(async () => {
      const found: number[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        if (!name.startsWith('larder.shopping.')) continue;
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const counting = database.transaction('lists').objectStore('lists').count();
        found.push(
          await new Promise((resolve) => counting.addEventListener('success', () => resolve(counting.result))),
        );
        database.close();
      }
      return found;
    });
  expect(await listsOnDevice()).toEqual([1]);
  await page
    .getByRole('button', { name: /Account|Ada/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await listsOnDevice()).toEqual([0]);
  expect(await page.evaluate(() => localStorage.getItem('larder.member'))).toBeNull();
});

test('the file that stores the application is looked at anew each time, and comes compressed', async ({ request }) => {
  const reply = await request.get('/sw.js', { headers: { 'accept-encoding': 'br' } });
  expect(reply.status()).toBe(200);
  expect(reply.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  expect(reply.headers()['content-type']).toMatch(/javascript/);
  expect(reply.headers()['content-security-policy']).toContain("script-src 'self'");
});
