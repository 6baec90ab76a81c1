import { ownDirection, ownLanguage, t } from './words.ts';

type Child = Node | string | false | undefined;

/** An element with its attributes and what is in it; text stays text, whatever stands in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

export function button(label: string, onClick: () => void, look: 'filled' | 'plain' = 'plain'): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label);
  made.addEventListener('click', onClick);
  return made;
}

/** The page is in the language of the browser, where there are words of it; browsers differ about the direction of theirs. */
export function speakAsBrowser(): void {
  document.documentElement.lang = chrome.i18n.getMessage(ownLanguage);
  document.documentElement.dir = chrome.i18n.getMessage(ownDirection);
  document.title = t('extension.name');
}

/** Shows what is there in place of what was. The first thing that can be done has the focus. */
export function show(...children: Child[]): void {
  const main = document.querySelector('main');
  main?.replaceChildren(...children.filter((child) => child !== false && child !== undefined));
  main?.querySelector<HTMLElement>('.filled, textarea')?.focus();
}
