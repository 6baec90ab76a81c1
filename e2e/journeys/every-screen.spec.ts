/// <reference lib="dom" />
import type { APIRequestContext, Page } from '@playwright/test';
import { ada, bob, logIn, withAda } from '../ada.ts';
import { everyAddress, goWithin, type Parameters, seedEveryPage } from '../every-route.ts';
import { violationsOf } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { smallTargets } from '../small-targets.ts';

test.use({ settings: withAda });

/** Whoever looks, the page that they begin with, how many pages there are for them at least, and whether they look at widths too. */
const roles = {
  visitor: { begin: (page: Page) => page.goto('/login'), pages: 10, widths: true },
  // The same pages as an administrator's, with less to do on them.
  member: { begin: (page: Page) => logIn(page, '/user/profile', bob), pages: 40, widths: false },
  administrator: { begin: (page: Page) => logIn(page, '/user/profile', ada), pages: 60, widths: true },
};

for (const [role, { begin, pages, widths }] of Object.entries(roles))
  test(`axe finds nothing on any page that a ${role} comes to, in either theme${widths ? ', and none is wider than a small phone' : ''}`, async ({
    page,
    request,
  }) => {
    // Some seventy of them, each looked at twice and in two widths.
    test.setTimeout(8 * test.info().timeout);
    const parameters = await seeded(page, request, begin);
    const [seen, faults] = [new Set<string>(), new Map<string, string[]>()];
    for (const address of await everyAddress(page, parameters)) {
      const shown = await goWithin(page, address);
      if (seen.has(shown)) continue;
      seen.add(shown);
      const found = [...(await inBothThemes(page)), ...(widths ? await whenNarrow(page) : [])];
      if (found.length > 0) faults.set(shown, found);
    }
    expect(Object.fromEntries(faults)).toEqual({});
    expect(seen.size).toBeGreaterThanOrEqual(pages);
  });

/** The name of something to press, or what is done besides. */
type Opener = string | ((page: Page) => Promise<unknown>);

/** Asks whether to go on with the draft, or what to do with it. */
const typeAndLeave = async function leaving(page: Page) {
  await page.getByRole('textbox', { name: 'Description' }).fill('For the coldest evening.');
  await page.evaluate(() => void window.__TSR_ROUTER__.navigate({ href: '/g/home' }));
};

const pressQuestionMark = async function questionMark(page: Page) {
  await page.keyboard.press('?');
};

/** Where a dialog is opened, and what is pressed one after the other until it is there. */
const dialogs = ({
  recipeSlug,
  bookSlug,
  listId,
  name,
  'shared/r/$tokenId': shared,
}: Parameters): [address: string, ...openers: Opener[]][] => [
  ['/g/home', 'Search recipes, foods, tags'],
  ['/g/home', 'Account of', 'Language'],
  ['/g/home', pressQuestionMark],
  ['/g/home', 'Filters'],
  ['/g/home', 'Actions for', 'Tags and categories'],
  ['/g/home', 'Actions for', 'Add to cookbook'],
  ['/g/home', 'Actions for', 'Add to meal plan'],
  ['/g/home', 'Actions for', 'Add to list'],
  ['/g/home', 'Actions for', 'Share a link'],
  ['/g/home', 'Actions for', 'Duplicate'],
  [`/g/home/r/${recipeSlug}`, 'Scale the recipe', 'By what I have'],
  [`/g/home/r/${recipeSlug}`, 'New timer'],
  [`/g/home/r/${recipeSlug}`, 'More actions', 'I made this'],
  [`/g/home/r/${recipeSlug}?edit=true`, 'Picture from an address'],
  [`/g/home/r/${recipeSlug}?edit=true`, 'Add many'],
  [`/g/home/r/${recipeSlug}?edit=true`, 'More for 2 kilograms', 'Link a recipe'],
  [`/g/home/r/${recipeSlug}?edit=true`, 'Link ingredients'],
  [`/g/home/shared/r/${shared}`, 'Take it with you'],
  ['/g/home/recipes/timeline', 'Add to the timeline'],
  ['/g/home/cookbooks', 'New cookbook'],
  [`/g/home/cookbooks/${bookSlug}`, 'Edit cookbook'],
  [`/g/home/cookbooks/${bookSlug}`, 'Export'],
  ['/group/mealplan/planner/view', 'More for the meal plan', 'Copy this week'],
  ['/group/mealplan/planner/view', 'More for the meal plan', 'Templates of weeks'],
  ['/group/mealplan/planner/view', 'More for the meal plan', 'Share this week'],
  ['/group/mealplan/planner/view', 'More for the meal plan', 'The plan in your calendar'],
  ['/group/mealplan/planner/view', 'Add to list'],
  ['/group/mealplan/planner/view', 'Onion soup'],
  ['/group/mealplan/settings', 'Add a rule'],
  [`/shopping-lists/${listId}`, 'New list'],
  [`/shopping-lists/${listId}`, 'Edit Rye bread'],
  [`/shopping-lists/${listId}`, 'More for this list', 'Open on a phone'],
  [`/shopping-lists/${listId}`, 'More for this list', 'Rename list'],
  [`/shopping-lists/${listId}`, 'Add a shop'],
  ['/group/data/foods', 'New food'],
  ['/group/data/foods', 'Actions for', 'Edit'],
  ['/group/data/foods', 'Actions for', 'Merge into another'],
  ['/group/data/foods', 'Actions for', 'Delete'],
  ['/group/data/foods', 'More for this table', 'Add a list of common ones'],
  ['/group/data/foods', 'More for this table', 'Read from a file'],
  ['/g/home/recipes/tags', 'New tag'],
  ['/g/home/recipes/tags', 'Actions for', 'Delete'],
  ['/group/migrations', 'Connect a server'],
  ['/group/exports', 'Choose a format'],
  ['/user/profile', 'Delete my account'],
  ['/admin/site-settings', 'Report for a bug'],
  ['/admin/manage/users', 'Add a person'],
  ['/admin/manage/users', 'Actions for Bob', 'Delete Bob'],
  ['/admin/manage/groups', 'Add a group'],
  ['/admin/manage/groups', 'Edit Home'],
  ['/admin/maintenance', 'Look and clean'],
  [`/admin/backups/${name}`, 'Delete backup'],
  // The last one, as the page stays until somebody has answered.
  [`/g/home/r/${recipeSlug}?edit=true`, typeAndLeave],
];

test.describe('dialogs', () => {
  test.use({ hasTouch: true });

  test('axe finds nothing in any dialog, in either theme; each is as narrow as a small phone and made for fingers', async ({
    page,
    request,
  }) => {
    // Some sixty of them, each looked at twice.
    test.setTimeout(8 * test.info().timeout);
    const parameters = await seeded(page, request, (page) => logIn(page, '/user/profile'));
    const faults = new Map<string, string[]>();
    for (const [address, ...openers] of dialogs(parameters)) {
      const name = [address, ...openers.map((one) => (typeof one === 'string' ? one : one.name))].join(' → ');
      await test.step(name, async () => {
        await goWithin(page, address);
        for (const opener of openers)
          await (typeof opener === 'string' ? withName(page, opener).click() : opener(page));
        const dialog = page.getByRole('dialog').last();
        await expect(dialog).toBeVisible();
        const found = [
          ...(await inBothThemes(page, '[role="dialog"]')),
          ...(await whenNarrow(page)),
          ...(await smallTargets(page)),
        ];
        if (found.length > 0) faults.set(name, found);
        // The first Escape may close the choices of a field.
        await expect(async () => {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
        }).toPass();
      });
    }
    expect(Object.fromEntries(faults)).toEqual({});
  });
});

/** What is pressed and has a name that begins so. */
const withName = (page: Page, beginning: string) => {
  const name = new RegExp(`^${beginning}`);
  return page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).filter({ visible: true }).first();
};

/** The first page, where nothing moves, of a household that has something for every page. @returns what their addresses hold */
async function seeded(page: Page, request: APIRequestContext, begin: (page: Page) => Promise<unknown>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const parameters = await seedEveryPage(request);
  await begin(page);
  await expect(page.locator('h1').first()).toBeAttached();
  return parameters;
}

async function inBothThemes(page: Page, within?: string): Promise<string[]> {
  const light = await lastingViolations(page, undefined, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme changes nothing but colors.
  const dark = await lastingViolations(page, ['color-contrast'], within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`), ...(await moving(page))];
}

/** What moves for longer than one sees, although it was asked for no motion. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50)
      .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`),
  );

/** What is found where something still arrives or turns into another color is not found again. */
async function lastingViolations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  for (let look = 1; look < 4; look++) {
    if ((await violationsOf(page, rules, within)).length === 0) return [];
    await page.waitForTimeout(200 * look);
  }
  return violationsOf(page, rules, within);
}

async function whenNarrow(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [...(await tooWide(page, '100%')), ...(await tooWide(page, '200%'))];
  await page.setViewportSize(usual);
  return found;
}

/**
 * What makes the page or an open dialog wider than the window, with letters of a size. What a script lays out follows the window some
 * frames later, on a slow machine many: only what is still too wide after five seconds is.
 */
const tooWide = (page: Page, letters: string): Promise<string[]> =>
  page.evaluate(async (size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    const parts = [root, ...document.querySelectorAll('[role="dialog"]')];
    // A browser that has stopped to draw is not waited for.
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 500);
      });
    const end = performance.now() + 5000;
    let more: number;
    do {
      await frame();
      await frame();
      more = Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    } while (more > 0 && performance.now() < end);
    const widest = [...document.body.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 1 && one.children.length === 0,
    );
    root.style.fontSize = '';
    return more > 0 ? [`letters at ${size}: ${more} px too wide, such as ${widest?.outerHTML.slice(0, 120)}`] : [];
  }, letters);

test('in colors that somebody chose for everything, what is on does not look like what is off', async ({
  page,
  request,
}) => {
  const { listId } = await seedEveryPage(request);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await logIn(page, `/shopping-lists/${listId}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Rye bread' });
  await expect(row.getByRole('checkbox', { name: /Rye bread/ })).not.toBeChecked();
  await expect(row.locator('label svg')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');

  await page.goto('/group');
  const colorOf = (state: string) =>
    page
      .locator(`[role="switch"]${state} + .mantine-Switch-track`)
      .first()
      .evaluate((track) => getComputedStyle(track).backgroundColor);
  expect(await colorOf(':checked')).not.toBe(await colorOf(':not(:checked)'));
});

test.describe('with a finger', () => {
  test.skip(({ isMobile }) => !isMobile, 'a mouse is more exact');

  test('what is tapped on the screens of every day is as large as a finger', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { recipeSlug, listId } = await seedEveryPage(request);
    await logIn(page, '/user/profile');
    await expect(page.locator('h1').first()).toBeAttached();
    const found: Record<string, string[]> = {};
    for (const address of [
      '/g/home',
      `/g/home/r/${recipeSlug}`,
      `/g/home/r/${recipeSlug}?edit=true`,
      '/g/home/r/create/url',
      '/g/home/cookbooks',
      '/group/mealplan/planner/view',
      `/shopping-lists/${listId}`,
      '/group',
      '/group/mealplan/settings',
      '/group/notifiers',
      '/group/data/units',
      '/user/profile',
      '/user/device',
      '/g/home/r/create/new',
    ]) {
      await goWithin(page, address);
      found[address] = await smallTargets(page);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
  });
});
