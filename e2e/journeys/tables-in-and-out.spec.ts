import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('foods go out as a file, are changed in it, and come back with one broken row', async ({ page, request }) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/foods', { name: 'leek', description: 'Two\nlines; "quoted"', aliases: ['porree'] });
  await call('POST', '/foods', { name: 'salt', onHand: true });
  await logIn(page, '/group/data/foods');

  const exported = await test.step('the table is saved as CSV', async () => {
    const { name, text } = await save(page, 'Save as a table (CSV)');
    expect(name).toBe('foods.csv');
    expect(text.split('\r\n')[0]).toContain('name,pluralName');
    return text;
  });

  await test.step('the broken row is reported as a spreadsheet numbers it, and nothing is done yet', async () => {
    // The cell of two lines is one row, and the empty row counts.
    const changed = `${exported.replace('leek,,', 'leek,leeks,')}\r\n\r\nyuzu,,,,,perhaps\r\nsorrel,,,,,`;
    await choose(page, { name: 'foods.csv', text: changed });
    const report = reportOf(page);
    await expect(report.getByRole('listitem').filter({ hasText: 'yuzu' })).toContainText('Row 5');
    await expect(report.getByText(/“onHand” is not right/)).toBeVisible();
    await expect(report.getByRole('listitem').filter({ hasText: 'leek' })).toContainText('Row 2');
    await expectAccessible(page);
    await expect(page.getByLabel('Actions for sorrel')).toBeHidden();
  });

  await test.step('the good rows are taken, and nothing of the others is lost', async () => {
    await page.getByRole('button', { name: 'Import the 2 good rows' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menuOf(page, 'sorrel')).toBeVisible();
    await expect(menuOf(page, 'yuzu')).toBeHidden();
    await menuOf(page, 'leek').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'leek' });
    await expect(dialog.getByLabel('Plural', { exact: true })).toHaveValue('leeks');
    await expect(dialog.getByLabel('Description')).toHaveValue('Two\nlines; "quoted"');
    await expect(dialog.getByText('porree', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('as JSON it goes out and comes back as it is', async () => {
    const { name, text } = await save(page, 'Save as JSON');
    expect(name).toBe('foods.json');
    expect(JSON.parse(text)).toHaveLength(3);
    await choose(page, { name, text });
    await expect(page.getByText('Everything in the file is here already, just as it says.')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });

  await test.step('a file that is no table says so, and another one can be chosen at once', async () => {
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(fileOf({ name: 'foods.csv', text: 'hello' }));
    await expect(page.getByRole('alert').getByText('The table needs a column “name”.')).toBeVisible();
    await input.setInputFiles(fileOf({ name: 'pie.png', text: 'hello' }));
    await expect(page.getByText('Files such as “pie.png” cannot be read here.')).toBeVisible();
    await expectAccessible(page);
    await input.setInputFiles(fileOf({ name: 'foods.csv', text: `name\n${'x\n'.repeat(50_000)}` }));
    await expect(page.getByText('The table has more than 10,000 rows. Split the file.')).toBeVisible();
    // Semicolons, an older encoding, and marks at the beginning, as spreadsheets write them.
    await input.setInputFiles({
      name: 'foods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name;pluralName\r\nJalapeño;Jalapeños\r\n', 'latin1'),
    });
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(menuOf(page, 'Jalapeño')).toBeVisible();
  });
});

test('what is used is told before it goes, and several rows are labelled and deleted at once', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Noodle soup' });
  await call('PATCH', '/recipes/noodle-soup', {
    recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'flour' } }],
  });
  for (const name of ['apple', 'pear', 'plum']) await call('POST', '/foods', { name });
  await call('POST', '/groups/labels', { name: 'Fruit', color: '#7A9F4E' });
  await call('POST', '/groups/cookbooks', {
    name: 'Orchard',
    queryFilterString: 'recipeIngredient.food.name = "plum"',
  });

  await test.step('a unit in use leads to its recipes, and says what they lose', async () => {
    await logIn(page, '/group/data/units');
    await menuOf(page, 'cup').click();
    await page.getByRole('menuitem', { name: 'Show its recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Recipes with “cup”' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Noodle soup/ })).toBeVisible();
    await page.goto('/group/data/units');
    await menuOf(page, 'cup').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “cup”?' });
    await expect(dialog.getByText(/their lines stay as they are written, but lose the unit/)).toBeVisible();
    await expect(dialog.getByText('in 1 recipe')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No units yet' })).toBeVisible();
    await page.goto('/g/home/r/noodle-soup');
    await expect(page.locator('#ingredients')).toContainText('flour');
    await expect(page.locator('#ingredients')).not.toContainText('cup');
  });

  await test.step('unused is what nothing uses, cookbooks included', async () => {
    await page.goto('/group/data/foods');
    await page.getByRole('button', { name: 'Unused', exact: true }).click();
    await expect(menuOf(page, 'apple')).toBeVisible();
    await expect(menuOf(page, 'flour')).toBeHidden();
    await expect(menuOf(page, 'plum')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unused', exact: true }).click();
    await menuOf(page, 'plum').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText(/Cookbooks or remembered corrections use plum/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('several get a label, chosen and not by accident', async () => {
    await select(page, ['apple', 'pear'], isMobile);
    await page.getByRole('toolbar').getByRole('button', { name: 'Set the label' }).click();
    const dialog = page.getByRole('dialog', { name: 'Label of 2 foods' });
    await expect(dialog.getByRole('button', { name: 'Set the label' })).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Label' }).click();
    await page.getByRole('option', { name: 'Fruit' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set the label' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('group', { name: 'Filters and order' }).getByRole('button', { name: 'Label' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Fruit' }).click();
    await expect(menuOf(page, 'apple')).toBeVisible();
    await expect(menuOf(page, 'pear')).toBeVisible();
    await expect(menuOf(page, 'plum')).toBeHidden();
  });

  await test.step('several go at once', async () => {
    await select(page, ['apple', 'pear'], isMobile);
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 foods?' });
    await expect(dialog.getByText('Nothing uses them.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(menuOf(page, 'plum')).toBeVisible();
    await expect(menuOf(page, 'apple')).toBeHidden();
  });
});

test('a name that is taken in other capitals or accents offers a merge, and look-alikes are merged from their list', async ({
  page,
  request,
}) => {
  test.slow();
  const call = await callsOf(request);
  await call('POST', '/recipes', { name: 'Noodle soup' });
  await call('PATCH', '/recipes/noodle-soup', { recipeIngredient: [{ quantity: 3, food: { name: 'carrots' } }] });
  await call('POST', '/foods', { name: 'carrot' });
  await call('POST', '/foods', { name: 'Crème', aliases: ['Sahne'] });
  await call('POST', '/foods', { name: 'butter' });
  await logIn(page, '/group/data/foods');

  await test.step('a name in other accents, and another name of something, are told of and refused', async () => {
    await menuOf(page, 'butter').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'butter' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('sahne');
    await expect(dialog.getByText('“sahne” is another name of “Crème”.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('CREME');
    await expect(dialog.getByText('“Crème” already exists.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').getByText('“Crème” already exists.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an alias that leads elsewhere is refused, and what was typed stays', async () => {
    const dialog = page.getByRole('dialog', { name: 'butter' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('butter');
    await dialog.getByRole('combobox', { name: 'Other names' }).fill('creme');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').getByText(/“creme” already leads to the food “Crème”/)).toBeVisible();
    await expect(dialog.getByText('creme', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a probable duplicate is merged after a look at what changes, and brought back', async () => {
    await page.goto('/group/data/foods/tidy');
    const suggested = page.getByRole('region', { name: 'Probably the same' });
    await suggested.getByRole('button', { name: 'Merge', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge foods' });
    await dialog.getByRole('radio', { name: 'carrot', exact: true }).check();
    await expect(dialog.getByRole('link', { name: 'Noodle soup' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(suggested.getByText('No two foods look alike.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(suggested.getByRole('button', { name: 'Merge', exact: true })).toBeVisible();
    await page.goto('/g/home/r/noodle-soup');
    await expect(page.locator('#ingredients')).toContainText('carrots');
  });
});

test('where the network breaks, a dialog can be asked for again, and a file be sent again', async ({ page }) => {
  await logIn(page, '/group/data/foods');
  await page.route(/ImportDialog.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Read from a file' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/ImportDialog.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.route('**/api/foods/import', (route) => route.abort());
  await choose(page, { name: 'foods.csv', text: 'name\nleek' });
  const dialog = page.getByRole('dialog', { name: 'Read foods from a file' });
  await expect(dialog.getByRole('alert').filter({ hasText: /server/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/foods/import');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(menuOf(page, 'leek')).toBeVisible();
});

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });

const reportOf = (page: Page) => page.getByRole('region', { name: 'What will happen to the rows' });

async function select(page: Page, names: string[], isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of names) await page.getByLabel(`Select ${name}`, { exact: true }).check();
}

/** What an entry of the table's menu hands to the browser. */
async function save(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More for this table' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const fileOf = ({ name, text }: { name: string; text: string }) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

async function choose(page: Page, file: { name: string; text: string }) {
  await page.getByRole('button', { name: 'More for this table' }).click();
  await page.getByRole('menuitem', { name: 'Read from a file' }).click();
  await page.locator('input[type="file"]').setInputFiles(fileOf(file));
}
