import type { AnyNode, Document, Element } from '../../html/nodes.ts';
import { isElement } from '../../html/parse-html.ts';
import { isUnseen, linesOf, textOf } from '../../html/text-of.ts';

/** One line of a page as a person sees it. */
export interface Row {
  text: string;
  /** The classes of its own element. */
  className: string;
  /** 1 to 6 for a heading, 7 for a line that is bold as a whole, null for ordinary text. */
  heading: number | null;
  isListItem: boolean;
  /** What the element and those around it are called, in lower case: classes and ids. */
  names: string;
  /** The same for rows that are laid out alike: tags and classes of the element and three above it. */
  layout: string;
  /** Whether it stands in a box beside the main matter. */
  isBeside: boolean;
  /** Whether all of it is a link. */
  isLink: boolean;
}

/** Pages have up to a few thousand lines; what follows these is never the recipe. */
const mostRows = 8000;

const longestItem = 220;

const partsOfPage = /^(?:nav|footer|dialog)$/;
const named = (words: string) =>
  new RegExp(`(?:^|\\s)(?:(?:${words})(?:[_-][^\\s]*)?|[^\\s]*[_-](?:${words}))(?=\\s|$)`);

/** A class or id that begins or ends with such a word: "menu-main", but not "content-menu-wrap". */
const neverRecipe = named(
  'comments?|respond|related|breadcrumbs?|menu|navbar|nav|navigation|footer|cookies?|consent|newsletter|popup|reviews?|advert|ads?|toc|subscribe|skip-links?',
);

/** Boxes beside the main matter, which now and then hold the ingredients. */
const besideRecipe = named('sidebar|social|share|sharing|modal|promo|recommendations?');

/** What holds this share of the page's text is no side matter, whatever it is called. */
const mainShare = 0.4;

/** The lines of a page in order, without menus, footers and comments. */
export function readRows(page: Document): Row[] {
  const sizes = measure(page);
  const rows: Row[] = [];
  const pageText = sizes.get(page)?.text ?? 0;
  let node: AnyNode | null = page.children[0] ?? null;
  while (node && rows.length < mostRows) {
    const goInto: boolean =
      isElement(node) && !isUnseen(node) && !isAside(node, sizes, pageText) && !addRow(node, sizes, rows, pageText);
    const below: AnyNode | null = goInto && isElement(node) ? (node.children[0] ?? null) : null;
    node = below ?? following(node);
  }
  return rows;
}

function following(node: AnyNode): AnyNode | null {
  let at: AnyNode | null = node;
  while (at) {
    if (at.nextSibling) return at.nextSibling;
    at = at.parent;
  }
  return null;
}

interface Size {
  text: number;
  /** Blocks, items and paragraphs below. */
  blocks: number;
  items: number;
  /** Items, lists and headings below, but not paragraphs. */
  holders: number;
  breaks: number;
}

const blockNames = new Set(
  'address article blockquote body dd details div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section summary table tbody tr ul aside footer center'.split(
    ' ',
  ),
);
const holders = new Set('li tr dl table ul ol h1 h2 h3 h4 h5 h6'.split(' '));
const itemNames = new Set('li tr dt dd p h1 h2 h3 h4 h5 h6 table ul ol'.split(' '));

/** How much each element holds, found in one walk. */
function measure(page: Document): Map<AnyNode, Size> {
  const sizes = new Map<AnyNode, Size>();
  const order: AnyNode[] = [];
  const waiting: AnyNode[] = [page];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    order.push(node);
    if (!('children' in node) || (isElement(node) && isUnseen(node))) continue;
    for (const child of node.children) waiting.push(child);
  }
  for (const node of order.reverse()) {
    const own: Size = sizes.get(node) ?? { text: 0, blocks: 0, items: 0, holders: 0, breaks: 0 };
    if (node.type === 'text') own.text = node.data.trim().length;
    sizes.set(node, own);
    if (!node.parent) continue;
    const above = sizes.get(node.parent) ?? { text: 0, blocks: 0, items: 0, holders: 0, breaks: 0 };
    above.text += own.text;
    above.blocks += own.blocks + (isElement(node) && (blockNames.has(node.name) || node.name === 'br') ? 1 : 0);
    above.breaks += own.breaks + (isElement(node) && node.name === 'br' ? 1 : 0);
    above.holders += own.holders + (isElement(node) && holders.has(node.name) ? 1 : 0);
    above.items += own.items + (isElement(node) && itemNames.has(node.name) ? 1 : 0);
    sizes.set(node.parent, above);
  }
  return sizes;
}

function isAside(element: Element, sizes: Map<AnyNode, Size>, pageText: number): boolean {
  const text = sizes.get(element)?.text ?? 0;
  if (text === 0) return true;
  if (text > pageText * mainShare || /^(?:body|html|main|article)$/.test(element.name)) return false;
  if (partsOfPage.test(element.name)) return true;
  if (/display\s*:\s*none/i.test(element.attribs.style ?? '')) return true;
  const names = namesOf(element);
  return neverRecipe.test(names) && !/recipe|recept|rezept|ingred|instruct/.test(names);
}

/** Adds an element that is a row by itself; false where its parts must be looked at. */
function addRow(element: Element, sizes: Map<AnyNode, Size>, rows: Row[], pageText: number): boolean {
  const size = sizes.get(element);
  if (!size) return true;
  const isLeaf = size.blocks === 0 && isBlockName(element.name);
  const isItem = (element.name === 'li' || element.name === 'tr') && size.holders === 0;
  if (element.name === 'tr' && isTableHead(element)) return true;
  if (element.name === 'dl' && addPairs(element, size, rows)) return true;
  const isWhole = isLeaf || (isItem && (size.items === 0 || size.text < longestItem)) || isRepeated(element, size);
  if (isWhole) {
    push(rows, element, textOf(element), element);
    return true;
  }
  if (!isBlockName(element.name) || !hasOwnText(element, sizes)) {
    if (element.name === 'li' && onlyParagraph(element)) return pushParagraphs(rows, element);
    return false;
  }
  for (const run of inlineRuns(element, sizes)) {
    if (run.length === 1 && run[0] && isElement(run[0]) && isBox(run[0], sizes.get(run[0]))) {
      const inner = run[0];
      if (!isUnseen(inner) && !isAside(inner, sizes, pageText) && !addRow(inner, sizes, rows, pageText))
        addBelow(inner, sizes, rows, pageText);
    } else pushRun(rows, run, element);
  }
  return true;
}

/** A row of nothing but column headings. */
function isTableHead(row: Element): boolean {
  const cells = row.children.filter(isElement);
  return cells.length > 1 && cells.every((cell) => cell.name === 'th');
}

/** A definition list of short pairs, as in `<dt>200 g</dt><dd>flour</dd>`, has one row a pair. */
function addPairs(list: Element, size: Size, rows: Row[]): boolean {
  const parts = list.children.filter(isElement);
  const arePairs = parts.length >= 4 && parts.every((part, at) => part.name === (at % 2 === 0 ? 'dt' : 'dd'));
  if (!arePairs || size.text / parts.length > 60) return false;
  for (let at = 0; at < parts.length; at += 2) {
    const [term, meaning] = [parts[at], parts[at + 1]];
    if (term && meaning) push(rows, meaning, `${textOf(term)} ${textOf(meaning)}`.trim(), meaning);
  }
  return true;
}

/** Descends where an element mixes text and blocks; depth is bounded by the parser. */
function addBelow(element: Element, sizes: Map<AnyNode, Size>, rows: Row[], pageText: number): void {
  for (const child of element.children) {
    if (!isElement(child) || isUnseen(child) || isAside(child, sizes, pageText)) continue;
    if (!addRow(child, sizes, rows, pageText)) addBelow(child, sizes, rows, pageText);
  }
}

/** An item of paragraphs, as in `<li><p>Peel.</p></li>`, is one row. */
function onlyParagraph(element: Element): boolean {
  return element.children.every((child) => !isElement(child) || !/^(?:ul|ol|table|h[1-6]|dl)$/.test(child.name));
}

function pushParagraphs(rows: Row[], element: Element): boolean {
  const text = textOf(element);
  if (text.length > 3000) return false;
  push(rows, element, text, element);
  return true;
}

/** Boxes that stand in a row of equal boxes and hold little text are rows: `<div><div>200 g</div><div>flour</div></div>`. */
function isRepeated(element: Element, size: Size): boolean {
  if (size.text > 160 || size.holders > 0 || size.breaks > 0 || size.items > 3 || size.blocks > 8) return false;
  if (!/^(?:div|section|article|label|a|span|tr|p)$/.test(element.name) || element.name === 'span') return false;
  const name = element.attribs.class ?? '';
  if (name === '') return false;
  const next = neighbour(element, 'nextSibling');
  const previous = neighbour(element, 'previousSibling');
  const isAlike = (other: Element | null) => other?.name === element.name && (other.attribs.class ?? '') === name;
  return isAlike(next) || isAlike(previous);
}

function neighbour(element: Element, side: 'nextSibling' | 'previousSibling'): Element | null {
  let at: AnyNode | null = element[side];
  while (at && !isElement(at)) at = at[side];
  return at;
}

/** Whether text stands in an element itself, outside the blocks in it. */
function hasOwnText(element: Element, sizes: Map<AnyNode, Size>): boolean {
  return element.children.some((child) => {
    const size = sizes.get(child);
    if (!size || size.text === 0) return false;
    return child.type === 'text' || (isElement(child) && !isUnseen(child) && !isBox(child, size));
  });
}

/** A block, or something that holds blocks. */
function isBox(element: Element, size: Size | undefined): boolean {
  return isBlockName(element.name) || (size?.blocks ?? 0) > 0;
}

/** Elements with a hyphen are pages' own, which are boxes as a rule. */
function isBlockName(name: string): boolean {
  return blockNames.has(name) || name.includes('-');
}

/** The children of an element as runs of inline content, parted by blocks and line breaks. */
function inlineRuns(element: Element, sizes: Map<AnyNode, Size>): AnyNode[][] {
  const runs: AnyNode[][] = [];
  let run: AnyNode[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const child of element.children) {
    if (isElement(child) && child.name === 'br') close();
    else if (isElement(child) && isBox(child, sizes.get(child))) {
      close();
      runs.push([child]);
    } else run.push(child);
  }
  close();
  return runs;
}

function pushRun(rows: Row[], run: AnyNode[], owner: Element): void {
  const only = run.filter((node) => node.type !== 'text' || node.data.trim() !== '');
  const single = only.length === 1 && only[0] && isElement(only[0]) ? only[0] : null;
  if (single) {
    for (const line of linesOf(single)) push(rows, single, line, owner);
    return;
  }
  const text = run.map((node) => (isElement(node) && isUnseen(node) ? '' : rawOf(node))).join('');
  for (const line of text.split('\n')) push(rows, owner, line.replace(/\s+/g, ' ').trim(), owner);
}

function rawOf(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(/\n/g, ' ');
  if (!isElement(node)) return '';
  const padded = /\s$/.test(lastText(node)) ? ' ' : '';
  return linesOf(node).join('\n') + padded;
}

function lastText(node: AnyNode): string {
  let at: AnyNode | null = node;
  while (at && isElement(at)) at = at.children.at(-1) ?? null;
  return at?.type === 'text' ? at.data : '';
}

function push(rows: Row[], element: Element, text: string, owner: Element): void {
  if (text === '') return;
  const names = `${namesOf(owner)} ${namesAbove(owner, 4)}`;
  rows.push({
    text,
    className: element.attribs.class ?? '',
    heading: headingLevel(element, text),
    isListItem: /^(?:li|tr|dt|dd)$/.test(owner.name) || (isElement(owner.parent) && owner.parent.name === 'li'),
    names,
    layout: layoutOf(owner),
    isBeside: isBeside(owner),
    isLink: isLink(element),
  });
}

function isBeside(element: Element): boolean {
  let at: AnyNode | null = element;
  for (; at && isElement(at); at = at.parent) {
    if (/^(?:body|main|article)$/.test(at.name)) return false;
    if (at.name === 'aside' || besideRecipe.test(namesOf(at))) return true;
  }
  return false;
}

function isLink(element: Element): boolean {
  let at: Element | null = element;
  for (let depth = 0; at && depth < 6; depth++) {
    if (at.name === 'a') return true;
    const children: AnyNode[] = at.children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
    at = children.length === 1 && children[0] && isElement(children[0]) ? children[0] : null;
  }
  return false;
}

function headingLevel(element: Element, text: string): number | null {
  const inside = onlyElementChild(element);
  const tag = /^h([1-6])$/.exec(element.name) ?? (inside ? /^h([1-6])$/.exec(inside.name) : null);
  if (tag) return Number(tag[1]);
  if (text.length > 90) return null;
  if (element.name === 'tr' && element.children.filter(isElement).length === 1) return 7;
  if (/^(?:strong|b|u|th|legend|caption|summary)$/.test(element.name)) return 7;
  return inside && /^(?:strong|b|u)$/.test(inside.name) ? 7 : null;
}

function onlyElementChild(element: Element): Element | null {
  let at: Element | null = element;
  for (let depth = 0; at && depth < 4; depth++) {
    const children: AnyNode[] = at.children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
    const child: AnyNode | undefined = children.length === 1 ? children[0] : undefined;
    if (!child || !isElement(child)) return at === element ? null : at;
    at = child;
    if (/^(?:strong|b|u|h[1-6])$/.test(at.name)) return at;
  }
  return at === element ? null : at;
}

export function namesOf(element: Element): string {
  return `${element.attribs.class ?? ''} ${element.attribs.id ?? ''} ${element.attribs.itemprop ?? ''}`
    .toLowerCase()
    .trim();
}

function namesAbove(element: Element, levels: number): string {
  const names: string[] = [];
  let at = element.parent;
  for (let level = 0; at && isElement(at) && level < levels; level++) {
    names.push(namesOf(at));
    at = at.parent;
  }
  return names.join(' ');
}

function layoutOf(element: Element): string {
  const parts: string[] = [];
  let at: AnyNode | null = element;
  for (let level = 0; at && isElement(at) && level < 3; level++) {
    parts.push(`${at.name}.${(at.attribs.class ?? '').split(/\s+/)[0] ?? ''}`);
    at = at.parent;
  }
  return parts.join('<');
}
