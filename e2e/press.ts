/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from stop to stop until something has the focus; fails when it is no stop at all. */
export async function press(page: Page, target: Locator, key = 'Tab', most = 120) {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is no stop on the way of ${key}`);
}
