import type { Locator, Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';

test.use({ settings: withAda });

const kinds = [
  { path: 'categories', one: 'category', first: 'Soups' },
  { path: 'tags', one: 'tag', first: 'Quick' },
  { path: 'tools', one: 'tool', first: 'Whisk' },
];

test('categories, tags and tools are made, and tags renamed and deleted, by keys, and the focus comes back', async ({
  page,
}) => {
  test.slow();
  await logIn(page);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });

  for (const { path, one, first } of kinds)
    await test.step(path, async () => {
      await page.goto(`/g/home/recipes/${path}`);
      await expect(page.getByRole('heading', { name: `No ${path} yet` })).toBeVisible();
      const create = page.getByRole('button', { name: `New ${one}` });
      await openBy(page, create);
      await expect(name).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(create).toBeFocused();
      for (const typed of [first, 'Zest']) {
        await openBy(page, create);
        await expect(name).toBeFocused();
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('link', { name: typed })).toBeVisible();
      }
      await expect(create).toBeFocused();

      // All three have the same screen: what comes of a thing is walked through once.
      if (path !== 'tags') return;
      const actions = (of: string) => page.getByRole('button', { name: `Actions for ${of}`, exact: true });
      await pickBy(page, actions(first), 'Rename');
      await expect(page.getByRole('textbox', { name: `Rename “${first}”` })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type('Winter');
      await page.keyboard.press('Enter');
      await expect(actions('Winter')).toBeFocused();

      await chooseBy(page, actions('Winter'), 'Delete');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(actions('Winter')).toBeFocused();
      await chooseBy(page, actions('Winter'), 'Delete');
      await press(page, dialog.getByRole('button', { name: 'Delete' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(actions('Winter')).toHaveCount(0);
      await expect(actions('Zest')).toBeVisible();
    });
});

test('what is done to many recipes is opened, filled, sent and left by keys', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  for (const recipe of ['Bean stew', 'Leek stew']) await call('POST', '/recipes', { name: recipe });
  await call('POST', '/organizers/tags', { name: 'Winter' });
  await logIn(page, '/group/data/recipes');
  const dialog = page.getByRole('dialog');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) });
  const action = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  // Tab leads back to the row of the table that was left last.
  const ticked = async (first: string, way: 'ArrowDown' | 'ArrowUp') => {
    await press(page, row(first));
    await page.keyboard.press('Space');
    await page.keyboard.press(way);
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar').getByText('2 selected')).toBeVisible();
  };
  await ticked('Bean stew', 'ArrowDown');

  for (const name of ['Tags', 'Settings', 'Export', 'Delete'])
    await test.step(`“${name}” is left, and its button has the focus again`, async () => {
      await openBy(page, action(name), name === 'Tags' ? 'Shift+Tab' : 'Tab');
      await expectAccessible(page);
      if (name === 'Tags') {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('option', { name: 'Winter' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('option', { name: 'Winter' })).toBeHidden();
        await expect(dialog).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(action(name)).toBeFocused();
    });

  const sent = async (button: string) => {
    await press(page, dialog.getByRole('button', { name: button, exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('tags are chosen and typed, and are on both', async () => {
    await openBy(page, action('Tags'), 'Shift+Tab');
    await expect(dialog.getByRole('combobox', { name: 'Tags' })).toBeFocused();
    await page.keyboard.type('win');
    const winter = page.getByRole('option', { name: 'Winter' });
    await expect(winter).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(winter).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Slow');
    await page.keyboard.press('Enter');
    await sent('Add');
    for (const name of ['Bean stew', 'Leek stew']) await expect(row(name)).toContainText('Winter, Slow');
  });

  await test.step('settings are changed with the arrows', async () => {
    await ticked('Leek stew', 'ArrowUp');
    await openBy(page, action('Settings'), 'Shift+Tab');
    const isPublic = dialog.getByRole('radiogroup', { name: 'Visitors of a public group may see it' });
    await press(page, dialog.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Tab');
    await expect(isPublic.getByRole('radio', { name: 'As it is' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(isPublic.getByRole('radio', { name: 'On' })).toBeChecked();
    await sent('Change settings');
    for (const slug of ['bean-stew', 'leek-stew'])
      expect((await call('GET', `/recipes/${slug}`)).settings).toMatchObject({ public: true });
  });

  await test.step('an export in another form is started', async () => {
    await ticked('Bean stew', 'ArrowDown');
    await openBy(page, action('Export'), 'Shift+Tab');
    await press(page, dialog.getByRole('radio', { name: 'Larder archive' }));
    for (const _ of ['PDF', 'EPUB', 'schema.org']) await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'schema.org' })).toBeChecked();
    await sent('Export');
    await expect(page.getByRole('button', { name: /^Download / })).toBeVisible();
  });

  await test.step('an export is brought back from a file that the keys reach', async () => {
    const restore = page.getByRole('button', { name: 'Bring back' });
    await openBy(page, restore);
    await press(page, dialog.locator('input[type="file"]'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(restore).toBeFocused();
  });

  await test.step('both are deleted, and what is left says what belongs there', async () => {
    await ticked('Leek stew', 'ArrowUp');
    await openBy(page, action('Delete'), 'Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await sent('Delete');
    await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible();
    await openBy(page, page.getByRole('button', { name: 'Bring back' }));
  });
});

/** By its key, from wherever the focus is. */
async function openBy(page: Page, button: Locator, way = 'Tab') {
  await press(page, button, way);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** An entry of a menu. */
async function chooseBy(page: Page, menu: Locator, item: string) {
  await pickBy(page, menu, item);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function pickBy(page: Page, menu: Locator, item: string) {
  await press(page, menu);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
}
