import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('a recipe that was edited twice is compared, goes back, and forth again', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Shakshuka' } });
  const save = async (data: object) => (await request.patch('/api/recipes/shakshuka', { headers, data })).json();
  const { recipeIngredient } = await save({
    recipeIngredient: ['red peppers', 'feta, crumbled'],
    recipeInstructions: ['Simmer for 10 min.'],
  });
  const [peppers, feta] = recipeIngredient;
  await save({ recipeIngredient: [peppers, { ...feta, note: 'feta, in large pieces' }, 'harissa'] });
  await logIn(page, '/g/home/r/shakshuka');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  if (isMobile) await versions.getByRole('link', { name: /2 ingredients \d/ }).click();
  await expect(page.locator('del')).toHaveText([/taken out/, /crumbled/]);
  await expect(page.locator('ins')).toHaveText([/put in/, /in large pieces/, /harissa/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Go back to / }).click();
  await expect(page.getByText('feta, crumbled')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('harissa')).toBeVisible();
  await expect(page).toHaveURL(/\/r\/shakshuka$/);
});
