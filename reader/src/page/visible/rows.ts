import type { AnyNode, Document, Element } from '../../html/nodes.ts';
import { isElement } from '../../html/parse-html.ts';
import { isUnseen, linesOf, textOf } from '../../html/text-of.ts';
import { isLabelOfFact } from '../../words/fact-words.ts';
import { isBlockName, measure, type Size } from './measure.ts';
import { headingLevel, isBeside, isLink, layoutOf, namesAbove, namesOf, neverRecipe } from './row-look.ts';
import { linesOfGrid, linesOfTable, type TableLine } from './table-lines.ts';

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
  /** The classes of what it holds, where that is one element: the name of a group in a row like all others. */
  innerName?: string;
  /** What an icon in it is called for those who don't see it: "Preparation time" beside "15 mins". */
  iconLabel?: string;
}

/** The layout of lines of a text that a number counted, which they have lost. */
export const numberedLayout = 'number';

/** Pages have up to a few thousand lines; what follows these is never the recipe. */
const mostRows = 8000;

const longestItem = 220;
const longestTable = 6000;

const partsOfPage = /^(?:nav|footer|dialog)$/;

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
  // A row of a table that only lays the page out holds lines that breaks part.
  const isItem = (element.name === 'li' || (element.name === 'tr' && size.breaks < 3)) && size.holders === 0;
  if (element.name === 'tr' && isTableHead(element)) return true;
  if (element.name === 'dl' && addPairs(element, size, rows)) return true;
  if (
    size.text < longestTable &&
    addTable(rows, element.name === 'table' ? linesOfTable(element) : linesOfGrid(element))
  )
    return true;
  const isHeading = /^h[1-6]$/.test(element.name) && size.holders === 0 && size.breaks === 0 && size.text < longestItem;
  const isWhole =
    isLeaf || isHeading || (isItem && (size.items === 0 || size.text < longestItem)) || isRepeated(element, size);
  if (isWhole) {
    push(rows, element, textOf(element), element);
    return true;
  }
  if (isInlineLines(element, size)) {
    for (const run of inlineRuns(element, sizes)) pushRun(rows, run, element);
    return true;
  }
  if (!isBlockName(element.name) || !hasOwnText(element, sizes)) {
    if (element.name === 'li' && onlyParagraph(element)) return pushParagraphs(rows, element);
    return false;
  }
  for (const run of inlineRuns(element, sizes)) {
    if (rows.length >= mostRows) break;
    if (run.length === 1 && run[0] && isElement(run[0]) && isBox(run[0], sizes.get(run[0]))) {
      const inner = run[0];
      if (!isUnseen(inner) && !isAside(inner, sizes, pageText) && !addRow(inner, sizes, rows, pageText))
        addBelow(inner, sizes, rows, pageText);
    } else {
      const before = rows.length;
      pushRun(rows, run, element);
      if (opensList(element, run)) for (const row of rows.slice(before)) row.heading ??= 7;
    }
  }
  return true;
}

/** `<li>Dough<ul>…</ul></li>`: a few words right above a list of their own name what it holds. */
function opensList(element: Element, run: AnyNode[]): boolean {
  const last = run.at(-1);
  if (element.name !== 'li' || !last) return false;
  return namesListBelow(
    last,
    run.map((node) => (node.type === 'text' ? node.data : isElement(node) ? textOf(node) : '')).join(' '),
  );
}

/** `<li><p>Dough</p><ul>…</ul></li>`: the same with the words in a paragraph. */
function opensItems(paragraph: Element, text: string): boolean {
  const item = paragraph.parent;
  return paragraph.name === 'p' && isElement(item) && item.name === 'li' && namesListBelow(paragraph, text);
}

function namesListBelow(node: AnyNode, text: string): boolean {
  const next = neighbour(node, 'nextSibling');
  return next !== null && /^[uo]l$/.test(next.name) && text.trim().length <= 60 && !/[\d½¼¾⅓⅔]/.test(text);
}

/** `<span>2 eggs<br>1 cup flour</span>`: lines that only breaks part, inside an element that is no block. */
function isInlineLines(element: Element, size: Size): boolean {
  return !isBlockName(element.name) && size.breaks > 0 && size.blocks === size.breaks;
}

/** A row of nothing but column headings. */
function isTableHead(row: Element): boolean {
  const cells = row.children.filter(isElement);
  return cells.length > 1 && cells.every((cell) => cell.name === 'th');
}

/** A list of ingredients in columns has a row a line. */
function addTable(rows: Row[], lines: TableLine[] | undefined): boolean {
  for (const { element, text, isGroup } of lines ?? []) {
    push(rows, element, text, element);
    const row = rows.at(-1);
    if (row?.text === text) Object.assign(row, { isListItem: !isGroup, heading: isGroup ? 7 : null });
  }
  return lines !== undefined;
}

/** A definition list of short pairs, as in `<dt>200 g</dt><dd>flour</dd>`, has one row a pair. */
function addPairs(list: Element, size: Size, rows: Row[]): boolean {
  const parts = list.children.filter(isElement);
  const beside = listsBeside(list);
  const isPairAmongPairs =
    parts.length === 2 && beside.length > 0 && beside.every((other) => other.children.filter(isElement).length === 2);
  const arePairs =
    (parts.length >= 4 || isPairAmongPairs) && parts.every((part, at) => part.name === (at % 2 === 0 ? 'dt' : 'dd'));
  if (!arePairs || size.text / parts.length > 60) return false;
  for (let at = 0; at < parts.length; at += 2) {
    const [term, meaning] = [parts[at], parts[at + 1]];
    if (term && meaning) push(rows, meaning, `${textOf(term)} ${textOf(meaning)}`.trim(), meaning);
  }
  return true;
}

/** The definition lists right before and after one. */
function listsBeside(list: Element): Element[] {
  const beside = [neighbour(list, 'previousSibling'), neighbour(list, 'nextSibling')];
  return beside.flatMap((other) => (other?.name === 'dl' ? [other] : []));
}

/** `<dt>Dough</dt><dd>200 g flour</dd><dd>1 egg</dd>`: a term above several lines, or in a list beside one that has such. */
function headsGroup(term: Element): boolean {
  const list = term.parent;
  if (term.name !== 'dt' || !isElement(list)) return false;
  const isOfGroups = (one: Element) => {
    const parts = one.children.filter(isElement);
    return parts[0]?.name === 'dt' && parts.length > 2 * parts.filter(({ name }) => name === 'dt').length;
  };
  return [list, ...listsBeside(list)].some((one) => one.name === 'dl' && isOfGroups(one));
}

/** Descends where an element mixes text and blocks; depth is bounded by the parser. */
function addBelow(element: Element, sizes: Map<AnyNode, Size>, rows: Row[], pageText: number): void {
  for (const child of element.children) {
    if (rows.length >= mostRows) return;
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
  const beside = [neighbour(element, 'nextSibling'), neighbour(element, 'previousSibling')];
  const alike = beside.filter((other) => other?.name === element.name && (other.attribs.class ?? '') === name);
  if (alike.length === 0 || elementsBelow(element, 20).filter(isWrittenOut).length > 1) return false;
  return ![element, ...alike].some((one) => one && holdsAlike(one));
}

/** A paragraph of a sentence or more. */
function isWrittenOut(element: Element): boolean {
  const text = element.name === 'p' ? textOf(element, 300) : '';
  return text.length >= 30 && /[.!?。]$/.test(text);
}

/** Whether a box holds three or more of one kind, which are the rows then. */
function holdsAlike(element: Element): boolean {
  const counts = new Map<string, number>();
  for (const { name, attribs } of element.children.filter(isElement)) {
    if (!isBlockName(name) || !attribs.class) continue;
    counts.set(`${name}.${attribs.class}`, (counts.get(`${name}.${attribs.class}`) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= 3);
}

function neighbour(node: AnyNode, side: 'nextSibling' | 'previousSibling'): Element | null {
  let at: AnyNode | null = node[side];
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

/** What pages put between and into the lines for those who sell room on them. */
const betweenLines =
  /(?<=^|\s)(?:scroll to continue|article continues below(?: (?:this )?ad(?:vertisement)?)?|advertisement)\.?$/i;

function push(rows: Row[], element: Element, said: string, owner: Element): void {
  const text = withCount(element, said.replace(betweenLines, '').trim());
  if (text === '' || rows.length >= mostRows) return;
  const names = `${namesOf(owner)} ${namesAbove(owner, 4)}`;
  rows.push({
    text,
    className: element.attribs.class ?? '',
    heading: headingLevel(element, text) ?? (headsGroup(owner) || opensItems(owner, text) ? 7 : null),
    isListItem: /^(?:li|tr|dt|dd)$/.test(owner.name) || (isElement(owner.parent) && owner.parent.name === 'li'),
    names,
    layout: layoutOf(owner),
    isBeside: isBeside(owner),
    isLink: isLink(element),
    ...innerNameOf(element),
    ...iconLabelOf(element, text),
  });
}

/** "4 servings" where the number is in a field that one can change. */
function withCount(element: Element, text: string): string {
  if (text.length > 20 || /\d/.test(text) || !isLabelOfFact(text)) return text;
  const field = elementsBelow(element, 12).find(
    ({ name, attribs }) => name === 'input' && /^\d{1,3}$/.test(attribs.value ?? ''),
  );
  return field ? `${field.attribs.value} ${text}` : text;
}

function innerNameOf(element: Element): Pick<Row, 'innerName'> {
  const parts = element.children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
  const [only] = parts;
  return parts.length === 1 && only && isElement(only) && only.attribs.class ? { innerName: namesOf(only) } : {};
}

/** A time or a count alone may have its label in a picture. */
function iconLabelOf(element: Element, text: string): Pick<Row, 'iconLabel'> {
  if (text.length > 30 || !/^\D{0,3}\d/.test(text)) return {};
  const label = elementsBelow(element, 12)
    .map(({ attribs }) => attribs['aria-label'] ?? attribs.title ?? attribs.alt ?? '')
    .find((said) => said !== '' && said.length <= 40 && isLabelOfFact(said));
  return label === undefined ? {} : { iconLabel: label };
}

/** The first elements inside of one, and the one itself. */
function elementsBelow(element: Element, most: number): Element[] {
  const found = [element];
  for (let at = 0; at < found.length && found.length < most; at++) {
    for (const child of found[at]?.children ?? []) if (isElement(child) && found.length < most) found.push(child);
  }
  return found;
}
