import { readFile } from 'node:fs/promises';
import { type Download, expect as expectOf, type Page } from '@playwright/test';
import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

const takeAs = async (page: Page, format: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Export “Winter”' });
  await dialog.getByLabel(format).check();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expectOf(dialog).toBeHidden();
};

test('a cookbook becomes a book to print and one to read', { tag: '@phone' }, async ({ page, request }) => {
  test.slow();
  const headers = await headersOf(request);
  for (const name of ['Leek Soup', 'Apple Pie']) {
    const slug = await (await request.post('/api/recipes', { headers, data: { name } })).json();
    const data = { recipeIngredient: [{ note: '200 g flour' }], recipeInstructions: [{ text: 'Stir.' }] };
    await request.patch(`/api/recipes/${slug}`, { headers, data });
  }
  await request.post('/api/groups/cookbooks', { headers, data: { name: 'Winter' } });
  await logIn(page, '/g/home/cookbooks');
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Actions for Winter' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
  };

  await test.step('from the menu of the cookbook', async () => {
    await openDialog();
    await expect(page.getByRole('dialog', { name: 'Export “Winter”' }).getByLabel('Printed book (PDF)')).toBeChecked();
    await expectAccessible(page);
    await takeAs(page, 'Printed book (PDF)');
    await openDialog();
    await takeAs(page, 'Book (EPUB)');
    await page.getByRole('button', { name: 'Show' }).first().click();
    await expect(page).toHaveURL(/\/group\/exports$/);
  });

  await test.step('both are there to be fetched', async () => {
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Printed book (PDF)' }).click({ timeout: 60_000 });
    expect((await bytesOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf).suggestedFilename()).toMatch(/^recipes-pdf-.*\.pdf$/);
    const epub = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Book (EPUB)' }).click();
    expect((await bytesOf(await epub)).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    await expectAccessible(page);
  });

  await test.step('everything is taken along by one press', async () => {
    await page.getByRole('button', { name: 'Take everything along' }).click();
    const all = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download All formats' }).click({ timeout: 120_000 });
    expect((await all).suggestedFilename()).toMatch(/^recipes-everything-.*\.zip$/);
  });
});
