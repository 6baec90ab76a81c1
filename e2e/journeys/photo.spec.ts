import { headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';
import { photoOfAPage, printed } from '../photo-of-a-page.ts';

test.use({ settings: withAda });

test('a photo of a cookbook becomes a recipe', { tag: '@phone' }, async ({ page, browser }) => {
  // A busy computer takes a minute for what an idle one reads in five seconds.
  test.setTimeout(paced(420_000));
  const photo = { name: 'IMG_1234.jpg', mimeType: 'image/jpeg', buffer: await photoOfAPage(browser) };

  await logIn(page);

  await test.step('what is no photo is refused with the reason', async () => {
    await page.goto('/g/home/r/create/ocr');
    await page.getByLabel('Drop photos or a PDF here').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByText('This is not a picture that can be read.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove page 1' }).click();
  });

  await test.step('the photo is sent and read, and looked at before there is a recipe', async () => {
    await page.getByLabel('Drop photos or a PDF here').setInputFiles(photo);
    await expect(page.getByText('IMG_1234.jpg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('heading', { name: 'Check before saving' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(printed.name, { timeout: paced(240_000) });
    await expect(page.getByRole('textbox', { name: 'Servings' })).toHaveValue('Serves 8');
    await expectAccessible(page);
    const recipes = await page.request.get('/api/recipes', { headers: await headersOf(page.request) });
    expect((await recipes.json()).total).toBe(0);
  });

  await test.step('its columns have been kept apart, and a line is shown on the photo', async () => {
    for (const [index, line] of printed.ingredients.entries()) {
      await expect(page.getByRole('textbox', { name: `Ingredient ${index + 1}` })).toHaveValue(line);
    }
    await expect(page.getByRole('textbox', { name: 'Step 2' })).toHaveValue(printed.steps[1] ?? '');
    await expect(page.locator('rect[data-active]')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Ingredient 2' }).focus();
    await expect(page.locator('rect[data-active]')).toHaveCount(1);
    await page.locator('rect').first().click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  await test.step('it is saved with the photo attached, and a number behind a name that is taken', async () => {
    const headers = await headersOf(page.request);
    const namesake = await page.request.post('/api/recipes', { data: { name: printed.name }, headers });
    expect(namesake.status()).toBe(201);
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { name: `${printed.name} (1)`, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/r\/lemon-yoghurt-cake-1$/);
    await expect(page.getByText('plain yoghurt').first()).toBeVisible();
    const recipe = await page.request.get('/api/recipes/lemon-yoghurt-cake-1');
    expect((await recipe.json()).assets).toMatchObject([{ fileName: 'page-001.jpg' }]);
  });

  await test.step('later, its words can be taken from the photo one by one', async () => {
    await page.goto('/g/home/r/lemon-yoghurt-cake-1/ocr-editor');
    await expect(page.getByText('lines on this page')).toBeVisible({ timeout: paced(240_000) });
    await expectAccessible(page);
  });

  await test.step('a line that is chosen in the list goes into a field by the keyboard alone', async () => {
    await page.getByText('lines on this page').focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Serves 8' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Field for the selected words').selectOption('description');
    await page.getByRole('button', { name: 'Put into the field' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/^Serves 8.*45 minutes$/);
  });

  await test.step('words inside a rectangle go into the list', async () => {
    const picture = page.getByRole('region', { name: 'Picture of the page' });
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture has no place.');
    await page.mouse.move(box.x + box.width * 0.05, box.y + box.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.95, box.y + box.height * 0.5, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(printed.name).last()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
  });

  await test.step('the wheel with Ctrl enlarges the picture where the pointer is', async () => {
    const picture = page.getByRole('region', { name: 'Picture of the page' });
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture has no place.');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const width = () => picture.getByRole('img').evaluate((image) => image.getBoundingClientRect().width);
    const before = await width();
    await picture.evaluate((element, { x, y }) => {
      const wheel = { deltaY: -700, ctrlKey: true, clientX: x, clientY: y, bubbles: true, cancelable: true };
      element.dispatchEvent(new WheelEvent('wheel', wheel));
    }, place);
    await expect.poll(width).toBeGreaterThan(before * 1.9);
    expect(await picture.evaluate(({ scrollLeft, scrollTop }) => Math.min(scrollLeft, scrollTop))).toBeGreaterThan(0);
  });
});
