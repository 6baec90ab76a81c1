import type { AnyNode, Document, Element } from '../html/nodes.ts';
import { attribute, elementsOf, isElement } from '../html/parse-html.ts';
import { collapse, textOf } from '../html/text-of.ts';
import { absolute } from './fields/absolute.ts';
import type { PictureCandidate } from './fields/best-image.ts';
import { isSignature } from './fields/name-parts.ts';

/** What a page's head says of itself. Each name may come more than once. */
export interface PageMeta {
  title: string;
  language: string;
  canonical: string | null;
  /** The address that relative ones start from. */
  baseUrl: string;
  headings: string[];
  /** The pictures for previews by Open Graph, each with the size that follows it; addresses as the page writes them. */
  pictures: PictureCandidate[];
  /** By `name`, `property` or `itemprop`, in lower case. */
  values: Map<string, string[]>;
}

export function readMeta(page: Document, url: string): PageMeta {
  const meta: PageMeta = {
    title: '',
    language: '',
    canonical: null,
    baseUrl: url,
    headings: [],
    pictures: [],
    values: new Map(),
  };
  for (const element of elementsOf(page)) {
    if (element.name === 'html') meta.language ||= attribute(element, 'lang') || attribute(element, 'xml:lang');
    else if (element.name === 'title' && meta.title === '') meta.title = textOf(element);
    else if (element.name === 'h1') {
      if (!isOfSite(element)) meta.headings.push(withoutByline(element));
    } else if (element.name === 'base') meta.baseUrl = absolute(attribute(element, 'href'), url) ?? url;
    else if (element.name === 'link' && /\bcanonical\b/i.test(attribute(element, 'rel')))
      meta.canonical ??= absolute(attribute(element, 'href'), url);
    else if (element.name === 'meta') {
      remember(meta.values, element.attribs);
      rememberPicture(meta.pictures, element.attribs);
    }
  }
  return meta;
}

const siteNames = /(?:^|[\s_-])(?:site-?(?:title|name|branding|description)|masthead|logo|headerbar)(?:$|[\s_-])/i;

const addressOfHome = /^(?:\.?\/|(?:\.\/)?index\.\w+|https?:\/\/[^/]+\/?)$/i;

/** A heading that names the site: one that leads home, or stands in the bar above the page. */
function isOfSite(heading: Element): boolean {
  const leadsHome = (child: AnyNode) =>
    isElement(child) && child.name === 'a' && addressOfHome.test(attribute(child, 'href'));
  if (heading.children.some(leadsHome)) return true;
  let at: AnyNode | null = heading;
  for (let levels = 0; at && isElement(at) && levels < 4; levels++) {
    if (attribute(at, 'role') === 'banner' || siteNames.test(`${attribute(at, 'class')} ${attribute(at, 'id')}`))
      return true;
    at = at.parent;
  }
  return false;
}

/** `<h1>Plum jam <small>by Ada Cook</small></h1>` */
function withoutByline(heading: Element): string {
  const text = textOf(heading);
  const small = heading.children.find((child) => isElement(child) && child.name === 'small');
  const byline = small ? textOf(small) : '';
  return isSignature(byline) ? text.replace(byline, '').trim() : text;
}

function remember(values: Map<string, string[]>, attributes: Record<string, string>): void {
  const value = collapse(attributes.content ?? '');
  if (value === '') return;
  for (const name of [attributes.property, attributes.name, attributes['http-equiv']]) {
    if (name) values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value].slice(0, 50));
  }
}

const mostPictures = 50;

/** A size belongs to the picture above it: pages on which two plugins name pictures have one size for one of them. */
function rememberPicture(pictures: PictureCandidate[], { property, name, content = '' }: Record<string, string>): void {
  const said = /^og:image(?::(width|height|(?:secure_)?url))?$/i.exec(property ?? name ?? '');
  const side = said?.[1]?.toLowerCase();
  const last = pictures.at(-1);
  if (!said || content === '') return;
  if (side === 'width' || side === 'height') {
    if (last) last[side] = Number.parseFloat(content) || null;
  } else if (pictures.length < mostPictures && !pictures.some(({ address }) => address === content)) {
    pictures.push({ address: content, width: null, height: null });
  }
}

export function metaValue(meta: PageMeta, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = meta.values.get(name)?.[0];
    if (value) return value;
  }
  return undefined;
}
