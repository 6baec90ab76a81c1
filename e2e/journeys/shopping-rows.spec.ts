import type { CDPSession, Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda, hasTouch: true });

const row = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent));

/** A finger, which the browser tells from a mouse. */
async function swipe(page: Page, session: CDPSession, name: RegExp, by: number) {
  const box = await row(page, name).boundingBox();
  if (!box) throw new Error(`there is no row ${name}`);
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step++) {
    const touchPoints = [{ x: x + (by * step) / 8, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('rows are swiped, pressed long, and put in order by keys and by dragging', async ({ page }) => {
  const call = await callsOf(page.request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
  const items = ['milk', 'eggs', 'bread', 'soap'].map((note) => ({ shoppingListId: list.id, note }));
  await call('POST', '/groups/shopping/items/create-bulk', items);
  await logIn(page, `/shopping-lists/${list.id}`);
  await expect(row(page, /soap/i)).toBeVisible();
  const session = await page.context().newCDPSession(page);

  await swipe(page, session, /bread/i, -120);
  await expect(page.getByRole('button', { name: 'Take bread off the list' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take bread off the list' }).click();
  await expect(row(page, /bread/i)).toBeHidden();

  await page.getByRole('checkbox', { name: /soap/i }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('checkbox', { name: /soap/i })).toBeFocused();
  await expect.poll(() => names(page)).toEqual(['milk', 'soap', 'eggs']);

  const eggs = await row(page, /eggs/i).boundingBox();
  if (!eggs) throw new Error('there are no eggs');
  const touchPoints = [{ x: eggs.x + 100, y: eggs.y + eggs.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('menu')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Arrange by dragging' }).click();

  const grip = await row(page, /eggs/i).boundingBox();
  const first = await row(page, /milk/i).boundingBox();
  if (!grip || !first) throw new Error('the rows are gone');
  await page.mouse.move(grip.x + 20, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, grip.y, { steps: 4 });
  await page.mouse.move(first.x + 20, first.y + 4, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['eggs', 'milk', 'soap']);
  await page.getByRole('button', { name: 'Done' }).click();

  // A finger that rests, and then goes on, moves the row itself.
  const [soap, top] = [await row(page, /soap/i).boundingBox(), await row(page, /eggs/i).boundingBox()];
  if (!soap || !top) throw new Error('the rows are gone');
  const x = soap.x + 100;
  const from = soap.y + soap.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y: from });
  await expect(page.getByRole('menu')).toBeVisible();
  for (let step = 1; step <= 8; step++) await touch('touchMove', { x, y: from + ((top.y + 4 - from) * step) / 8 });
  await expect(page.getByRole('menu')).toBeHidden();
  await touch('touchEnd');
  await expect.poll(() => names(page)).toEqual(['soap', 'eggs', 'milk']);
  await expect(row(page, /soap/i).getByRole('checkbox')).not.toBeChecked();

  // The server has been told of all of it.
  await expect
    .poll(async () =>
      (await call('GET', `/groups/shopping/lists/${list.id}`)).listItems.map(({ note }: { note: string }) => note),
    )
    .toEqual(['soap', 'eggs', 'milk']);
});
