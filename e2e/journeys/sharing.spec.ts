import { bob, callsOf, headersOf, inviteBob, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('a recipe of a private household is shared by a link, read by a visitor, and taken back', {
  tag: '@phone',
}, async ({ page, request, browser, baseURL }) => {
  const headers = await headersOf(request);
  await request.put('/api/groups/preferences', { headers, data: { privateGroup: true } });
  await request.post('/api/recipes', { headers, data: { name: 'Shakshuka' } });
  await request.patch('/api/recipes/shakshuka', {
    headers,
    data: {
      recipeServings: 4,
      recipeIngredient: [{ quantity: 2, food: { name: 'red peppers' }, note: '' }],
      recipeInstructions: ['Simmer for 10 min.'],
    },
  });
  await logIn(page, '/g/home/r/shakshuka');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share a link' }).click();
  await page.getByRole('button', { name: 'A week' }).click();
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page);
  const shown = await dialog.getByText('/g/home/shared/r/').textContent();
  const address = new URL(`http://${shown}`).pathname;

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const reading = await visitor.newPage();
  const opened = await reading.goto(address);
  expect(opened?.status()).toBe(200);
  expect(await opened?.text()).toContain('"@type":"Recipe"');
  await expect(reading.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
  await expectAccessible(reading);
  await reading.getByRole('button', { name: 'More' }).click();
  await expect(reading.getByText('5 servings')).toBeVisible();
  await reading.getByRole('link', { name: 'Print' }).click();
  await expect(reading.getByText('2½')).toBeVisible();
  await reading.goBack();
  await reading.getByRole('button', { name: 'Take it with you' }).first().click();
  const download = reading.waitForEvent('download');
  await reading.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('shakshuka.zip');
  await reading.goto('/g/home');
  await expect(reading).toHaveURL(/\/login/);

  await dialog.getByRole('button', { name: /delete the link$/ }).click();
  await expect(dialog.getByText('Links that work now')).toBeHidden();
  await expect.poll(async () => (await reading.goto(address))?.status()).toBe(404);
  await expect(reading.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expectAccessible(reading);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Links that work now')).toBeVisible();
  await reading.reload();
  await expect(reading.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
  await visitor.close();
});

test('a link that was to end has ended', async ({ page, request }) => {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Soup' } });
  const { id: recipeId } = await (await request.get('/api/recipes/soup', { headers })).json();
  const expiresAt = new Date(Date.now() + 3000).toISOString();
  const { id } = await (await request.post('/api/shared/recipes', { headers, data: { recipeId, expiresAt } })).json();
  await expect.poll(async () => (await page.goto(`/g/home/shared/r/${id}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test('a visitor ticks a shopping list that was shared with them, until the link ends', {
  tag: '@phone',
}, async ({ page, request, browser, baseURL }) => {
  const call = await callsOf(request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Saturday' });
  for (const note of ['milk', 'candles']) {
    await call('POST', '/groups/shopping/items', { shoppingListId: list.id, note });
  }
  await logIn(page, `/shopping-lists/${list.id}`);
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this list' });
  await expect(dialog.getByRole('checkbox', { name: 'People with the link can tick items' })).toBeChecked();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await expect(dialog.getByText(/, with ticks$/)).toBeVisible();
  await expectAccessible(page);
  const shown = await dialog.getByText('/g/home/shared/l/').textContent();
  const address = new URL(`http://${shown}`).pathname;
  await dialog.getByRole('button', { name: 'Close' }).click();

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const reading = await visitor.newPage();
  await reading.goto(address);
  await expect(reading.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();
  await expectAccessible(reading);
  await reading.getByText('Milk').click();
  await expect(reading.getByRole('checkbox', { name: 'milk' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'milk' })).toBeHidden();
  await page.getByText('Candles').click();
  await expect(reading.getByText('Everything is ticked off.')).toBeVisible();

  const token = address.split('/').at(-1) ?? '';
  await call('DELETE', `/shared/links/${token}`);
  await expect(reading.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await visitor.close();
});

test('a cookbook is read by a link, and each of its recipes', async ({ page, request, browser, baseURL }) => {
  const call = await callsOf(request);
  await call('PUT', '/groups/preferences', { privateGroup: true });
  await call('POST', '/recipes', { name: 'Leek soup' });
  const soup = await call('GET', '/recipes/leek-soup');
  await call('POST', '/groups/cookbooks', { name: 'Soups', byRules: false, picked: [soup.id] });
  await logIn(page, '/g/home/cookbooks/soups');
  await page.getByRole('button', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this cookbook' });
  await dialog.getByRole('button', { name: 'New link' }).click();
  const shown = await dialog.getByText('/g/home/shared/c/').textContent();

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const reading = await visitor.newPage();
  await reading.goto(new URL(`http://${shown}`).pathname);
  await reading.getByRole('link', { name: 'Leek soup' }).click();
  await expect(reading.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  await reading.reload();
  await reading.getByRole('link', { name: 'Soups' }).click();
  await expect(reading.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
  await visitor.close();
});

test('a week is read by a link, with the recipes that are planned', async ({ page, request, browser, baseURL }) => {
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Leek soup' });
  const { id: recipeId } = await call('GET', '/recipes/leek-soup');
  await logIn(page, '/group/mealplan/planner/view');
  const date = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await call('POST', '/groups/mealplans', { date, recipeId, entryType: 'dinner' });
  await page.getByRole('button', { name: 'More for the meal plan' }).click();
  await page.getByRole('menuitem', { name: 'Share this week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this week' });
  await dialog.getByRole('button', { name: 'New link' }).click();
  const shown = await dialog.getByText('/g/home/shared/w/').textContent();

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const reading = await visitor.newPage();
  await reading.goto(new URL(`http://${shown}`).pathname);
  await expectAccessible(reading);
  await reading.getByRole('link', { name: 'Leek soup' }).click();
  await expect(reading.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  await reading.getByRole('link', { name: 'The week' }).click();
  await expect(reading.getByText('Nothing planned').first()).toBeVisible();
  await visitor.close();
});

test('a member is removed, and what only they saw is handed over', async ({ page, request }) => {
  await inviteBob(request);
  const ofBob = { headers: await headersOf(request, bob) };
  await request.post('/api/recipes', { ...ofBob, data: { name: 'Secret sauce' } });
  await request.put('/api/recipes/secret-sauce/visibility', { ...ofBob, data: { visibility: 'owner' } });

  await logIn(page, '/household');
  await page.getByRole('button', { name: /^Bob/ }).click();
  await page.getByRole('button', { name: 'Remove Bob' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Bob?' });
  await expect(dialog.getByText(/^1 recipe that only Bob sees goes to your bin/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Remove member' }).click();
  expect((await download).suggestedFilename()).toMatch(/[.]zip$/);
  await expect(page.getByRole('button', { name: /^Bob/ })).toBeHidden();
  await page.goto('/group/bin');
  await expect(page.getByText('Secret sauce', { exact: true })).toBeVisible();
});

test('a recipe that its owner keeps to themselves is not there for another member', async ({ page, request }) => {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Birthday surprise' } });
  await request.post('/api/recipes', { headers, data: { name: 'Bread' } });
  await inviteBob(request);

  await logIn(page, '/g/home/r/birthday-surprise');
  await page.getByRole('button', { name: /Change that$/ }).click();
  await page.getByRole('menuitem', { name: 'Only me' }).click();
  await expect(page.getByRole('button', { name: 'Only you see this recipe. Change that' })).toBeVisible();
  await expectAccessible(page);

  await logIn(page, '/g/home', bob);
  await expect(page.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await expect(page.getByText('Birthday surprise')).toBeHidden();
  await page.goto('/g/home?search=birthday');
  await expect(page.getByText('Birthday surprise')).toBeHidden();
  expect((await page.goto('/g/home/r/birthday-surprise'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This recipe is not here' })).toBeVisible();
});
