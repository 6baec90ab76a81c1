/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

/**
 * Nothing of the page that is open is wider than a computer, a tablet or a phone, and axe finds nothing on it as a phone shows it.
 * As a computer shows it, axe looks at every page in `every-screen.spec.ts`, in both themes.
 */
export async function fitsEverySize(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
