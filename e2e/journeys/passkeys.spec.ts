import { ada, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

test('a passkey is added, logs in without a name, and opens nothing once it is removed', async ({ page }) => {
  test.slow();
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step('it is made on the page of log-ins, which tells this device', async () => {
    await logIn(page, '/user/profile/log-ins');
    await expect(page.getByText('This one')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey 1', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it gets a name by keyboard', async () => {
    await page.getByRole('button', { name: 'Rename Passkey 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  });

  await test.step('it logs in without a name', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('/login');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(/\/g\/home$/);
    await page.goto('/user/profile/log-ins');
    await expect(page.getByText(/used now|used .* ago|used .* seconds/)).toBeVisible();
  });

  await test.step('others are logged out at once', async () => {
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  });

  await test.step('removed, it opens nothing', async () => {
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('My laptop', { exact: true })).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible();
    await page.getByLabel('E-mail or user name').fill(ada.username);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/home$/);
  });
});
