import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { layoutFaults } from '../src/layout-faults.ts';

test.use({ settings: withAda });

test('two timers run while one cooks, and that it was made is noted and taken back', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Onion soup' } });
  await request.put('/api/recipes/onion-soup', {
    headers,
    data: {
      recipeIngredient: [{ note: 'onions' }, { note: 'bread' }],
      recipeInstructions: [{ text: 'Cook the onions for 40 minutes.' }, { text: 'Toast the bread for 5 minutes.' }],
    },
  });
  await logIn(page, '/g/home/r/onion-soup');
  const cook = page.locator('#cook');

  await test.step('timers are named by what they time, the soonest first, and cover no step', async () => {
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await cook.getByRole('button', { name: 'Start a timer: 40 minutes' }).click();
    await cook.getByRole('button', { name: 'onions, ready' }).click();
    await cook.getByRole('button', { name: 'Step 1 of 2' }).click();
    await page.getByRole('menuitem', { name: 'Toast the bread' }).click();
    await cook.getByRole('button', { name: 'Start a timer: 5 minutes' }).click();
    const timers = cook.getByRole('region', { name: 'Timers' });
    await expect(timers.getByRole('link').nth(0)).toHaveAccessibleName('Bread · 5 minutes');
    await expect(timers.getByRole('link').nth(1)).toHaveAccessibleName('Onions · 40 minutes');
    await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('letters grow to four times their size, by keys too, and stay so', async () => {
    const sizeOf = async () =>
      Number.parseFloat(await cook.getByText('Toast the bread').evaluate((text) => getComputedStyle(text).fontSize));
    const usual = await sizeOf();
    await cook.getByRole('button', { name: 'Larger words' }).click();
    for (let pressed = 0; pressed < 7; pressed++) await page.keyboard.press('+');
    await expect(cook.getByRole('button', { name: 'Larger words' })).toBeDisabled();
    expect(await sizeOf()).toBeCloseTo(4 * usual, 0);
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    await page.reload();
    expect(await sizeOf()).toBeCloseTo(4 * usual, 0);
    for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.press('-');
    expect(await sizeOf()).toBeCloseTo(usual, 0);
  });

  await test.step('the end of the method is as wide as the screen, and leads to the card', async () => {
    await cook.getByRole('button', { name: 'I made this' }).click();
    const card = page.getByRole('dialog', { name: 'Made today' });
    await card.getByRole('textbox').fill('Sweeter than ever');
    await card.getByRole('button', { name: '4 stars' }).click();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(cook).toBeHidden();
    await expect(page.getByRole('region', { name: 'Made once' })).toContainText('Sweeter than ever');
  });

  await test.step('elsewhere the timer that ends first is in sight', async () => {
    const next = page.getByRole('region', { name: 'Next timer' });
    await expect(next).toContainText('Bread');
    await next.getByRole('button').first().click();
    const all = page.getByRole('dialog', { name: 'Timers' });
    await all.getByRole('button', { name: 'Remove timer: Bread · 5 minutes' }).click();
    await expect(next).toContainText('Onions');
    await all.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Undo takes all of it back', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'I made this' }).click();
    await page.getByRole('dialog', { name: 'Made today' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('region', { name: 'Made once' })).toBeVisible();
    const { items } = await (await request.get('/api/recipes/timeline/events', { headers })).json();
    expect(items.map(({ eventMessage }: { eventMessage: string | null }) => eventMessage).filter(Boolean)).toEqual([
      'Sweeter than ever',
    ]);
  });
});
