import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const recipes = {
  Bread: [
    { quantity: 1, unit: 'kilogram', food: 'flour' },
    { quantity: 10, unit: 'gram', food: 'salt' },
  ],
  Pancakes: [
    { quantity: 2, unit: 'cup', food: 'milk' },
    { quantity: 250, unit: 'gram', food: 'flour' },
  ],
  Custard: [{ quantity: 300, unit: 'milliliter', food: 'milk' }],
};

test('recipes become a list, with sums in sensible units, and leave it as it was', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  for (const [name, recipeIngredient] of Object.entries(recipes)) {
    const slug = await call('POST', '/recipes', { name });
    await call('PATCH', `/recipes/${slug}`, { name, recipeServings: 4, recipeIngredient });
  }
  const { items: foods } = await call('GET', '/foods?search=salt');
  await call('PUT', `/foods/${foods[0].id}`, { onHand: true });
  const list = await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
  await call('POST', '/groups/shopping/items', {
    shoppingListId: list.id,
    food: { name: 'flour' },
    unit: { name: 'gram' },
    quantity: 500,
  });
  const lines = async () =>
    (await call('GET', `/groups/shopping/lists/${list.id}`)).listItems.map(
      ({ display }: { display: string }) => display,
    );
  const before = await lines();
  const dialog = page.getByRole('dialog');

  await test.step('one from its page, twice as much, without what is at home', async () => {
    await logIn(page, '/g/home/r/bread');
    await page.getByRole('button', { name: 'Add to list' }).click();
    await expect(dialog.getByText('1 left out, you have it')).toBeVisible();
    for (let more = 0; more < 4; more++) await dialog.getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 item to Weekly shop' }).click();
    await expect(page.getByText('Successfully added to list')).toBeVisible();
    expect(await lines()).toEqual(['2.5 kilograms flour']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(lines).toEqual(before);
  });

  await test.step('one from the menu of its card', async () => {
    await page.goto('/g/home');
    await page.getByRole('button', { name: 'Actions for Bread' }).click();
    await page.getByRole('menuitem', { name: 'Add to list' }).click();
    await dialog.getByRole('button', { name: 'Add 1 item to Weekly shop' }).click();
    await expect.poll(lines).toEqual(['1.5 kilograms flour']);
  });

  await test.step('three at once, added up in one list', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of Object.keys(recipes)) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Add to list' }).click();
    await expect(dialog.getByRole('region', { name: 'Custard' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 4 items to Weekly shop' }).click();
    await page.getByRole('button', { name: 'Open list' }).click();
    await expect(page.getByRole('button', { name: 'Edit flour' })).toHaveText('2.75 kilograms');
    await expect(page.getByRole('button', { name: 'Edit milk' })).toHaveText('775 milliliters');
  });

  await test.step('a line tells where it comes from', async () => {
    await page.getByRole('button', { name: 'Edit milk' }).click();
    const receipt = dialog.getByRole('region', { name: 'Where the amount comes from' });
    await expect(receipt.getByRole('link', { name: 'Pancakes' })).toBeVisible();
    await expect(receipt).toContainText('2 cups');
    await expect(receipt).toContainText('To buy775 milliliters');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('recipes that are taken off leave what was there before them', async () => {
    const onList = page.getByRole('region', { name: 'Recipes on this list' });
    await onList.getByRole('button', { name: 'Take Custard off the list' }).click();
    await expect(page.getByRole('button', { name: 'Edit milk' })).toHaveText('2 cups');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Edit milk' })).toHaveText('775 milliliters');
    for (const name of Object.keys(recipes)) {
      await onList.getByRole('button', { name: `Take ${name} off the list` }).click();
      await expect(onList.getByRole('link', { name })).toBeHidden();
    }
    await expect(page.getByRole('button', { name: 'Edit flour' })).toHaveText('500 grams');
    expect(await lines()).toEqual(before);
  });
});
