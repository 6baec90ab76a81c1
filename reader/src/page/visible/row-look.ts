import type { AnyNode, Element } from '../../html/nodes.ts';
import { isElement } from '../../html/parse-html.ts';

const longestName = 200;

const named = (words: string) =>
  new RegExp(`(?:^|\\s)(?:(?:${words})(?:[_-][^\\s]*)?|[^\\s]*[_-](?:${words}))(?=\\s|$)`);

/** A class or id that begins or ends with such a word: "menu-main", but not "content-menu-wrap". */
export const neverRecipe = named(
  'comments?|respond|related|breadcrumbs?|menu|navbar|nav|navigation|footer|cookies?|consent|newsletter|popup|reviews?|advert|ads?|toc|subscribe|skip-links?',
);

/** Boxes beside the main matter, which now and then hold the ingredients. */
const besideRecipe = named('sidebar|social|share|sharing|modal|promo|recommendations?');

const known = new WeakMap<Element, boolean>();

/** Whether an element stands in a box beside the main matter. Told once for each element: thousands of lines share a box. */
export function isBeside(element: Element): boolean {
  const told = known.get(element) ?? standsBeside(element);
  known.set(element, told);
  return told;
}

function standsBeside(element: Element): boolean {
  if (/^(?:body|main|article)$/.test(element.name)) return false;
  if (element.name === 'aside' || besideRecipe.test(namesOf(element))) return true;
  return isElement(element.parent) && isBeside(element.parent);
}

/** Whether all of an element is one link. */
export function isLink(element: Element): boolean {
  let at: AnyNode | null = element;
  for (let depth = 0; at && isElement(at) && depth < 6; depth++) {
    if (at.name === 'a') return true;
    at = onlyChild(at);
  }
  return false;
}

/** What an element holds, where that is one thing. Looks no further than the second: lines may have thousands beside them. */
function onlyChild(element: Element): AnyNode | null {
  let only: AnyNode | null = null;
  for (const child of element.children) {
    if (child.type === 'text' && child.data.trim() === '') continue;
    if (only) return null;
    only = child;
  }
  return only;
}

/** What pages call the look of a heading that is none by its tag. */
const boldNames = /(?:^|[\s_-])(?:bold|underlined?|uline|sub-?head(?:ing)?)(?:$|[\s_-])/;

/** 1 to 6 for a heading, 7 for a short line that is bold as a whole or heads a table. */
export function headingLevel(element: Element, text: string): number | null {
  const inside = onlyElementChild(element);
  const tag = /^h([1-6])$/.exec(element.name) ?? (inside ? /^h([1-6])$/.exec(inside.name) : null);
  if (tag) return Number(tag[1]);
  if (text.length > 90) return null;
  if (element.name === 'tr' && element.children.filter(isElement).length === 1) return 7;
  if (/^(?:strong|b|u|th|legend|caption|summary)$/.test(element.name)) return 7;
  if (boldNames.test(namesOf(element))) return 7;
  return inside && (/^(?:strong|b|u)$/.test(inside.name) || boldNames.test(namesOf(inside))) ? 7 : null;
}

function onlyElementChild(element: Element): Element | null {
  let at: Element = element;
  for (let depth = 0; depth < 4; depth++) {
    const child = onlyChild(at);
    if (!child || !isElement(child)) break;
    at = child;
    if (/^(?:strong|b|u|h[1-6])$/.test(at.name)) break;
  }
  return at === element ? null : at;
}

/** What an element is called: classes, id and property, in lower case. Longer names than these mean nothing. */
export function namesOf(element: Element): string {
  const { class: classes = '', id = '', itemprop = '' } = element.attribs;
  return `${classes.slice(0, longestName)} ${id.slice(0, longestName)} ${itemprop.slice(0, longestName)}`
    .toLowerCase()
    .trim();
}

export function namesAbove(element: Element, levels: number): string {
  const names: string[] = [];
  let at = element.parent;
  for (let level = 0; at && isElement(at) && level < levels; level++) {
    names.push(namesOf(at));
    at = at.parent;
  }
  return names.join(' ');
}

/** Every second row of a table has another colour, and its first and last another edge. */
const stripe = /^(?:even|odd|alt|first|last)$/i;

/** Tags and first classes of an element and two above it: the same for lines that look the same. */
export function layoutOf(element: Element): string {
  const parts: string[] = [];
  let at: AnyNode | null = element;
  for (let level = 0; at && isElement(at) && level < 3; level++) {
    const [first = ''] = (at.attribs.class ?? '').slice(0, longestName).split(/\s+/);
    parts.push(`${at.name}.${stripe.test(first) ? '' : first}`);
    at = at.parent;
  }
  return parts.join('<');
}
