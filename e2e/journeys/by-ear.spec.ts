import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { press } from '../press.ts';
import { ScreenReader } from '../screen-reader.ts';

test.use({ settings: withAda });

test('with keys and ears alone a recipe is imported, edited, cooked, planned and shopped for', async ({
  page,
  request,
  recipeSite,
}) => {
  test.slow();
  await (await callsOf(request))('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
  const reader = await ScreenReader.on(page);
  await logIn(page, '/g/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a page of the web is read, and what was found is gone through', async () => {
    await press(page, page.getByRole('button', { name: 'Add a recipe' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reader.expectFocus('menuitem, Import from a link');
    await page.keyboard.press('Enter');
    await reader.expectFocus(/^textbox, Link, text or data/);
    await page.keyboard.type(`${recipeSite}/tomato-soup`);
    await reader.expectAnnounced('A link: the page at 127.0.0.1 will be read');
    await reader.expectAllHeard();
    await page.keyboard.press('Enter');
    await reader.expectFocus('group, Check before saving');
    await reader.expectAllHeard();
    await press(page, page.getByRole('button', { name: 'Save recipe' }));
    await page.keyboard.press('Enter');
    await reader.expectFocus('heading, Roasted Tomato Soup, level 1');
    await reader.expectAllHeard();
  });

  await test.step('a step is changed', async () => {
    await press(page, page.getByRole('link', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    await reader.expectFocus('heading, Edit “Roasted Tomato Soup”, level 1');
    await press(page, page.getByRole('textbox', { name: 'Step 4' }));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Add basil.');
    await reader.expectAnnounced('Not saved yet');
    await reader.expectFocus(/^textbox, Step 4, .* Add basil\.$/);
    await reader.expectAllHeard();
    await page.keyboard.press('Control+s');
    await reader.expectFocus('heading, Roasted Tomato Soup, level 1');
  });

  await test.step('each step is read out as it comes, and so is a timer', async () => {
    await press(page, page.getByRole('link', { name: 'Start cooking' }));
    await page.keyboard.press('Enter');
    await reader.expectFocus(/^group, Step 1 of 4, Heat the oven to 200 °C/);
    await page.keyboard.press('ArrowRight');
    await reader.expectFocus(/^group, Step 2 of 4, Roast for .*40 minutes/);
    await reader.expectAllHeard();
    await press(page, page.locator('#cook').getByRole('button', { name: /^Start a timer/ }));
    await page.keyboard.press('Enter');
    await reader.expectAnnounced('Timer started: Step 2, 40 minutes');
    await page.keyboard.press('Escape');
    await reader.expectFocus('heading, Roasted Tomato Soup, level 1');
  });

  await test.step('it is planned for the next dinner that is free', async () => {
    await press(page, page.getByRole('button', { name: 'More actions' }));
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: 'Add to meal plan' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Roasted Tomato Soup' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Next free dinner' }));
    await reader.expectFocus('button, Next free dinner, pressed');
    await reader.expectAllHeard();
    await press(page, page.getByRole('button', { name: /^Plan for/ }));
    await page.keyboard.press('Enter');
    await reader.expectAnnounced('Recipe added to mealplan');
    await reader.expectFocus(/^button, More actions/);
  });

  await test.step('its ingredients go on the list', async () => {
    await press(page, page.getByRole('button', { name: 'Add to list' }));
    await page.keyboard.press('Enter');
    await reader.expectFocus('button, Add 7 items to Weekly shop');
    await reader.expectAllHeard();
    await press(page, page.getByRole('checkbox', { name: /^salt and pepper/i }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await reader.expectFocus(/^checkbox, Salt and pepper, not checked/);
    await press(page, page.getByRole('button', { name: 'Add 6 items to Weekly shop' }));
    await page.keyboard.press('Enter');
    await reader.expectAnnounced('Successfully added to list');
    await reader.expectFocus('button, Add to list');
  });

  await test.step('what lies in the basket is ticked off', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await reader.expectFocus('heading, Weekly shop, level 1');
    await reader.expectAllHeard();
    const item = page.getByRole('checkbox', { name: /^basil/i });
    await press(page, item);
    await reader.expectFocus(/^checkbox, Basil .*, not checked/);
    await page.keyboard.press('Space');
    await reader.expectAnnounced('In the basket: 1 bunch basil');
    await reader.expectFocus(/^checkbox, Vegetable stock/);
  });
});
