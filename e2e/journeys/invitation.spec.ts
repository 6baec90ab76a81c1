import { ada, headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const bea = { username: 'bea', password: 'a pot of bean soup' };

test('somebody who is invited joins by a link that works once, and may not do more than members', async ({
  page,
  browser,
  larder,
}) => {
  test.slow();
  let link = '';

  await test.step('a member who may invite gets a link, and stands on the button that copies it', async () => {
    await logIn(page, '/household');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
    link = await page.getByText('/register?token=').innerText();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessible(page);
  });

  const guests = await browser.newContext({ baseURL: larder.url });
  const guest = await guests.newPage();
  await test.step('the link tells where it leads, and who follows it is a member a form later, by keyboard alone', async () => {
    await guest.goto(link);
    await expect(guest.getByText('You are invited to Home.')).toBeVisible();
    await expectAccessible(guest);
    await expect(guest.getByLabel('Full name')).toBeFocused();
    for (const text of ['Bea Miller', bea.username, 'bea@example.org', bea.password]) {
      await guest.keyboard.type(text);
      await guest.keyboard.press(text === bea.password ? 'Enter' : 'Tab');
    }
    await expect(guest).toHaveURL(/\/g\/home$/);
  });

  await test.step('a page for others leads home, and says why', async () => {
    await guest.goto('/group');
    await expect(guest.getByText('You are not allowed to manage group settings.')).toBeVisible();
    await expect(guest).toHaveURL(/\/g\/home$/);
  });

  await test.step('whoever looks after the household gives her the right to invite, and takes it back', async () => {
    const bea = page.getByRole('button', { name: /^Bea Miller/ });
    await bea.click();
    await page.getByText('Invite people', { exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(bea).toContainText('May also invite people.');
    await expectAccessible(page);
    await guest.goto('/household');
    await expect(guest.getByRole('heading', { name: 'Invitations' })).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bea).toContainText('Cooks, shops and adds recipes.');
    await expect(guest.getByRole('heading', { name: 'Invitations' })).toBeHidden();
  });
  await guests.close();

  const latecomers = await browser.newContext({ baseURL: larder.url });
  const latecomer = await latecomers.newPage();
  await test.step('who comes after is told before having filled in anything', async () => {
    await latecomer.goto(link);
    await expect(latecomer.getByText('This invitation is no longer valid.')).toBeVisible();
    await expect(latecomer.getByLabel('Invitation')).toBeFocused();
    await expectAccessible(latecomer);
  });

  await test.step('and where nobody registers without one, no other way is offered', async () => {
    await latecomer.goto('/register');
    await expect(latecomer.getByText('New members come by invitation.')).toBeVisible();
    await latecomer.getByLabel('Invitation').fill(link);
    await latecomer.keyboard.press('Enter');
    await expect(latecomer.getByText('This invitation is no longer valid.')).toBeVisible();
    await expect(latecomer.getByText('Start a household')).toBeHidden();
  });
  await latecomers.close();
});

test('a session that ends in the middle of an edit leads back to what was typed', async ({ page, request }) => {
  test.slow();
  const headers = await headersOf(request);
  await request.post('/api/recipes', { headers, data: { name: 'Rye bread' } });
  await logIn(page);
  await page.goto('/g/home/r/rye-bread?edit=true');
  await page.getByRole('textbox', { name: 'Description' }).fill('Dense, dark and sour.');

  const newPassword = 'two loaves of rye bread';
  const change = { currentPassword: ada.password, newPassword };
  expect((await request.put('/api/users/password', { headers, data: change })).ok()).toBe(true);

  // The page hears of it by itself, without anything being saved.
  const notice = page.getByText('Your session has ended.');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await test.step('on a low phone the message lies above the fields', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    // The message goes there when the screen has become low.
    await expect(async () => {
      const [above, field] = [await notice.boundingBox(), await page.getByLabel('E-mail or user name').boundingBox()];
      expect((above?.y ?? 1000) + (above?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    }).toPass();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect(page.getByText('Could Not Validate Credentials')).toBeHidden();
  await page.getByLabel('E-mail or user name').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: 'You have a draft of this recipe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Dense, dark and sour.');
});
