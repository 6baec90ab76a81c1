import type { Page } from '@playwright/test';
import { type Claims, type IdentityProvider, openIdentityProvider } from '../../server/test/identity-provider.ts';
import { logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test as plain } from '../larder.ts';

const mira = { email: 'mira@home.example', email_verified: true, name: 'Mira Lind', preferred_username: 'mira' };

interface Fixtures {
  /** Whether the provider tells who somebody is only at its user-info endpoint. */
  isTerse: boolean;
  /** Settings beside those of the provider. */
  more: Record<string, string>;
  people: Record<string, Claims>;
  provider: IdentityProvider;
}

/** A server that asks a real provider, whose people a test changes as it likes. */
const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  people: async ({}, use) => use({ mira: { ...mira } }),
  isTerse: [false, { option: true }],
  more: [{ OIDC_USER_GROUP: 'cooks', OIDC_AUTO_REDIRECT: 'true' }, { option: true }],
  provider: async ({ people, isTerse }, use) => {
    const provider = await openIdentityProvider({ people, isTerse });
    await use(provider);
    await provider.close();
  },
  settings: async ({ provider, more }, use) => use({ ...withAda, ...provider.settings, ...more }),
});

const atProvider = async (page: Page, name: string) => {
  await page.getByLabel('Name at the provider').fill(name);
  await page.keyboard.press('Enter');
};

test('somebody is refused by the provider’s groups, told why, and comes in once that is mended', async ({
  page,
  larder,
  people,
  provider,
}) => {
  test.slow();
  provider.leadBackTo(`${larder.url}/login`);

  await test.step('the log-in page leads to the provider by itself, and a missing group is named', async () => {
    await page.goto('/login?redirect=%2Fuser%2Fprofile');
    await atProvider(page, 'mira');
    const heading = page.getByRole('heading', { name: 'You may come in at Doorkeeper, but not here yet' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('OIDC_GROUPS_CLAIM')).toBeVisible();
    await expect(page.locator('[aria-current=step]')).toContainText('Group cooks is missing');
    await expectAccessible(page);
  });

  await test.step('nothing leads on by itself: the page stays, also when it is loaded again', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'That answer belongs to another try' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in with a password' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('once the group is there, the button leads in', async () => {
    people.mira = { ...mira, groups: ['cooks'] };
    await page.getByRole('link', { name: 'Log in with Doorkeeper' }).press('Enter');
    await expect(page).toHaveURL(/\/g\/home$/);
    await page.goto('/user/profile');
    await expect(page.getByLabel('Full name')).toHaveValue('Mira Lind');
  });

  await test.step('a new key of the provider changes nothing', async () => {
    await page.evaluate(() => localStorage.clear());
    provider.start();
    await page.goto('/login?direct=1');
    await page.getByRole('link', { name: 'Log in with Doorkeeper' }).click();
    await atProvider(page, 'mira');
    await expect(page).toHaveURL(/\/g\/home$/);
  });

  await test.step('logging out ends it at the provider too', async () => {
    await page.getByRole('button', { name: 'Account of Mira Lind' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
  });
});

test('a provider that does not answer is told at once, and passwords work on', async ({ page, larder, provider }) => {
  provider.leadBackTo(`${larder.url}/login`);
  await provider.close();
  await page.goto('/login');
  await expect(page.getByText('Doorkeeper does not answer.')).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(/\/g\/home$/);
});

test.describe('where nobody gets an account by coming, and the provider tells who somebody is only when it is asked', () => {
  test.use({ isTerse: true, more: { OIDC_SIGNUP_ENABLED: 'false' } });

  test('a missing account and a wrong clock are named, and three minutes are forgiven', async ({
    page,
    larder,
    people,
    provider,
  }) => {
    test.slow();
    provider.leadBackTo(`${larder.url}/login`);
    const failed = page.locator('[aria-current=step]');
    const again = page.getByRole('link', { name: 'Try again' });

    await test.step('whom nobody knows here is told, and by which setting', async () => {
      await page.goto('/login?direct=1');
      await page.getByRole('link', { name: 'Log in with Doorkeeper' }).click();
      await atProvider(page, 'mira');
      await expect(page.getByRole('heading', { name: 'There is no account for you here yet' })).toBeVisible();
      await expect(failed).toContainText('No account here');
      await expect(page.getByText('OIDC_SIGNUP_ENABLED')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('with the address of an account one comes in, though the clock of the provider is three minutes ahead', async () => {
      people.mira = { ...mira, email: withAda.INITIAL_ADMIN_EMAIL };
      provider.setClock(3);
      await again.click();
      await expect(page).toHaveURL(/\/g\/home$/);
    });

    await test.step('ten minutes are too much, which is said with what to do', async () => {
      await page.evaluate(() => localStorage.clear());
      provider.setClock(10);
      await page.goto('/login?direct=1');
      await page.getByRole('link', { name: 'Log in with Doorkeeper' }).click();
      await expect(page.getByRole('heading', { name: 'The clocks do not agree' })).toBeVisible();
      await expect(page.getByText('The clock of this server is 10 minutes behind that of Doorkeeper.')).toBeVisible();
      await expect(failed).toContainText('Clocks differ');
      await expectAccessible(page);
    });

    await test.step('once they agree, one comes in', async () => {
      provider.setClock(0);
      await again.click();
      await expect(page).toHaveURL(/\/g\/home$/);
    });
  });
});
