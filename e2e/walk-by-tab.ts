/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** More stops than any page has. */
const most = 250;

interface Walk {
  reached: Set<Element>;
  last?: { element: Element; look: string; presses: number };
  problems: string[];
}
declare global {
  interface Window {
    walk: Walk;
  }
}

/** Goes through a page by Tab alone, from its beginning to its end; tells what can't be reached, shows no focus or holds it. */
export async function walkByTab(page: Page): Promise<string[]> {
  await page.evaluate(begin);
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(step)) return page.evaluate(end);
  }
  return [`more than ${most} stops`, ...(await page.evaluate(end))];
}

const begin = () => {
  window.walk = { reached: new Set(), problems: [] };
  // A form may have the cursor already: the walk is from the beginning all the same.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
};

/** Looks at what has the focus now; true at the end of the page. */
const step = (): boolean => {
  const { walk } = window;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}” ${element.id}`;
  // A control that is drawn by what stands beside it, such as a switch, shows its focus there.
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .filter((one) => one instanceof Element)
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')])
      .map(
        ({ outline, boxShadow, borderColor, backgroundColor }) => outline + boxShadow + borderColor + backgroundColor,
      )
      .join();

  const element = document.activeElement ?? document.body;
  const { last } = walk;
  if (last && last.element !== element && last.element.isConnected && lookOf(last.element) === last.look)
    walk.problems.push(`shows no focus: ${nameOf(last.element)}`);
  if (element === document.body || (walk.reached.has(element) && last?.element !== element)) return true;
  const presses = last?.element === element ? last.presses + 1 : 1;
  // The parts of a time of the day are stops of their own.
  const stopsInside = element.matches('input[type="time"], input[type="date"]') ? 5 : 1;
  if (presses > stopsInside) {
    walk.problems.push(`does not let go of the focus: ${nameOf(element)}`);
    return true;
  }
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) walk.problems.push(`has the focus out of sight: ${nameOf(element)}`);
  walk.reached.add(element);
  walk.last = { element, look: lookOf(element), presses };
  return false;
};

/** With the controls that Tab has not come to. */
const end = (): string[] => {
  const { reached, problems } = window.walk;
  const radios = (control: Element) =>
    control instanceof HTMLInputElement && control.type === 'radio'
      ? [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
          ({ name }) => name === control.name,
        )
      : [control];
  const missed = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [inert] *'))
    .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
    // One of a group of radio buttons is the stop for all of them.
    .filter((control) => !radios(control).some((one) => reached.has(one)));
  return [...problems, ...missed.map(({ outerHTML }) => `can't be reached: ${outerHTML.slice(0, 160)}`)];
};
