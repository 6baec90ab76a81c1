/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * What is wrong with where texts stand: a page wider than its window, a text that is cut off without saying so by dots, one that
 * reaches out of the window, two that lie over each other. Each as a sentence with the text that it is about.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Text for screen readers alone is a pixel in size.
      element.getBoundingClientRect().width > 2 &&
      element.getBoundingClientRect().height > 2;
    const ownText = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const short = (text: string) => (text.length > 50 ? `${text.slice(0, 50)}…` : text);
    /** The boxes between an element and the page, by which it may be scrolled or cut. */
    const around = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...around(element.parentElement)] : [];
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

    const lines: { element: Element; text: string; box: DOMRect }[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const texts = ownText(element);
      if (texts.length === 0 || !isShown(element) || element.closest('svg, script, style, [aria-hidden="true"]'))
        continue;
      const text = short(
        texts
          .map(({ textContent }) => textContent)
          .join(' ')
          .trim(),
      );
      const style = getComputedStyle(element);
      const isCut =
        /hidden|clip/.test(style.overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.textOverflow !== 'ellipsis' &&
        style.webkitLineClamp === 'none';
      if (isCut) faults.add(`cut off: ${text}`);
      for (const node of texts) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width < 3) continue;
          const boxes = [element, ...around(element)];
          const isOut = box.right > clientWidth + 1 || box.left < -1;
          const isHeld = boxes.some((one) => scrolls(one) || getComputedStyle(one).textOverflow === 'ellipsis');
          if (isOut && !isHeld) faults.add(`out of the window: ${text}`);
          // A button may be narrower than its word without anything that cuts it.
          const button = element.closest('button, a, [role="tab"], th, td');
          const outer = button?.getBoundingClientRect();
          if (outer && !isHeld && (box.right > outer.right + 2 || box.left < outer.left - 2))
            faults.add(`wider than what holds it: ${text}`);
          // Of a text of at most two lines the third lies behind what follows, and is not drawn.
          if (!isHeld && style.webkitLineClamp === 'none') lines.push({ element, text, box });
        }
      }
    }
    const layer = (element: Element) =>
      [element, ...around(element)].find((one) => /fixed|sticky|absolute/.test(getComputedStyle(one).position));
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const lowest = Math.min(one.box.height, other.box.height);
        if (wide > 4 && high > lowest / 2) faults.add(`over each other: ${one.text} / ${other.text}`);
      }
    return [...faults];
  });
