import type { APIRequestContext, Page } from '@playwright/test';
import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';

test.use({ settings: withAda });

test('a recipe of endless words and formatted steps stays on the screen, and its times start timers', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const path = await writeEndlessWords(request);
  await logIn(page, path);

  await test.step('on its page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#method').getByRole('button', { name: /^Start a timer: 10/ })).toBeVisible();
    const point = page.locator('#method').getByRole('listitem').getByText('stir the capers in');
    await expect.poll(async () => (await point.boundingBox())?.width ?? 0).toBeGreaterThan(120);
    await expectNothingBeside(page);
    await expectAccessible(page);
  });

  await test.step('while cooking', async () => {
    await page.goto(`${path}?cook=true`);
    const cook = page.locator('#cook');
    await expect(cook.getByRole('button', { name: 'Next step' })).toBeInViewport({ ratio: 1 });
    await cook.getByRole('button', { name: /^Start a timer: 10/ }).click();
    await expect(cook.getByRole('timer')).toBeInViewport({ ratio: 1 });
    await expect(cook.getByRole('timer')).toHaveCount(1);
    expect(await cook.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await cook.getByRole('button', { name: 'Leave cook mode' }).click();
    await expect(cook).toBeHidden();
  });

  await test.step('while editing, and among the others', async () => {
    await page.goto(`${path}?edit=true`);
    // The editor is the largest part to load: a busy machine takes its time.
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeInViewport({ ratio: 1, timeout: paced(40_000) });
    await expectNothingBeside(page);
    await page.goto('/g/home');
    await expect(page.getByRole('link', { name: /^Donau.*capers$/ })).toBeVisible();
    await expectNothingBeside(page);
  });
});

test('a recipe without a word says so, and leads to where they are written', async ({ page, request }) => {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Later' } });
  await logIn(page, '/g/home/r/later');
  await expect(page.getByRole('heading', { name: 'Nothing is written down yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write it down' }).click();
  await expect(page).toHaveURL(/\?edit=true$/);
});

test.describe('with a keyboard', () => {
  test('no letter typed right after / is lost, and ? lists what the keys do', async ({ page, request }) => {
    const headers = await headersOf(request);
    await request.post('/api/recipes', { headers, data: { name: 'Rye bread' } });
    // The dialog comes long after its key.
    await page.route(/SearchDialog/, async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.continue();
    });
    await logIn(page, '/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('rye b');
    const field = page.getByRole('combobox', { name: 'Search recipes, foods, tags' });
    await expect(field).toBeFocused();
    await page.keyboard.type('read');
    await expect(field).toHaveValue('rye bread');
    await expect(page.getByRole('option', { name: /Rye bread/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByText('Move a line up or down')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });
});

/** Nothing is wider than the window. */
async function expectNothingBeside(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

async function writeEndlessWords(request: APIRequestContext): Promise<string> {
  const headers = await headersOf(request);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsbutterkartoffeln with capers';
  const slug = await (await request.post('/api/recipes', { headers, data: { name } })).json();
  const referenceId = crypto.randomUUID();
  const data = {
    recipeIngredient: [
      { referenceId, note: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2) },
    ],
    recipeInstructions: [
      {
        title: 'Sauce',
        text: 'Let it **rest** for 10 minutes.\n\n- stir the capers in\n- season',
        ingredientReferences: [{ referenceId }],
      },
      { text: 'Serve.' },
    ],
  };
  const saved = await request.patch(`/api/recipes/${slug}`, { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
  return `/g/home/r/${slug}`;
}
