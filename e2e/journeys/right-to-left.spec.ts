import { readFileSync } from 'node:fs';
import { callsOf } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { item } from '../shopping.ts';
import { layoutFaults } from '../src/layout-faults.ts';

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../messages/src/ar-SA.json', import.meta.url), 'utf8'),
);
/** What is on the screen, as the language file says it. */
const say = (key: string) => words[key] ?? `${key} is missing`;

test('a kitchen is set up in Arabic, cooks and shops', { tag: '@phone' }, async ({ page, request, larder }) => {
  test.slow();

  await test.step('the setup turns around with the language', async () => {
    await page.goto('/setup');
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'العربية', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByLabel(say('setup.code')).fill(larder.printed().match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '');
    await page.getByRole('button', { name: say('action.continue') }).click();
    await page.getByLabel(say('account.full-name')).fill('ليلى');
    await page.getByLabel(say('account.username')).fill('ada');
    await page.getByLabel(say('account.email')).fill('ada@example.org');
    await page.getByLabel(say('account.password'), { exact: true }).fill('a loaf of rye bread');
    await page.getByRole('button', { name: say('action.continue') }).click();
    await page.getByLabel(say('setup.group-name')).fill('مطبخ ليلى');
    await page.getByRole('button', { name: say('setup.finish') }).click();
    await expect(page.getByRole('heading', { name: say('setup.done-title') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('foods, units and labels are Arabic ones', async () => {
    await page.getByRole('button', { name: say('setup.seed') }).click();
    const dialog = page.getByRole('dialog', { name: say('data.seed-title') });
    await dialog.getByRole('button', { name: say('data.seed-add') }).click();
    await expect(dialog).toBeHidden();
  });

  const call = await callsOf(request);
  const { groupSlug } = await call('GET', '/users/self');
  const slug = await call('POST', '/recipes', { name: 'شوربة عدس' });
  await call('PATCH', `/recipes/${slug}`, {
    recipeIngredient: [{ note: '٢ كوب عدس' }, { note: '١½ ملعقة صغيرة كمون' }],
    recipeInstructions: [{ text: 'يُسلق العدس ٣٠ دقيقة على حرارة 180 °C.' }],
  });
  for (const path of [`/g/${groupSlug}`, `/g/${groupSlug}/r/${slug}`])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
    });

  await test.step('what is typed on a list is understood', async () => {
    await page.goto('/shopping-lists');
    await page.getByRole('button', { name: say('shopping.none-action') }).click();
    const add = page.getByRole('combobox', { name: say('shopping.add') });
    await add.fill('٣ ليمون');
    await add.press('Enter');
    await expect(item(page, /ليمون/)).toBeVisible();
    await item(page, /ليمون/).click();
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });
});
