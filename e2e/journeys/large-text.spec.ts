import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { launchOptions } from '../playwright.config.ts';
import { layoutFaults } from '../src/layout-faults.ts';

test.use({
  settings: withAda,
  locale: 'de-DE',
  // As a browser is set by whoever reads badly: twice the usual 16 px.
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
});

test('on a phone with letters twice as large, nothing in German is cut off', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  const call = await callsOf(request);
  const slug = await call('POST', '/recipes', { name: 'Kartoffelgratin mit Frühlingszwiebeln' });
  await call('PATCH', `/recipes/${slug}`, {
    recipeIngredient: [{ note: '1 kg festkochende Kartoffeln' }, { note: '4 Frühlingszwiebeln, in Ringen' }],
    recipeInstructions: [{ text: 'Kartoffeln schälen und 20 Minuten kochen.' }, { text: 'Bei 180 °C überbacken.' }],
  });
  const list = await call('POST', '/groups/shopping/lists', { name: 'Wocheneinkauf' });
  await call('POST', '/groups/mealplans', {
    date: new Date().toISOString().slice(0, 10),
    entryType: 'dinner',
    title: 'Kartoffelgratin vom Vortag',
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, '/g/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Rezepte' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const path of [
    '/g/home',
    `/g/home/r/${slug}`,
    `/g/home/r/${slug}?edit=true`,
    `/g/home/r/${slug}?cook=true`,
    '/g/home/r/create/url',
    '/group/mealplan/planner/view',
    `/shopping-lists/${list.id}`,
    '/group',
    '/group/migrations',
    '/user/profile',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').or(page.locator('#cook')).first()).toBeVisible();
      await expect.poll(() => layoutFaults(page)).toEqual([]);
    });
});
