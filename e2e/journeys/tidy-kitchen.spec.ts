import type { Page } from '@playwright/test';
import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('two foods that look alike are told apart, and the recipe’s tools are ticked off', async ({ page, request }) => {
  const headers = await headersOf(request);
  for (const name of ['chili', 'chilli']) await request.post('/api/foods', { headers, data: { name } });
  await request.post('/api/recipes', { headers, data: { name: 'Stew' } });
  await request.patch('/api/recipes/stew', { headers, data: { tools: [{ name: 'Big pot' }, { name: 'Ladle' }] } });
  await logIn(page, '/group/data/foods/tidy');

  await test.step('what is not the same is suggested no more, for anybody', async () => {
    const suggested = page.getByRole('region', { name: 'Probably the same' });
    await suggested.getByRole('button', { name: /^Not the same: / }).click();
    await expect(suggested.getByText('No two foods look alike.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not the same' }).getByText('chilli', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(suggested.getByText('No two foods look alike.')).toBeVisible();
  });

  await test.step('that can be taken back', async () => {
    await page.getByRole('button', { name: /^Take back that / }).click();
    await expect(page.getByRole('button', { name: /^Not the same: / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not the same' })).toBeHidden();
  });

  await test.step('a tool that is ticked off on a recipe is there for all recipes', async () => {
    await page.goto('/g/home/r/stew');
    await page.getByRole('checkbox', { name: 'Big pot' }).click();
    await expect(page.getByRole('checkbox', { name: 'Big pot' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Ladle' })).not.toBeChecked();
    await expectAccessible(page);
    await expect(async () => {
      const { items } = await (await request.get('/api/organizers/tools?onHand=true', { headers })).json();
      expect(items.filter(({ onHand }: { onHand: boolean }) => onHand)).toMatchObject([{ name: 'Big pot' }]);
    }).toPass();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Big pot' })).toBeChecked();
  });
});

test('a line that is put right before an import is saved is understood in the next import', async ({
  page,
  recipeSite,
}) => {
  test.slow();
  await logIn(page);

  await test.step('a line is put right in the preview', async () => {
    await look(page, `${recipeSite}/apfelpfannkuchen`);
    await expect(page.getByRole('switch', { name: /^Understand the ingredients/ })).toBeChecked();
    await page.getByRole('button', { name: 'See how each line is understood' }).click();
    const flour = page.getByRole('listitem').filter({ hasText: '250 g Mehl (Type 405)' });
    await flour.getByLabel('Food', { exact: true }).fill('Weizenmehl');
    await expect(flour.getByText('Changed by you')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByText('1 correction is remembered')).toBeVisible();
    await expect(page.locator('#ingredients')).toContainText('Weizenmehl');
  });

  await test.step('the next recipe with it comes in right', async () => {
    await look(page, `${recipeSite}/waffeln`);
    await page.getByRole('button', { name: 'See how each line is understood' }).click();
    const flour = page.getByRole('listitem').filter({ hasText: '400 g Mehl (Type 405)' });
    await expect(flour.getByText('As you corrected it before')).toBeVisible();
    await expect(flour.getByLabel('Food', { exact: true })).toHaveValue('Weizenmehl');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.locator('#ingredients')).toContainText('Weizenmehl');
  });
});

/** Opens the preview of a page, with its lines taken apart. */
async function look(page: Page, address: string) {
  await page.goto('/g/home/r/create/url');
  await page.getByLabel('Link, text or data').fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save recipe' })).toBeVisible();
}
