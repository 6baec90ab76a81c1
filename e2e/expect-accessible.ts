/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds on the page once it shows its heading: nothing, or the test fails with it. It looks again where it found something: a
 * dropdown that begins to appear a moment later has colors that nobody is left with.
 * Some rules alone are enough where the same page has been looked at by all of them.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => violationsOf(page, rules)).toEqual([]);
}

/** What axe finds on the page, or within what a selector names, once its colors stay. */
export async function violationsOf(page: Page, rules?: string[], within?: string): Promise<string[]> {
  await colorsSettled(page);
  return lookAt(page, rules, within);
}

/** Half a megabyte of text, which each document is given once. */
async function lookAt(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([runOnly, part]) => window.axe.run(part ?? document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    [rules, within] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * What is just turning into something else, or arriving, has a contrast that nobody is left with. A browser that has stopped to draw
 * is not waited for: whether what is looked at is right, the looking tells.
 */
const colorsSettled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const settled = async () => {
      // What the last event changed begins to turn with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    await Promise.race([settled(), new Promise((late) => setTimeout(late, 10_000))]);
  });
