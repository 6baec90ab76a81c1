/// <reference lib="dom" />
import { type CDPSession, expect, type Page } from '@playwright/test';

interface SpokenNode {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

declare global {
  interface Window {
    announced: string[];
  }
}

const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';

/** What a screen reader would say of a page, by the browser's accessibility tree: the one thing that both are told by. */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Listens from the next page on that is opened. */
  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordAnnouncements, live);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** What has the focus, as it is read out: `checkbox, 6 eggs, not checked`. */
  async focused(): Promise<string> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return '';
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0] ? spoken(nodes[0]) : '';
  }

  /** Waits until it is read out that something has the focus. */
  async expectFocus(text: string | RegExp): Promise<void> {
    const told = expect.poll(() => this.focused());
    await (typeof text === 'string' ? told.toBe(text) : told.toMatch(text));
  }

  /** Waits until something was told without being gone to, as a message or a step of long work is. */
  async expectAnnounced(text: string | RegExp): Promise<void> {
    const told = () => this.#page.evaluate(() => window.announced.join('\n'));
    await expect.poll(told).toMatch(text);
    await this.#page.evaluate(() => {
      window.announced = [];
    });
  }

  /** Eyes see nothing on the page that ears don't get: each text is in a name, value or description of the accessibility tree. */
  async expectAllHeard(): Promise<void> {
    await expect.poll(() => this.#unheard()).toEqual([]);
  }

  async #unheard(): Promise<string[]> {
    const seen = await this.#page.evaluate(visibleTexts);
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const heard = plain(
      nodes
        .filter(({ ignored }) => !ignored)
        .flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value])
        .join(' '),
    );
    return seen.filter((text) => !heard.includes(plain(text)));
  }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const states: Record<string, (value: unknown) => string | undefined> = {
  checked: (value) => (value === 'true' ? 'checked' : value === 'mixed' ? 'partly checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  selected: (value) => (value === true ? 'selected' : undefined),
  disabled: (value) => (value === true ? 'unavailable' : undefined),
  required: (value) => (value === true ? 'required' : undefined),
  invalid: (value) => (value === 'true' ? 'invalid' : undefined),
  level: (value) => `level ${value}`,
};

const spoken = ({ role, name, value, description, properties = [] }: SpokenNode): string =>
  [
    role?.value,
    name?.value,
    value?.value,
    ...properties.map((property) => states[property.name]?.(property.value.value)),
    // A tooltip that says the name once more is not read out.
    description?.value === name?.value ? undefined : description?.value,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** A region tells what changes in it; one that comes with its text says nothing, unless it is an alert. */
const recordAnnouncements = (regions: string) => {
  window.announced = [];
  const tell = (changed: Element | null, region: Element | null | undefined) => {
    const isAtomic = region?.getAttribute('aria-atomic') ?? String(region?.matches('[role="status"], [role="alert"]'));
    const text = (isAtomic === 'true' ? region : changed)?.textContent?.trim();
    if (region && text && window.announced.at(-1) !== text) window.announced.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => node instanceof Element);
      for (const element of added.length > 0 ? added : [around]) tell(element, around?.closest(regions));
      for (const alert of added.flatMap((one) => [...one.querySelectorAll('[role="alert"]')])) tell(alert, alert);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Texts with a letter or a digit in them that are drawn. */
const visibleTexts = (): string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !/[\p{L}\p{N}]/u.test(text) || element.closest('[inert], script, style, noscript')) continue;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(text);
  }
  return found;
};
