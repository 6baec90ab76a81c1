import { DomHandler, Parser } from 'htmlparser2';
import type { AnyNode, Document, Element } from './nodes.ts';

/** Browsers nest no deeper; a page that opens more is broken or hostile, and is read only up to there. */
export const deepestNesting = 512;

/** A page of millions of empty tags is read only up to here, so that memory stays bounded. */
export const mostElements = 300_000;

const piece = 65_536;

/** Reads HTML into a tree. Never throws; takes time in proportion to the length whatever the tags do. */
export function parseHtml(html: string): Document {
  let depth = 0;
  let elements = 0;
  let tooMuch = false;
  const handler = new DomHandler(null, {});
  const parser = new Parser(
    {
      onparserinit: (self) => handler.onparserinit(self),
      onopentag: (name, attributes) => {
        if (++depth > deepestNesting || ++elements > mostElements) tooMuch = true;
        if (!tooMuch) handler.onopentag(name, attributes);
      },
      onclosetag: () => {
        depth--;
        if (!tooMuch) handler.onclosetag();
      },
      ontext: (text) => {
        if (!tooMuch) handler.ontext(text);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < html.length && !tooMuch; at += piece) parser.write(html.slice(at, at + piece));
  if (!tooMuch) parser.end();
  return handler.root;
}

export function isElement(node: AnyNode | null | undefined): node is Element {
  return node?.type === 'tag' || node?.type === 'script' || node?.type === 'style';
}

/** Every element below a node, in the page's order, without recursion. */
export function* elementsOf(root: AnyNode): Generator<Element> {
  for (let node = firstBelow(root); node; node = nextWithin(node, root)) {
    if (isElement(node)) yield node;
  }
}

function firstBelow(node: AnyNode): AnyNode | null {
  return 'children' in node ? (node.children[0] ?? null) : null;
}

/** The node after this one in the page's order, while still below `root`. */
function nextWithin(node: AnyNode, root: AnyNode): AnyNode | null {
  return firstBelow(node) ?? nextAfter(node, root);
}

/** The node that follows this one and all that is below it. */
function nextAfter(node: AnyNode, root: AnyNode): AnyNode | null {
  let at: AnyNode | null = node;
  while (at && at !== root) {
    if (at.nextSibling) return at.nextSibling;
    at = at.parent;
  }
  return null;
}

export function attribute(element: Element, name: string): string {
  return element.attribs[name] ?? '';
}
