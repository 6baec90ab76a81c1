import type { AnyNode, Document } from '../../html/nodes.ts';
import { isElement } from '../../html/parse-html.ts';
import { isUnseen } from '../../html/text-of.ts';

export interface Size {
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
export function measure(page: Document): Map<AnyNode, Size> {
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

/** Elements with a hyphen are pages' own, which are boxes as a rule. */
export function isBlockName(name: string): boolean {
  return blockNames.has(name) || name.includes('-');
}
