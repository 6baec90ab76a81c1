import { callsOf, withAda } from '../ada.ts';
import { fitsEverySize } from '../fits-every-size.ts';
import { expect, test } from '../larder.ts';
import { walkByTab } from '../walk-by-tab.ts';

test.use({
  settings: {
    ...withAda,
    OIDC_AUTH_ENABLED: 'true',
    OIDC_PROVIDER_NAME: 'Doorkeeper',
    // Nobody is asked there: these pages are looked at without going to it.
    OIDC_CONFIGURATION_URL: 'http://localhost:9/',
    OIDC_CLIENT_ID: 'larder',
  },
});

test('each page by which people come in fits every size, and a keyboard is enough on it', async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const call = await callsOf(request);
  const { token } = await call('POST', '/groups/invitations', { uses: 1 });
  const pages: [path: string, heading: string | RegExp][] = [
    ['/login?direct=1', 'Welcome back'],
    [`/register?token=${token}`, /./],
    ['/forgot-password', /./],
    ['/reset-password?token=of-a-mail', /./],
    ['/login?direct=1&failed=provider-unreachable', 'Doorkeeper could not let you in'],
    ['/login?direct=1&failed=clock-differs', 'The clocks do not agree'],
  ];
  for (const [path, heading] of pages) {
    await test.step(path.replace(token, '…'), async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await walkByTab(page)).toEqual([]);
      await fitsEverySize(page);
    });
  }
});
