/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const kinds = [
  { path: 'tags', recipeKey: 'tags', title: 'Merge tags', filter: 'tags.name = "Speedy"' },
  { path: 'categories', recipeKey: 'recipeCategory', title: 'Merge categories', filter: '' },
  { path: 'tools', recipeKey: 'tools', title: 'Merge tools', filter: '' },
];

test('tags, categories and tools are merged: recipes and cookbooks follow, and come back', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const call = await callsOf(request);
  for (const [name, organizer] of [
    ['Leek stew', 'Speedy'],
    ['Bean stew', 'Quick'],
  ]) {
    const slug = await call('POST', '/recipes', { name });
    const has = kinds.map(({ recipeKey }) => [recipeKey, [{ name: organizer }]]);
    await call('PATCH', `/recipes/${slug}`, Object.fromEntries(has));
  }
  for (const { path, filter } of kinds)
    await call('POST', '/groups/cookbooks', {
      name: `Speedy ${path}`,
      ...(filter ? { queryFilterString: filter } : { [path]: [{ name: 'Speedy' }] }),
    });
  await logIn(page, '/group/data/tags');

  // On a phone the three tables differ in nothing.
  for (const { path, title } of isMobile ? kinds.slice(0, 1) : kinds)
    await test.step(`${path}: the preview tells what follows, the cookbook holds both, and Undo gives it back`, async () => {
      await page.goto(`/group/data/${path}`);
      if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Select Speedy' }).click();
      const merge = page.getByRole('toolbar').getByRole('button', { name: 'Merge' });
      await expect(merge).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Select Quick' }).click();
      await merge.click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('radio', { name: 'Quick' }).check();
      await expect(dialog.getByRole('link', { name: 'Leek stew' })).toBeVisible();
      await expect(dialog.getByText(`Speedy ${path}`)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Actions for Speedy' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Actions for Quick' })).toBeVisible();

      await goToBook(page, `Speedy ${path}`);
      await expect(page.getByRole('heading', { name: 'Leek stew' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bean stew' })).toBeVisible();

      await page.goto(`/group/data/${path}/tidy`);
      await page.getByRole('button', { name: 'Undo the merge of Speedy into Quick' }).click();
      await expect(page.getByText('Nothing was merged in the last 30 days.')).toBeVisible();
      await goToBook(page, `Speedy ${path}`);
      await expect(page.getByRole('heading', { name: 'Leek stew' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bean stew' })).toBeHidden();
    });

  await test.step('one goes into another, never into itself, and the toast takes it back', async () => {
    await page.goto('/group/data/tags');
    await page.getByRole('button', { name: 'Actions for Speedy' }).click();
    await page.getByRole('menuitem', { name: 'Merge into another' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveText(['Quick']);
    await page.getByRole('option', { name: 'Quick' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Leek stew' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Actions for Speedy' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Actions for Speedy' })).toBeVisible();
  });
});

test('a table of tools is taken along and comes back, as CSV and as JSON', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  for (const name of ['Whisk', 'Crêpe pan']) await call('POST', '/organizers/tools', { name });
  await logIn(page, '/group/data/tools');

  const saved = async (format: string) => {
    await page.getByRole('button', { name: 'More for this table' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const read = async (name: string, text: string) => {
    await page.getByRole('button', { name: 'More for this table' }).click();
    await page.getByRole('menuitem', { name: 'Read from a file' }).click();
    const buffer = Buffer.from(text);
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  };
  const dialog = page.getByRole('dialog', { name: 'Read tools from a file' });
  const rows = dialog.getByRole('region', { name: 'What will happen to the rows' });

  const csv = await test.step('both forms hold the whole table', async () => {
    const asTable = await saved('Save as a table (CSV)');
    expect(asTable.name).toBe('tools.csv');
    expect(asTable.text.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'name,onHand',
      expect.stringMatching(/^Crêpe pan,/),
      expect.stringMatching(/^Whisk,/),
    ]);
    const asJson = await saved('Save as JSON');
    expect(asJson.name).toBe('tools.json');
    expect(JSON.parse(asJson.text)).toMatchObject([{ name: 'Crêpe pan' }, { name: 'Whisk' }]);
    return asTable.text;
  });

  await test.step('a table with two more rows, of which one says what is there and one has no name', async () => {
    await read('tools.csv', `${csv.trimEnd()}\nMandoline,true\ncrepe PAN,true\n,false\n`);
    await expect(rows.getByText('The row has no name.')).toBeVisible();
    await expect(rows.getByText('more than once')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import the good row' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Actions for Mandoline' })).toBeVisible();
  });

  await test.step('JSON brings in more, and what is no JSON is refused', async () => {
    await read('tools.json', '[{"name": "Spatula", "onHand": true}, {"name": "Whisk", "onHand": true}');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'tools.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[{"name": "Spatula", "onHand": true}, {"name": "Whisk", "onHand": true}]'),
    });
    await expect(dialog.getByRole('alert')).toBeHidden();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Actions for Spatula' })).toBeVisible();
    const { items } = await call('GET', '/organizers/tools?perPage=-1&orderBy=name&orderDirection=asc');
    expect(items).toMatchObject([
      { name: 'Crêpe pan', onHand: false },
      { name: 'Mandoline', onHand: true },
      { name: 'Spatula', onHand: true },
      { name: 'Whisk', onHand: true },
    ]);
  });
});

test('categories are kept from A to Z: found, named, renamed, opened and deleted', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Pea soup' });
  await call('POST', '/recipes', { name: 'Plum cake' });
  await call('PATCH', '/recipes/pea-soup', { recipeCategory: [{ name: 'Suppe' }] });
  await call('POST', '/groups/cookbooks', { name: 'Pot dishes', categories: [{ name: 'Suppe' }] });
  for (const name of ['Äpfel', 'apéro', 'Zwieback', '24 hours']) {
    await call('POST', '/organizers/categories', { name });
    await call('POST', '/organizers/tags', { name });
  }
  await logIn(page, '/g/home/recipes/tags');
  const search = page.getByRole('searchbox', { name: 'Find a category' });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });

  await test.step('tags stand under letters, of which accents and capitals make none; categories have pictures', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['#', 'A', 'Z']);
    await expect(page.getByRole('region', { name: 'A', exact: true }).getByRole('link')).toHaveText([/apéro/, /Äpfel/]);
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Kinds of organizers' })
      .getByRole('link', { name: 'Categories' })
      .click();
    await expect(page.getByRole('link', { name: /Suppe/ })).toContainText('1 recipe');
    await search.fill('APERO');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear the search' }).click();
  });

  await test.step('a name of blanks is none, a very long one is kept, and what is taken is said', async () => {
    await page.getByRole('button', { name: 'New category' }).click();
    await name.fill('   ');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await name.fill('  ÄPFEL ');
    await name.press('Enter');
    await expect(dialog.getByText('“Äpfel” already exists.')).toBeVisible();
    await expect(name).toBeFocused();
    await expectAccessible(page);
    await name.fill('B'.repeat(300));
    await expect(name).toHaveValue('B'.repeat(255));
    await name.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /^B{255}/ })).toBeVisible();
    await expectNothingBeyondTheEdge(page);
    await expectAccessible(page);
  });

  await test.step('the same name may be written otherwise', async () => {
    await page.getByRole('button', { name: 'Actions for apéro' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const field = page.getByRole('textbox', { name: 'Rename “apéro”' });
    await field.fill('Äpfel');
    await field.press('Enter');
    await expect(page.getByText('“Äpfel” already exists.')).toBeVisible();
    await field.fill('Apero');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Actions for Apero' })).toBeVisible();
  });

  await test.step('before one is deleted, its recipes and the cookbook that asks for it are named', async () => {
    await page.getByRole('button', { name: 'Actions for Suppe' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog.getByText('1 recipe has it and stays without it.')).toBeVisible();
    await expect(dialog.getByText('The cookbook Pot dishes asks for it, and stays empty')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /Suppe/ })).toBeHidden();
  });

  await test.step('that cookbook is empty rather than full', async () => {
    await goToBook(page, 'Pot dishes');
    await expect(page.getByText('Nothing in “Pot dishes” yet')).toBeVisible();
    await page.getByRole('button', { name: 'Edit cookbook' }).first().click();
    await expect(dialog.getByRole('textbox', { name: 'Filter' })).toHaveValue(/"Suppe"/);
    await dialog.getByRole('textbox', { name: 'Filter' }).fill('name IS NOT NULL');
    await expect(dialog.getByText('2 recipes match')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save cookbook' }).click();
    await expect(page.getByRole('heading', { name: 'Plum cake' })).toBeVisible();
  });
});

async function goToBook(page: Page, name: string) {
  await page.goto('/g/home/cookbooks');
  await page.getByRole('list', { name: 'Cookbooks' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/cookbooks\/[^/]+$/);
}

/** A name without a place to break is cut, and does not push the page wider than the screen. */
async function expectNothingBeyondTheEdge(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}
