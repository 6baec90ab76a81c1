import type { Document, Element } from '../../html/nodes.ts';
import { attribute, elementsOf, isElement } from '../../html/parse-html.ts';
import { linesOf } from '../../html/text-of.ts';
import type { Json, JsonObject } from './json.ts';

/** The top items of a page's microdata, in the form that JSON-LD has. */
export function readMicrodata(page: Document, baseUrl: string): JsonObject[] {
  const items = new Map<Element, JsonObject>();
  const top: JsonObject[] = [];
  for (const element of elementsOf(page)) {
    const isItem = 'itemscope' in element.attribs || 'itemtype' in element.attribs;
    const names = attribute(element, 'itemprop').split(/\s+/).filter(Boolean);
    if (!isItem && names.length === 0) continue;
    const owner = ownerOf(element, items);
    let value: Json;
    if (isItem) {
      const item: JsonObject = { '@type': attribute(element, 'itemtype').split(/\s+/) };
      if (attribute(element, 'itemid')) item['@id'] = attribute(element, 'itemid');
      items.set(element, item);
      value = item;
      if (!owner || names.length === 0) top.push(item);
      if (names.length > 0 && !owner) continue;
    } else {
      value = propertyValue(element, baseUrl);
    }
    if (owner) for (const name of names) addValue(owner, shortName(name), value);
  }
  return top;
}

function ownerOf(element: Element, items: Map<Element, JsonObject>): JsonObject | null {
  for (let above = element.parent; above; above = above.parent) {
    const item = isElement(above) ? items.get(above) : undefined;
    if (item) return item;
  }
  return null;
}

function shortName(name: string): string {
  return name.split(/[/#:]/).pop() ?? name;
}

export function addValue(item: JsonObject, name: string, value: Json): void {
  const known = item[name];
  if (known === undefined) item[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else item[name] = [known, value];
}

const addressed: Record<string, string> = {
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
};

/** What an element says as the value of a property: its attribute where it has one for that, else its lines of text. */
export function propertyValue(element: Element, baseUrl: string): string {
  if ('content' in element.attribs) return attribute(element, 'content');
  if (element.name === 'meta') return '';
  if (element.name === 'time' && attribute(element, 'datetime')) return attribute(element, 'datetime');
  if (element.name === 'data' || element.name === 'meter') return attribute(element, 'value');
  const text = linesOf(element).join('\n');
  const source = addressed[element.name];
  if (!source) return text;
  if (element.name === 'a' && text !== '' && !/url|image|photo|video/i.test(attribute(element, 'itemprop')))
    return text;
  const address = attribute(element, source) || attribute(element, 'data-src');
  return absolute(address, baseUrl) ?? '';
}

export function absolute(address: string, baseUrl: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || /^(?:data|javascript|blob|about|mailto):/i.test(trimmed)) return null;
  try {
    const url = new URL(trimmed, baseUrl);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
