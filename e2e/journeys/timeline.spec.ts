import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const soup = async (request: Parameters<typeof headersOf>[0]) => {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Onion soup' } });
  const save = (data: object) => request.patch('/api/recipes/onion-soup', { headers, data });
  await save({ recipeIngredient: ['six onions'], recipeInstructions: ['Cook the onions.'] });
  return save;
};

test('what was cooked is in the timeline, with the recipe as it was then', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const save = await soup(request);
  const sugar = page.getByRole('list', { name: 'Timeline' }).getByText('A pinch of sugar');
  await logIn(page, '/g/home/r/onion-soup');

  await test.step('cooked, and said to be made', async () => {
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await page.locator('#cook').getByRole('button', { name: 'I made this' }).click();
    const card = page.getByRole('dialog', { name: 'Made today' });
    await card.getByRole('textbox').fill('Sweeter than ever');
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'Made once' })).toContainText('Sweeter than ever');
  });

  await test.step('the recipe is another one by now', async () => {
    await save({ recipeIngredient: ['eight onions'] });
    await page.goto('/g/home/recipes/timeline');
    const list = page.getByRole('list', { name: 'Timeline' });
    await expect(list.getByRole('listitem').first()).toContainText('You made Onion soup');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Recipes added' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Everything' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the event leads to what was cooked', async () => {
    await page.getByRole('link', { name: 'The recipe as it was then' }).click();
    await expect(page).toHaveURL(/\/r\/onion-soup\/history\?version=2$/);
    await expect(page.locator('ins').filter({ hasText: 'six onions' })).toBeVisible();
    await page.goBack();
  });

  await test.step('the event is changed, deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cooked: Onion soup' });
    await dialog.getByRole('textbox', { name: 'A line for next time' }).fill('A pinch of sugar');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(sugar).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(sugar).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sugar).toBeVisible();
  });

  await test.step('the recipe has a timeline of its own', async () => {
    await page.getByRole('link', { name: 'Onion soup' }).first().click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Timeline' }).click();
    await expect(page.getByText('last time, by')).toBeVisible();
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBe(0);
    await expect(sugar).toBeVisible();
    await expectAccessible(page);
  });
});

test('a comment is written, changed, deleted and brought back', { tag: '@phone' }, async ({ page, request }) => {
  await soup(request);
  await logIn(page, '/g/home/r/onion-soup');
  const comments = page.getByRole('region', { name: /^Comments/ });

  await comments.getByRole('textbox', { name: 'Write a comment' }).fill('Good with **thyme**');
  await page.keyboard.press('Control+Enter');
  await expect(comments.locator('strong')).toHaveText('thyme');
  await expect(comments.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  await expectAccessible(page);

  await comments.getByRole('button', { name: 'Edit' }).click();
  await comments.getByRole('textbox', { name: 'Your comment' }).fill('Good with sage');
  await expectAccessible(page);
  await comments.getByRole('button', { name: 'Save' }).click();
  await expect(comments.getByText('Good with sage')).toBeVisible();
  await expect(comments.getByText('edited')).toBeVisible();

  await comments.getByRole('button', { name: 'Delete' }).click();
  await expect(comments.getByText('Good with sage')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comments.getByText('Good with sage')).toBeVisible();

  await test.step('what is begun is there on the next visit', async () => {
    await comments.getByRole('textbox', { name: 'Write a comment' }).fill('Next time');
    await page.reload();
    await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Next time');
  });
});
