import type { Document, Element } from '../../html/nodes.ts';
import { attribute, elementsOf, isElement } from '../../html/parse-html.ts';
import { linesOf } from '../../html/text-of.ts';
import { absolute } from '../fields/absolute.ts';
import type { Json, JsonObject } from './json.ts';
import { readLenientJson } from './lenient-json.ts';

/** How a kind of markup says that an element is an item, and which properties it is of the item around it. */
export interface ItemMarkup {
  typesOf: (element: Element) => string[] | null;
  propertiesOf: (element: Element) => string[];
  idOf: (element: Element) => string;
}

/** schema.org in `itemscope`, `itemtype` and `itemprop`. */
export const microdata: ItemMarkup = {
  typesOf: (element) =>
    'itemscope' in element.attribs || 'itemtype' in element.attribs ? words(attribute(element, 'itemtype')) : null,
  propertiesOf: (element) => words(attribute(element, 'itemprop')),
  idOf: (element) => attribute(element, 'itemid'),
};

/** schema.org or the older data-vocabulary.org in `typeof` and `property`. */
export const rdfa: ItemMarkup = {
  typesOf: (element) => ('typeof' in element.attribs ? words(attribute(element, 'typeof')) : null),
  propertiesOf: (element) => words(`${attribute(element, 'property')} ${attribute(element, 'rel')}`),
  idOf: (element) => attribute(element, 'resource'),
};

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The items of a page that belong to no other item, in the form that JSON-LD has. */
export function readItems(page: Document, markup: ItemMarkup, baseUrl: string): JsonObject[] {
  const items = new Map<Element, JsonObject>();
  const top: JsonObject[] = [];
  for (const element of elementsOf(page)) {
    const types = markup.typesOf(element);
    const names = markup.propertiesOf(element).map(shortName);
    if (types === null && names.length === 0) continue;
    const owner = ownerOf(element, items);
    if (types === null && owner === null) continue;
    const item = types === null ? null : newItem(types, markup.idOf(element));
    if (item) items.set(element, item);
    if (owner) for (const name of names) addValue(owner, name, item ?? propertyValue(element, names, baseUrl));
    if (item && (!owner || names.length === 0)) top.push(item);
  }
  return top;
}

function newItem(types: string[], id: string): JsonObject {
  return id === '' ? { '@type': types } : { '@type': types, '@id': id };
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

function addValue(item: JsonObject, name: string, value: Json): void {
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

/** Some pages write a property as JSON; of a JSON that ends at its second quote (`content="[{"text": …`) nothing is left. */
function valueInContent(value: string): Json {
  const trimmed = value.trim();
  if (/^[[{]{0,2}$/.test(trimmed)) return '';
  return /^(?:\[\s*[{"]|\{\s*")/.test(trimmed) ? (readLenientJson(trimmed) ?? value) : value;
}

/** What an element says as the value of a property: its attribute where it has one for that, else its lines of text. */
function propertyValue(element: Element, names: string[], baseUrl: string): Json {
  if ('content' in element.attribs) return valueInContent(attribute(element, 'content'));
  if (element.name === 'meta') return '';
  if (element.name === 'time' && attribute(element, 'datetime')) return attribute(element, 'datetime');
  if (element.name === 'data' || element.name === 'meter') return attribute(element, 'value');
  const text = linesOf(element).join('\n');
  const source = addressed[element.name];
  if (!source) return text;
  const isAddress = names.some((name) => /url|image|photo|video|thumbnail/i.test(name));
  if (element.name === 'a' && text !== '' && !isAddress) return text;
  return absolute(attribute(element, source) || attribute(element, 'data-src'), baseUrl) ?? '';
}
