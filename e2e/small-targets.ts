/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * What is tapped and is smaller than a finger, 44 px, with the room around it that takes the tap too. Links within a text are as high
 * as it. A box to tick, a round one or a switch is as large as the largest of itself and its labels. In an open dialog only what it holds.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const targets =
      'button, a[href], [role="button"], [role="tab"], [role="menuitem"], summary, input[type="checkbox"], input[type="radio"]';
    const part = [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility()).at(-1);
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** An element with the room before and after it that belongs to it. */
    const boxesOf = (element: Element) => [
      element.getBoundingClientRect(),
      ...['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 })),
    ];
    return (
      [...(part ?? document).querySelectorAll<HTMLElement>(targets)]
        .map((target) => {
          const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
          // An input that nobody sees may lie over what is drawn in its place.
          const itself = target.checkVisibility({ visibilityProperty: true, opacityProperty: labels.length === 0 });
          return { target, tapped: [...(itself ? [target] : []), ...labels.filter(isShown)] };
        })
        .filter(({ target, tapped }) => tapped.length > 0 && getComputedStyle(target).display !== 'inline')
        .map(({ target, tapped }) => {
          const boxes = tapped.flatMap(boxesOf);
          const width = Math.max(...boxes.map((box) => box.width));
          const height = Math.max(...boxes.map((box) => box.height));
          const name = target.getAttribute('aria-label') ?? tapped.at(-1)?.textContent?.trim();
          return { width, height, name: `${target.tagName.toLowerCase()} “${name?.slice(0, 40)}”` };
        })
        // What only screen readers come to is a pixel in size.
        .filter(({ width, height }) => width > 2 && (width < least || height < least))
        .map(({ width, height, name }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`)
    );
  });
