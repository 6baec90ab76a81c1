import type { Page } from '@playwright/test';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';

test.use({ settings: withAda });

test.beforeEach(async ({ page }) => {
  test.slow();
  await logIn(page);
  await expectRecipes(page);
});

const expectRecipes = (page: Page) => expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();

interface Carried {
  text?: string;
  files?: { name: string; type: string; base64: string }[];
}

/** As from the clipboard, or out of another window. */
const bring = (page: Page, kind: 'paste' | 'dragover' | 'drop', { text = '', files = [] }: Carried) =>
  page.evaluate(
    ({ kind, text, files }) => {
      const carried = new DataTransfer();
      if (text) carried.setData(kind === 'paste' ? 'text/plain' : 'text/uri-list', text);
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        carried.items.add(new File([bytes], name, { type }));
      }
      const about = { bubbles: true, cancelable: true };
      const target = document.activeElement ?? document.body;
      if (kind === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: carried }));
      else document.body.dispatchEvent(new DragEvent(kind, { ...about, dataTransfer: carried }));
    },
    { kind, text, files },
  );

/** To the recipes from another page, to which the way back would lead. */
async function comeFromElsewhere(page: Page) {
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  await page.getByRole('menuitem', { name: 'Create by hand' }).click();
  await expect(page.getByLabel('Name of the recipe')).toBeVisible();
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click();
  await expect(page).toHaveURL(/\/g\/home$/);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a link that is pasted among the recipes becomes one, without leaving them before', async ({
  page,
  recipeSite,
}) => {
  await test.step('a field keeps what is pasted into it', async () => {
    const search = page.getByRole('button', { name: /^Search/ }).first();
    await search.click();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
    await bring(page, 'paste', { text: `${recipeSite}/tomato-soup` });
    await expect(dialog(page, 'Check before saving')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await comeFromElsewhere(page);
  await test.step('on the page it opens the dialog, and is read at once', async () => {
    await bring(page, 'paste', { text: `Look at this! ${recipeSite}/tomato-soup` });
    await expect(dialog(page, 'Check before saving').getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Roasted Tomato Soup',
    );
    await expect(page).toHaveURL(/\/g\/home$/);
    await expectAccessible(page);
  });

  await test.step('leaving asks, as the preview would be lost', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Leave without saving?')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Leave without saving?')).toBeHidden();
    await page.goBack();
    await expect(dialog(page, 'Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Roasted Tomato Soup');
  });

  await test.step('it is saved', async () => {
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page).toHaveURL(/\/g\/home\/r\/roasted-tomato-soup$/);
    await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the menu opens the same dialog, and a page that cannot be read has its ways on in it', async ({
  page,
  recipeSite,
}) => {
  await comeFromElsewhere(page);
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  await page.getByRole('menuitem', { name: 'Import from a link' }).click();
  const box = dialog(page, 'Add a recipe').getByLabel('Link, text or data');
  await expect(box).toBeFocused();
  await expectAccessible(page);

  await test.step('nothing is lost by leaving, so nobody asks', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add a recipe' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Import from a link' }).click();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/g\/home$/);
  });

  await test.step('a page that is not there', async () => {
    await page.getByRole('button', { name: 'Add a recipe' }).click();
    await page.getByRole('menuitem', { name: 'Import from a link' }).click();
    await box.fill(`${recipeSite}/grandmas-onion-soup`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is nothing at this address' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Begin by hand' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Grandmas onion soup');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page).toHaveURL(/\/g\/home\/r\/grandmas-onion-soup$/);
  });
});

test('many links that are pasted get tags, all of them and each', { tag: '@phone' }, async ({ page, recipeSite }) => {
  await bring(page, 'paste', { text: `${recipeSite}/tomato-soup\n${recipeSite}/waffeln` });
  const links = dialog(page, 'Many links at once');
  await links.getByRole('combobox', { name: 'Tags for all of them' }).fill('Weekend');
  await page.keyboard.press('Enter');
  await links.getByRole('button', { name: /^Tags and categories of .*waffeln/ }).click();
  await links.getByRole('combobox', { name: 'Tags for this one' }).fill('Sweet');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await links.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(page.getByRole('heading', { name: '2 recipes are in' })).toBeVisible({ timeout: paced(60_000) });
  await page.getByRole('link', { name: /Waffel/ }).click();
  await expect(page.getByText('Sweet')).toBeVisible();
  await expect(page.getByText('Weekend')).toBeVisible();
});

test('the zip of a recipe that is dropped among the recipes is looked at, brought in, and known the next time', async ({
  page,
  recipeSite,
}) => {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('larder.access-token'))}` };
  const made = await page.request.post('/api/recipes/create-url', {
    headers,
    data: { url: `${recipeSite}/tomato-soup`, includeTags: true },
  });
  const slug: string = await made.json();
  const recipe = async () => (await page.request.get(`/api/recipes/${slug}`, { headers })).json();
  const before = await recipe();
  const { token } = await (await page.request.post(`/api/recipes/${slug}/exports`, { headers })).json();
  const exported = await page.request.get(`/api/recipes/${slug}/exports/zip?token=${token}`);
  const zip = { name: `${slug}.zip`, type: 'application/zip', base64: (await exported.body()).toString('base64') };
  await page.request.delete(`/api/recipes/${slug}`, { headers });
  await page.reload();
  await expectRecipes(page);

  const choose = dialog(page, 'Choose before saving');
  await test.step('while it is dragged, the page shows where it goes', async () => {
    await bring(page, 'dragover', { files: [zip] });
    await expect(page.getByText('Drop to import')).toBeVisible();
    await bring(page, 'drop', { files: [zip] });
    await expect(page.getByText('Drop to import')).toBeHidden();
  });

  await test.step('what is in it is shown before it is saved', async () => {
    await expect(choose.getByRole('listitem')).toContainText('Roasted Tomato Soup');
    const picture = choose.locator('img');
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(50);
    await expectAccessible(page);
    await choose.getByRole('button', { name: 'Import 1 recipe' }).click();
    await expect(page.getByRole('link', { name: 'Brought back “Roasted Tomato Soup”' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is what it was', async () => {
    await page.getByRole('link', { name: 'Brought back “Roasted Tomato Soup”' }).click();
    await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
    const changing = {
      // Its own one waits in the bin with the recipe that was deleted.
      id: '',
      image: '',
      dateUpdated: '',
      updatedAt: '',
      createdAt: '',
      version: 0,
      updateAt: '',
    };
    expect({ ...(await recipe()), ...changing }).toEqual({ ...before, ...changing });
  });

  await test.step('the next time it is skipped, or updates the recipe', async () => {
    await page.goto('/g/home');
    await expect(page.getByText('Roasted Tomato Soup')).toBeVisible();
    await bring(page, 'drop', { files: [zip] });
    await expect(choose.getByRole('button', { name: 'Skip', pressed: true })).toBeVisible();
    await expect(choose.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await choose.getByRole('button', { name: 'Update it' }).click();
    await expectAccessible(page);
    await choose.getByRole('button', { name: 'Import 1 recipe' }).click();
    await expect(page.getByRole('link', { name: 'Updated “Roasted Tomato Soup”' })).toBeVisible();
  });
});
