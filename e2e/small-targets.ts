/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** What is tapped and is smaller than a finger, 44 px, with the room around it that takes the tap too. Links within a text are as high as it. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const targets = 'button, a[href], [role="button"], [role="tab"], [role="menuitem"], summary';
    return (
      [...document.querySelectorAll(targets)]
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((target) => getComputedStyle(target).display !== 'inline')
        .map((target) => {
          const around = ['::before', '::after']
            .map((part) => getComputedStyle(target, part))
            .filter(({ content, position }) => content !== 'none' && position === 'absolute')
            .map(({ width, height }) => ({
              width: Number.parseFloat(width) || 0,
              height: Number.parseFloat(height) || 0,
            }));
          const boxes = [target.getBoundingClientRect(), ...around];
          const width = Math.max(...boxes.map((box) => box.width));
          const height = Math.max(...boxes.map((box) => box.height));
          const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
          return { width, height, name: `${target.tagName.toLowerCase()} “${name?.slice(0, 40)}”` };
        })
        // What only screen readers come to is a pixel in size.
        .filter(({ width, height }) => width > 2 && (width < least || height < least))
        .map(({ width, height, name }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`)
    );
  });
