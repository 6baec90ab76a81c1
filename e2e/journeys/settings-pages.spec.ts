import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, inviteBob, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { fitsEverySize } from '../fits-every-size.ts';
import { expect, test } from '../larder.ts';
import { walkByTab } from '../walk-by-tab.ts';

test.use({ settings: withAda });

/** A page of the administration or the household, and the buttons that open something on it. */
interface Subject {
  path: string;
  heading: string | RegExp;
  opens?: (string | RegExp)[];
}

const administration = (ids: Seeded): Subject[] => [
  { path: '/admin', heading: /All is well|need/ },
  { path: '/admin/site-settings', heading: 'Site settings', opens: ['Report for a bug'] },
  { path: '/admin/manage/users', heading: 'People', opens: ['Add a person'] },
  { path: `/admin/manage/users/${ids.bob}`, heading: 'Bob', opens: [/^Delete/] },
  { path: '/admin/manage/groups', heading: 'Groups', opens: ['Add a group', 'Edit Home', 'Delete Grandparents'] },
  { path: '/admin/backups', heading: 'Backups' },
  { path: `/admin/backups/${ids.backup}`, heading: /./ },
  { path: `/admin/backups/${ids.backup}/restore`, heading: /^Restore/ },
  { path: '/admin/maintenance', heading: 'Maintenance', opens: ['Look and clean'] },
  { path: '/admin/maintenance/logs', heading: 'Logs' },
  { path: '/admin/background-tasks', heading: 'Background tasks' },
  { path: '/admin/themes', heading: 'Colors' },
  { path: '/admin/themes/new', heading: 'New theme' },
  { path: '/admin/parser', heading: 'Ingredient parser' },
];

const household: Subject[] = [
  { path: '/group', heading: 'Household' },
  { path: '/group/notifiers', heading: 'Notifications and webhooks' },
  { path: '/group/data/recipe-actions', heading: 'Recipe actions' },
  { path: '/group/activity', heading: 'Activity' },
  { path: '/user/profile', heading: 'Profile' },
  { path: '/user/profile/edit', heading: 'Profile' },
  { path: '/user/profile/log-ins', heading: 'Logging in' },
  { path: '/user/profile/api-tokens', heading: 'API tokens' },
];

for (const [area, pagesOf] of [
  ['administration', administration],
  ['household', () => household],
] as const)
  test(`each page of the ${area} fits every size, and a keyboard is enough on it`, async ({ page, request }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seeded = await seed(request);
    await logIn(page, '/group/activity');
    for (const subject of pagesOf(seeded)) await test.step(subject.path, () => lookAt(page, subject));
  });

test('every page that the administration leads to is one of them', async ({ page }) => {
  await logIn(page, '/admin');
  const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /./ });
  await expect(links.filter({ hasText: 'Logs' })).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const known = administration({ bob: '', backup: '' }).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/admin') && !known.includes(path))).toEqual([]);
});

async function lookAt(page: Page, { path, heading, opens = [] }: Subject) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What arrives late takes the focus from a walk that began before.
  await expect.poll(() => walkByTab(page)).toEqual([]);
  for (const name of opens) await openAndLeave(page, name);
  await fitsEverySize(page);
}

/** Escape closes what a button opens, and the button has the focus again. */
async function openAndLeave(page: Page, name: string | RegExp) {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
}

interface Seeded {
  bob: string;
  backup: string;
}

/** A household of two with one of everything that these pages show. */
async function seed(request: APIRequestContext): Promise<Seeded> {
  const call = await callsOf(request);
  await inviteBob(request);
  const { items } = await call('GET', '/admin/users');
  await call('POST', '/admin/groups', { name: 'Grandparents' });
  await call('POST', '/groups/invitations', { uses: 2 });
  await call('POST', '/groups/webhooks', {
    name: 'Kitchen display',
    url: 'https://example.org/plan',
    scheduledTime: '17:00',
  });
  await call('POST', '/groups/events/notifications', { name: 'Phone', appriseUrl: 'ntfy://ntfy.sh/larder' });
  await call('POST', '/groups/recipe-actions', {
    actionType: 'post',
    title: 'Display',
    url: 'https://example.org/recipe',
  });
  await call('POST', '/users/api-tokens', { name: 'Home Assistant' });
  await call('POST', '/admin/backups');
  const { imports } = await call('GET', '/admin/backups');
  return { bob: items.find(({ username }: { username: string }) => username === 'bob').id, backup: imports[0].name };
}
