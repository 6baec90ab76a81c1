import { type DirectoryServer, hasDirectory, openDirectory } from '../../server/test/directory/directory-server.ts';
import { withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test as plain } from '../larder.ts';

const test = plain.extend<{ directory: DirectoryServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  directory: async ({}, use) => {
    const directory = await openDirectory();
    await use(directory);
    await directory.close();
  },
  settings: async ({ directory }, use) =>
    use({ ...withAda, ...directory.settings, LDAP_ADMIN_FILTER: '(employeeType=chef)' }),
});
test.skip(!hasDirectory, 'needs slapd, which `npm test` installs where it may');

test('somebody of the directory comes in with the password that they have there', async ({ page }) => {
  await page.goto('/login');
  const logIn = async (name: string, password: string) => {
    await page.getByLabel('E-mail or user name').fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
  };
  await logIn('*)(', 'nanoseconds');
  await expect(page.getByText('Invalid Credentials')).toBeVisible();
  await logIn('grace', 'a wrong password');
  await expect(page.getByText('Invalid Credentials')).toBeVisible();
  await logIn('grace', 'nanoseconds');
  await expect(page).toHaveURL(/\/g\/home$/);

  await test.step('and looks at the connection, as the directory makes her an administrator', async () => {
    await page.goto('/admin/site-settings#directory');
    await page.getByLabel('User name or e-mail').fill('ada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ada of the Engine is ada with Ada@example.org')).toBeVisible();
    await expectAccessible(page);
  });
});
