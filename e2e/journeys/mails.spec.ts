import { type MailServer, startMailServer, textIn } from '../../server/test/mail/mail-server.ts';
import { ada, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { test as plain } from '../larder.ts';

const test = plain.extend<{ mails: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  mails: async ({}, use) => {
    const mails = await startMailServer({ user: 'larder', password: 'a long secret' });
    await use(mails);
    await mails.stop();
  },
  settings: async ({ mails }, use) => use({ ...withAda, ...mails.settings() }),
});
const { expect } = test;

const adaEmail = withAda.INITIAL_ADMIN_EMAIL;

/** The link in the newest mail to somebody, once it has arrived. */
const linkFor = async ({ mails }: MailServer, email: string): Promise<string> => {
  const newest = () => mails.findLast(({ to }) => to.includes(email));
  await expect.poll(() => newest() !== undefined).toBe(true);
  const mail = newest();
  return (mail && /https?:\S+token=\S+/.exec(textIn(mail))?.[0]) ?? '';
};

test('a forgotten password is replaced by the link of a mail, by keyboard alone', async ({ page, mails }) => {
  test.slow();
  const newPassword = 'two loaves of rye bread';
  await test.step('the log-in leads to a form that asks for the e-mail', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(adaEmail);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`If ${adaEmail} belongs to an account`)).toBeVisible();
    await expectAccessible(page);
  });

  const link = await linkFor(mails, adaEmail);
  await test.step('the link sets another password', async () => {
    await page.goto(link);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expectAccessible(page);
    for (const text of [adaEmail, newPassword]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('New password again').fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('which lets one in, and is told to the owner', async () => {
    await page.getByLabel('E-mail or user name').fill(ada.username);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/g\/home$/);
    await expect.poll(() => mails.mails.length).toBe(2);
  });

  await test.step('the link is good once', async () => {
    await page.goto(link);
    await page.getByLabel('E-mail').fill(adaEmail);
    await page.getByLabel('New password', { exact: true }).fill('a third password');
    await page.getByLabel('New password again').fill('a third password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This link is no longer good')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an invitation goes out by mail, and whoever follows it is in the household', async ({
  page,
  browser,
  larder,
  mails,
}) => {
  test.slow();
  await logIn(page, '/household');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Send it by e-mail to').fill('bea@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The invitation to bea@example.org is on its way.')).toBeVisible();
  await expectAccessible(page);

  const guests = await browser.newContext({ baseURL: larder.url });
  const guest = await guests.newPage();
  await guest.goto(await linkFor(mails, 'bea@example.org'));
  await expect(guest.getByText('You are invited to Home.')).toBeVisible();
  const values = { 'Full name': 'Bea Miller', 'User name': 'bea', 'E-mail': 'bea@example.org' };
  for (const [label, value] of Object.entries(values)) await guest.getByLabel(label).fill(value);
  await guest.getByLabel('Password', { exact: true }).fill('a pot of bean soup');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/g\/home$/);
  await expect(page.getByText('Bea Miller')).toBeVisible();

  await test.step('another mail has them confirm that the address is theirs', async () => {
    await expect.poll(() => linkFor(mails, 'bea@example.org')).toContain('/confirm-email?');
    await guest.goto(await linkFor(mails, 'bea@example.org'));
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(guest).toHaveURL(/\/user\/profile$/);
  });
  await guests.close();
});
