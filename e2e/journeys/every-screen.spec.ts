/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { ada, bob, logIn, withAda } from '../ada.ts';
import { everyAddress, goWithin, seedEveryPage } from '../every-route.ts';
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
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const parameters = await seedEveryPage(request);
    await begin(page);
    await expect(page.locator('h1').first()).toBeAttached();
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

async function inBothThemes(page: Page): Promise<string[]> {
  const light = await lastingViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme changes nothing but colors.
  const dark = await lastingViolations(page, ['color-contrast']);
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
async function lastingViolations(page: Page, rules?: string[]): Promise<string[]> {
  for (let look = 1; look < 4; look++) {
    if ((await violationsOf(page, rules)).length === 0) return [];
    await page.waitForTimeout(200 * look);
  }
  return violationsOf(page, rules);
}

async function whenNarrow(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [...(await tooWide(page, '100%')), ...(await tooWide(page, '200%'))];
  await page.setViewportSize(usual);
  return found;
}

/** What makes the page wider than the window, with letters of a size. */
const tooWide = (page: Page, letters: string): Promise<string[]> =>
  page.evaluate(async (size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const more = root.scrollWidth - root.clientWidth;
    const widest = [...document.body.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 1 && one.children.length === 0,
    );
    root.style.fontSize = '';
    return more > 0 ? [`letters at ${size}: ${more} px too wide, such as ${widest?.outerHTML.slice(0, 120)}`] : [];
  }, letters);

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
    ]) {
      await goWithin(page, address);
      found[address] = await smallTargets(page);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
  });
});
