import type { Locator } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';

test.use({ settings: withAda });

test('foods are ticked off, followed to their recipes and merged without a mouse', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Noodle soup' });
  await call('PATCH', '/recipes/noodle-soup', { recipeIngredient: [{ quantity: 3, food: { name: 'scallion' } }] });
  for (const name of ['apple', 'spring onion']) await call('POST', '/foods', { name });
  await logIn(page, '/group/data/foods');
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ has: menuOf(name) });
  const onHand = (name: string) => page.getByRole('switch', { name: `We have ${name}` });

  await test.step('the arrows lead into the cells of a row, and down its column', async () => {
    await press(page, row('apple'));
    await press(page, onHand('apple'), 'ArrowRight', 8);
    await page.keyboard.press('Space');
    await expect(onHand('apple')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(onHand('scallion')).toBeFocused();
    // A page that is loaded anew sends nothing any more.
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.keyboard.press('Space');
    await expect(onHand('scallion')).toBeChecked();
    await saved;
    await page.keyboard.press('Escape');
    await expect(row('scallion')).toBeFocused();
    await page.reload();
    await expect(onHand('apple')).toBeChecked();
    await expect(onHand('scallion')).toBeChecked();
  });

  await test.step('Enter in a cell opens what the row is about', async () => {
    await press(page, row('apple'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'apple' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('two of them become one', async () => {
    await press(page, row('apple'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar').getByText('2 selected')).toBeVisible();
    await press(page, page.getByRole('toolbar').getByRole('button', { name: 'Merge' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merge foods' });
    await press(page, dialog.getByRole('radio', { name: 'scallion' }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'spring onion' })).toBeChecked();
    await expect(dialog.getByRole('link', { name: 'Noodle soup' })).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Merge', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row('scallion')).toHaveCount(0);
  });

  await test.step('the number of its recipes leads to them', async () => {
    await press(page, row('spring onion'));
    await press(page, row('spring onion').getByRole('link', { name: 'in 1 recipe' }), 'ArrowRight', 8);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/home\/recipes\/foods\//);
    await expect(page.getByRole('heading', { name: 'Noodle soup' })).toBeVisible();
  });
});

test('each dialog of a table is opened, used and left by keys, and gives the focus back', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  for (const name of ['apple', 'pear']) await call('POST', '/foods', { name });
  await call('POST', '/groups/labels', { name: 'Fruit', color: '#7A9F4E' });
  await logIn(page, '/group/data/foods');
  const dialog = page.getByRole('dialog');
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ has: menuOf(name) });
  const choose = async (menu: Locator, item: string) => {
    await press(page, menu);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };

  await test.step('a new one is made and the button has the focus again', async () => {
    const create = page.getByRole('button', { name: 'New food' });
    await press(page, create);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('plum');
    await press(page, dialog.getByRole('combobox', { name: 'Other names' }));
    await page.keyboard.type('Zwetschge');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Zwetschge', { exact: true })).toBeVisible();
    const label = dialog.getByRole('combobox', { name: 'Label' });
    const fruit = page.getByRole('option', { name: 'Fruit' });
    await press(page, label);
    await page.keyboard.press('ArrowDown');
    await expect(fruit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fruit).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(fruit).toBeVisible();
    await page.keyboard.press('ArrowDown');
    // Until an option is the next one, Enter would save the food.
    await expect(fruit).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(label).toHaveValue('Fruit');
    await press(page, dialog.getByRole('switch', { name: 'We have it' }));
    await page.keyboard.press('Space');
    await press(page, dialog.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(menuOf('plum')).toBeVisible();
    await expect(create).toBeFocused();
  });

  await test.step('reading a file is left, and the menu has the focus again', async () => {
    const more = page.getByRole('button', { name: 'More for this table' });
    await choose(more, 'Read from a file');
    await press(page, dialog.locator('input[type="file"]'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('a row is opened, changed and saved, and has the focus again', async () => {
    await press(page, row('apple'));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await press(page, dialog.getByRole('textbox', { name: 'Plural' }));
    await page.keyboard.type('apples');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row('apple')).toBeFocused();
  });

  await test.step('deleting and merging are asked for and left', async () => {
    for (const item of ['Delete', 'Merge into another', 'Edit']) {
      await choose(menuOf('apple'), item);
      if (item === 'Merge into another') {
        await expect(page.getByRole('option', { name: 'pear' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('option', { name: 'pear' })).toBeHidden();
        await expect(dialog).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(menuOf('apple')).toBeFocused();
    }
  });

  await test.step('rows get a label', async () => {
    await press(page, row('apple'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await press(page, page.getByRole('toolbar').getByRole('button', { name: 'Set the label' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const label = dialog.getByRole('combobox', { name: 'Label' });
    await expect(label).toBeFocused();
    await page.keyboard.type('fru');
    const fruit = page.getByRole('option', { name: 'Fruit' });
    await expect(fruit).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(fruit).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(label).toHaveValue('Fruit');
    await press(page, dialog.getByRole('button', { name: 'Set the label' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row('apple')).toContainText('Fruit');
    await expect(row('pear')).toContainText('Fruit');
  });
});

test('the lines of a recipe are gone through without a mouse', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Plum cake' });
  await call('PATCH', '/recipes/plum-cake', {
    recipeIngredient: ['250 g plums', 'the usual crumble on top, as Oma did', '2 tbsp sugar'].map((note) => ({ note })),
  });
  await logIn(page, '/g/home/r/plum-cake');

  const more = page.getByRole('button', { name: 'More actions' });
  await test.step('a dialog from the menu of the recipe gives the focus back to it', async () => {
    await press(page, more);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: 'Duplicate' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('they open with the least sure one first', async () => {
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: 'Understand the ingredients' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Ingredients of .Plum cake/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('the usual crumble');
  });

  const plums = page.getByRole('listitem').filter({ hasText: '250 g plums' });
  await test.step('a part is put right where it stands, and what is missing is added', async () => {
    const food = plums.getByLabel('Food', { exact: true });
    await press(page, food);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('damson plums');
    await page.keyboard.press('Escape');
    await press(page, plums.getByRole('button', { name: 'Add “damson plums” to the foods' }));
    await page.keyboard.press('Enter');
    await expect(plums.getByText('One of your foods')).toBeVisible();
    await expect(plums.getByText('Changed by you')).toBeVisible();
  });

  await test.step('all of it is saved, and remembered', async () => {
    await press(page, page.getByRole('button', { name: 'Save the ingredients' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/r\/plum-cake$/);
    await expect(page.getByText('1 correction is remembered')).toBeVisible();
    await expect(page.locator('#ingredients')).toContainText('damson plums');
  });
});
