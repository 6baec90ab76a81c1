import type { Document } from '../html/nodes.ts';
import { attribute, elementsOf } from '../html/parse-html.ts';
import { collapse, textOf } from '../html/text-of.ts';
import { absolute } from './fields/absolute.ts';

/** What a page's head says of itself. Each name may come more than once. */
export interface PageMeta {
  title: string;
  language: string;
  canonical: string | null;
  /** The address that relative ones start from. */
  baseUrl: string;
  headings: string[];
  /** By `name`, `property` or `itemprop`, in lower case. */
  values: Map<string, string[]>;
}

export function readMeta(page: Document, url: string): PageMeta {
  const meta: PageMeta = { title: '', language: '', canonical: null, baseUrl: url, headings: [], values: new Map() };
  for (const element of elementsOf(page)) {
    if (element.name === 'html') meta.language ||= attribute(element, 'lang') || attribute(element, 'xml:lang');
    else if (element.name === 'title' && meta.title === '') meta.title = textOf(element);
    else if (element.name === 'h1') meta.headings.push(textOf(element));
    else if (element.name === 'base') meta.baseUrl = absolute(attribute(element, 'href'), url) ?? url;
    else if (element.name === 'link' && /\bcanonical\b/i.test(attribute(element, 'rel')))
      meta.canonical ??= absolute(attribute(element, 'href'), url);
    else if (element.name === 'meta') remember(meta.values, element.attribs);
  }
  return meta;
}

function remember(values: Map<string, string[]>, attributes: Record<string, string>): void {
  const value = collapse(attributes.content ?? '');
  if (value === '') return;
  for (const name of [attributes.property, attributes.name, attributes['http-equiv']]) {
    if (name) values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value].slice(0, 50));
  }
}

export function metaValue(meta: PageMeta, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = meta.values.get(name)?.[0];
    if (value) return value;
  }
  return undefined;
}
