import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { bob, callsOf, inviteBob, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { storedApplication } from '../shopping.ts';

const ownPicture = fileURLToPath(new URL('../../web/src/art/tomato-soup.webp', import.meta.url));

test.use({ settings: withAda, serviceWorkers: 'allow' });

/** What the device of somebody holds, by store; nothing where there is no such device. */
const heldOn = (page: Page, store: string) =>
  page.evaluate(async (store) => {
    const counts: number[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('larder.offline.')) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const counting = database.transaction(store).objectStore(store).count();
      counts.push(await new Promise((resolve) => counting.addEventListener('success', () => resolve(counting.result))));
      database.close();
    }
    return counts;
  }, store);

/** A page that opens without a network: the application and the recipes are there. */
async function kept(page: Page, recipes: number) {
  await storedApplication(page);
  await expect.poll(() => heldOn(page, 'recipes')).toEqual([recipes]);
  await expect.poll(() => heldOn(page, 'progress')).toEqual([1]);
}

test('a cold start in flight mode finds a recipe, cooks it by a timer and rates it, and the rating arrives', async ({
  page,
  context,
}) => {
  const call = await callsOf(page.request);
  for (const name of ['Leek soup', 'Apple pie']) await call('POST', '/recipes', { name });
  await call('PATCH', '/recipes/leek-soup', {
    recipeIngredient: [{ note: '2 leeks' }],
    recipeInstructions: [{ text: 'Wash the leeks.' }, { text: 'Boil them for 20 minutes.' }],
  });
  await logIn(page);
  await kept(page, 2);

  // Whatever the server takes, what is here shows at once, and is mended when the answer comes.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await call('PATCH', '/recipes/leek-soup', { description: 'Of the winter' });
  await page.route(/\/api\/recipes\/leek-soup$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/g/home/r/leek-soup');
  await expect(page.getByText('2 leeks')).toBeVisible();
  answer();
  await expect(page.getByText('Of the winter')).toBeVisible();
  await page.unroute(/\/api\/recipes\/leek-soup$/);

  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/g/home');
  await expect(cold.getByRole('link', { name: 'Apple pie' }).first()).toBeVisible();
  await cold
    .getByRole('button', { name: /Search/ })
    .first()
    .click();
  await cold.getByRole('combobox').fill('leeks');
  await cold.getByRole('option', { name: /Leek soup/ }).click();
  await expect(cold.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
  await expect(cold.getByText('2 leeks')).toBeVisible();
  await cold.getByRole('button', { name: '4 stars' }).first().click();
  await expect(cold.getByText('Saved on this device.')).toBeVisible();
  await cold.goto('/g/home/r/leek-soup?cook=true');
  await cold.getByRole('button', { name: 'Next' }).first().click();
  await cold
    .getByRole('button', { name: /20 min/ })
    .first()
    .click();
  await expect(cold.getByText(/19:5\d|20:00/).first()).toBeVisible();

  // It waits through another start, and shows meanwhile.
  await cold.close();
  const again = await context.newPage();
  await again.goto('/user/device');
  await expect(again.getByText('1 change waits to be sent')).toBeVisible();
  await expectAccessible(again);
  await context.setOffline(false);
  await expect(again.getByText('1 change waits to be sent')).toBeHidden();
  const { id } = await call('GET', '/recipes/leek-soup');
  expect((await call('GET', `/users/self/ratings/${id}`)).rating).toBe(4);

  // A comment whose reply is lost on the way is there once.
  await again.goto('/g/home/r/leek-soup');
  let isLost = false;
  await again.route(/\/api\/comments$/, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await again.getByRole('textbox', { name: 'Write a comment' }).fill('Take more leeks');
  await again.keyboard.press('Control+Enter');
  await expect(again.getByText('Saved on this device.')).toBeVisible();
  // Each page that opens sends what waits.
  await again.goto('/user/device');
  await expect.poll(() => heldOn(again, 'waiting')).toEqual([0]);
  expect((await call('GET', '/recipes/leek-soup/comments')).map(({ text }: { text: string }) => text)).toEqual([
    'Take more leeks',
  ]);

  // A picture that is chosen without a network shows, and arrives.
  await context.setOffline(true);
  await again.goto('/g/home/r/leek-soup?edit=true');
  await again.locator('input[type="file"]').first().setInputFiles(ownPicture);
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText('Saved on this device.')).toBeVisible();
  const shown = again.locator('main img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.setOffline(false);
  await again.goto('/user/device');
  await expect.poll(() => heldOn(again, 'waiting')).toEqual([0]);
  expect((await call('GET', '/recipes/leek-soup')).image).not.toBeNull();

  // A device without room says so and works on, as does one whose clock is wrong.
  const session = await context.newCDPSession(again);
  const origin = new URL(again.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await again.getByRole('radio', { name: /^Recipes and small pictures/ }).click();
  await expect(again.getByRole('alert').filter({ hasText: 'There is no room for more' })).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await again.getByRole('button', { name: 'Update now' }).click();
  await expect(again.getByText('There is no room for more')).toHaveCount(0);

  const day = 24 * 3_600_000;
  for (const days of [-2, 2]) {
    await again.clock.setSystemTime(Date.now() + days * day);
    await again.goto('/user/device');
    await again.getByRole('button', { name: 'Update now' }).click();
    await expect(again.getByText('The clock of this device is wrong')).toBeVisible();
    await call('PATCH', '/recipes/leek-soup', { description: `By a clock ${days} days off` });
    await again.goto('/g/home/r/leek-soup');
    await expect(again.getByText(`By a clock ${days} days off`)).toBeVisible();
  }
});

test('what two people edit, one of them without a network, is put together by whoever comes back', async ({
  page,
  context,
}) => {
  const call = await callsOf(page.request);
  await call('POST', '/recipes', { name: 'Leek soup' });
  await logIn(page);
  await kept(page, 1);
  await page.goto('/g/home/r/leek-soup?edit=true');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Description' }).fill('With potatoes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByText('With potatoes')).toBeVisible();

  await call('PATCH', '/recipes/leek-soup', { description: 'With cream' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('With potatoes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('With cream');
});

test('who logs out leaves nothing behind, and another one on the same device sees only what is theirs', async ({
  page,
  context,
}) => {
  const call = await callsOf(page.request);
  await inviteBob(page.request);
  for (const name of ['Leek soup', 'Secret pie']) await call('POST', '/recipes', { name });
  await call('PUT', '/recipes/secret-pie/visibility', { visibility: 'owner' });
  await logIn(page);
  await kept(page, 2);
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await heldOn(page, 'recipes')).toEqual([]);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pictures')))).toEqual(
    [],
  );

  await logIn(page, '/g/home', bob);
  await kept(page, 1);
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/g/home');
  await expect(cold.getByRole('link', { name: 'Leek soup' }).first()).toBeVisible();
  await expect(cold.getByText('Secret pie')).toBeHidden();
  await cold.goto('/g/home/r/secret-pie');
  await expect(cold.getByRole('main')).toBeVisible();
  await expect(cold.getByText('Secret pie')).toBeHidden();
});
