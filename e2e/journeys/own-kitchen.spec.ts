import type { APIRequestContext } from '@playwright/test';
import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('a recipe is scaled by the flour in the cupboard, and read in grams and back', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  await bakeSomeday(request);
  await logIn(page, '/g/home/r/pound-cake');
  const ingredients = page.locator('#ingredients');
  const flour = ingredients.getByRole('listitem').filter({ hasText: 'all-purpose flour' });
  const milk = ingredients.getByRole('listitem').filter({ hasText: 'whole milk' });
  const oven = page.locator('#method').getByText('Heat the oven');

  await test.step('amounts are the recipe’s own at first', async () => {
    await expect(flour).toContainText('2 cups');
    await expect(oven).toContainText('350°F');
    await expectAccessible(page);
  });

  await test.step('300 g of flour make a quarter more of it, by keyboard alone', async () => {
    await flour.getByRole('button', { name: /^2 cups all-purpose flour/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'How much you have of all-purpose flour' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('300 g');
    await page.keyboard.press('Enter');
    await expect(ingredients.getByText('1¼ × the recipe, for 300 g all-purpose flour')).toBeVisible();
    await expect(flour).toContainText('2½ cups');
    await expect(milk).toContainText('1¼ cup');
    await expect(ingredients.getByText('10 servings')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one tap leads back', async () => {
    await ingredients.getByRole('button', { name: 'Back to 1 ×' }).click();
    await expect(flour).toContainText('2 cups');
    await expect(ingredients.getByText('8 servings')).toBeVisible();
  });

  await test.step('an amount that cannot be compared is refused in words', async () => {
    await flour.getByRole('button', { name: /^2 cups all-purpose flour/ }).click();
    const field = page.getByRole('textbox', { name: 'How much you have of all-purpose flour' });
    await field.fill('three bags');
    await field.press('Enter');
    await expect(page.getByText('Write an amount, such as 300 or 1½.')).toBeVisible();
    await field.press('Escape');
    await expect(field).toBeHidden();
  });

  await test.step('who wants to scale is offered to say what they have, and told what it comes to', async () => {
    const scale = ingredients.getByRole('button', { name: /^Scale the recipe/ });
    await scale.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'By what I have' }).click();
    const dialog = page.getByRole('dialog', { name: 'By what I have' });
    const ingredient = dialog.getByLabel('Ingredient', { exact: true });
    await ingredient.selectOption('whole milk (1 cup)');
    await ingredient.press('ArrowUp');
    await ingredient.press('ArrowDown');
    await expect(ingredient).toBeFocused();
    await expect(ingredient.locator('option:checked')).toHaveText('whole milk (1 cup)');
    const have = dialog.getByRole('textbox', { name: 'How much you have of whole milk' });
    await have.fill('some');
    await expect(dialog.getByText('Write an amount, such as 300 or 1½.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Scale the recipe' })).toBeDisabled();
    await have.fill('½');
    await expect(dialog.getByText('½ × the recipe: 4 servings')).toBeVisible();
    await expectAccessible(page);
    await have.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(scale).toBeFocused();
    await expect(ingredients.getByText('½ × the recipe, for ½ cup whole milk')).toBeVisible();
    await expect(flour).toContainText('1 cup');
  });

  await test.step('other units keep the scale', async () => {
    await ingredients.getByText('Metric', { exact: true }).click();
    await expect(flour).toContainText('120 g');
    await expect(ingredients.getByText('4 servings')).toBeVisible();
    await ingredients.getByText('US', { exact: true }).click();
    await expect(flour).toContainText('1 cup');
    await ingredients.getByText('Original', { exact: true }).click();
    await ingredients.getByRole('button', { name: 'Back to 1 ×' }).click();
    await expect(ingredients.getByText('8 servings')).toBeVisible();
  });

  await test.step('in metric, flour is weighed, milk is poured, spoons stay, and the oven is set in °C', async () => {
    await ingredients.getByText('Metric', { exact: true }).click();
    await expect(flour).toContainText('240 g');
    await expect(milk).toContainText('235 ml');
    await expect(ingredients.getByRole('listitem').filter({ hasText: 'baking powder' })).toContainText('2 tsp');
    await expect(oven).toContainText('180 °C');
    await expect(oven).toContainText('23 cm');
    await expectAccessible(page);
  });

  await test.step('a line tells what the recipe says', async () => {
    await flour.getByRole('button', { name: /^240 g all-purpose flour/ }).click();
    await expect(flour.getByText('The recipe says 2 cups.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is remembered, and holds while cooking', async () => {
    await page.reload();
    await expect(flour).toContainText('240 g');
    await page.getByRole('link', { name: 'Start cooking' }).click();
    const cook = page.locator('#cook');
    await expect(cook.getByText('Heat the oven')).toContainText('180 °C');
    await cook.getByRole('button', { name: 'Next step' }).click();
    await cook.getByRole('button', { name: /^240 g, or as the recipe says/ }).click();
    await expect(cook.getByRole('button', { name: /recipe says 2 cups/ })).toHaveText('2 cups');
    await expectAccessible(page);
    await cook.getByRole('button', { name: 'Leave cook mode' }).click();
  });

  await test.step('and back', async () => {
    await ingredients.getByText('Original', { exact: true }).click();
    await expect(flour).toContainText('2 cups');
    await expect(oven).toContainText('350°F');
  });

  await test.step('a section of the method folds', async () => {
    const title = page.locator('#method').getByRole('button', { name: 'The day before' });
    await title.click();
    await expect(oven).toBeHidden();
    await title.click();
    await expect(oven).toBeVisible();
  });

  await test.step('a timer of any length can be started', async () => {
    await page.getByRole('button', { name: 'New timer' }).click();
    const dialog = page.getByRole('dialog', { name: 'New timer' });
    await dialog.getByLabel('Minutes').fill('');
    await expect(dialog.getByRole('button', { name: 'Start the timer' })).toBeDisabled();
    await dialog.getByLabel('Minutes').fill('90');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|29:\d\d)$/);
  });
});

/** A recipe with parsed lines, and one that is plain text. */
async function bakeSomeday(request: APIRequestContext) {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Pound cake' } });
  const line = (quantity: number, unit: string, food: string) => ({
    quantity,
    unit: { name: unit },
    food: { name: food },
  });
  const recipe = {
    recipeServings: 8,
    settings: { disableAmount: false },
    recipeIngredient: [
      { ...line(2, 'cups', 'all-purpose flour'), note: 'sifted' },
      line(2, 'tsp', 'baking powder'),
      { note: '1 cup whole milk' },
    ],
    recipeInstructions: [
      { title: 'The day before', text: 'Heat the oven to 350°F and butter a 9-inch pan.' },
      { text: 'Fold in the flour and bake for 55 minutes.' },
    ],
  };
  const saved = await request.put('/api/recipes/pound-cake', { headers, data: recipe });
  expect(saved.ok()).toBe(true);
}
