import type { AnyNode, Element } from './nodes.ts';
import { isElement } from './parse-html.ts';

const blocks = new Set(
  (
    'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);

const unseen = new Set(
  'script style noscript template svg head select option button input textarea iframe object'.split(' '),
);

/** Parts that pages keep for screen readers say again, or in other units, what is shown. */
const hiddenNames =
  /(?:^|[\s_-])(?:sr-only|screen-reader(?:-text|-only)?|visually-?hidden|hidden-visually|u-hid(?:e|den)|a11y-hidden|assistive-text|element-invisible|mw-editsection)(?:$|\s)/i;

/** Elements whose text is not shown as words of the page. */
export function isUnseen(element: Element): boolean {
  const names = (element.attribs.class ?? '').slice(0, 300);
  if (element.name === 'button' && isTimeInText(element)) return false;
  if (isCaption(element)) return true;
  return unseen.has(element.name) || hiddenNames.test(names) || (hiddenInItem.test(names) && isInItem(element));
}

/** What is said of a picture right above: `<figcaption>`, `<img><small>…</small>`, `<p><img><em>…</em></p>`. */
function isCaption({ name, parent, previousSibling }: Element): boolean {
  if (name === 'figcaption') return true;
  if (!/^(?:small|em|i)$/.test(name) || !parent) return false;
  const isBlank = (node: AnyNode | null): boolean => node?.type === 'text' && node.data.trim() === '';
  const above = isBlank(previousSibling) ? (previousSibling?.previousSibling ?? null) : previousSibling;
  const isPicture = isElement(above) && /^(?:img|picture)$/.test(above.name);
  return (
    isPicture && parent.children.every((child) => isElement(child) || child.type !== 'text' || child.data.trim() === '')
  );
}

/** "… for about <button>20 min</button>.": what starts a timer is a part of its sentence. */
function isTimeInText({ children, previousSibling }: Element): boolean {
  const [only] = children;
  const isTime = only?.type === 'text' && /^\s*\d[\d\s–-]{0,8}\p{L}{1,10}\.?\s*$/u.test(only.data);
  return isTime && previousSibling?.type === 'text' && /\p{L}/u.test(previousSibling.data);
}

/** Hidden boxes of a page may hold all of its method, for a tab; those inside an item hold what it could be replaced with. */
const hiddenInItem = /(?:^|\s)(?:hidden|d-none|is-hidden)(?:$|\s)/;

function isInItem(element: Element): boolean {
  let at: AnyNode | null = element.parent;
  for (let levels = 0; at && isElement(at) && levels < 3; levels++) {
    if (at.name === 'li' || at.name === 'tr') return true;
    at = at.parent;
  }
  return false;
}

/** The lines of text that a reader sees in a node: blocks and `<br>` part lines, white space is collapsed. */
export function linesOf(node: AnyNode): string[] {
  return rawText(node)
    .split('\n')
    .map(collapse)
    .filter((line) => line !== '');
}

/** The text of a node on one line, or the beginning of it where `most` signs are enough. */
export function textOf(node: AnyNode, most = longestText): string {
  return collapse(joined(rawText(node, most)));
}

/** Lines as one; between Chinese and Japanese signs stands no blank. */
function joined(text: string): string {
  return text
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、])\n+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d])/gu,
      '',
    )
    .replace(/\n/g, ' ');
}

export function collapse(text: string): string {
  return text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
}

/** No field of a recipe is longer; without a limit, text inside a thousand nested fields would be read a thousand times. */
const longestText = 60_000;

/** Text with a line break around each block, and a space around each cell. */
function rawText(root: AnyNode, most = longestText): string {
  if (root.type === 'text') return root.data.replace(/\n/g, ' ');
  const parts: string[] = [];
  let length = 0;
  let node: AnyNode | null = root;
  while (node && length < most) {
    if (node.type === 'text') {
      parts.push(node.data.replace(/[\n\ue000]/g, ' '));
      length += node.data.length + 1;
    }
    const into: AnyNode | null = entered(node, parts);
    if (into) {
      node = into;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parent;
      if (node && node !== root) left(node, parts);
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  return keptApart(parts.join(''));
}

/** Marks the edge of an element inside a line, where pages part an amount from its food by style alone. */
const inlineEdge = '\ue000';

function keptApart(text: string): string {
  const pieces = text
    .replace(/(?<=\p{L})\ue000+(?=[\d½¼¾⅓⅔⅛])|(?<=[\d½¼¾⅓⅔⅛])\ue000+(?=\p{L})/gu, ' ')
    .split(/(\ue000+)/);
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) return '';
      const next = pieces[at + 2] ?? '';
      const isApart = amountAtEnd.test(piece.slice(-16))
        ? /^\p{L}/u.test(next)
        : isBetweenElements(pieces, at) && /^\p{L}.{3}/u.test(next);
      return isApart ? `${piece} ` : piece;
    })
    .join('');
}

/** "1", "botte" and "de blettes" in an element each: behind an amount, a word that ends with its element is a unit. */
function isBetweenElements(pieces: readonly string[], at: number): boolean {
  const before = `${pieces[at - 2] ?? ''}${pieces[at] ?? ''}`.slice(-24);
  return (pieces[at + 1] ?? '').length > 1 && /[\d½¼¾⅓⅔⅛] ?\p{L}{2,14}$/u.test(before);
}

/** "600 g" in an element of its own right before that of "torskfilé". */
const amountAtEnd =
  /[\d½¼¾⅓⅔⅛] ?(?:[kmd]?g|[mcd]?l|gr|oz|lbs?|tbsps?|tsps?|cups?|el|tl|msk|tsk|krm|spsk|ss|ts|rkl|tl|st|stk|szt|ks|db|adet|г|мл|шт|γρ)\.?$/iu;

function entered(node: AnyNode, parts: string[]): AnyNode | null {
  if (!isElement(node)) return 'children' in node ? (node.children[0] ?? null) : null;
  if (node.name === 'br') parts.push('\n');
  if (isUnseen(node)) return null;
  const first = node.children[0] ?? null;
  parts.push(edge(node));
  if (!first) parts.push(edge(node));
  return first;
}

function left(node: AnyNode, parts: string[]): void {
  if (isElement(node)) parts.push(edge(node));
}

function edge(element: Element): string {
  if (blocks.has(element.name)) return '\n';
  if (element.name === 'td' || element.name === 'th') return ' ';
  return element.name === 'sup' || element.name === 'sub' ? '' : inlineEdge;
}
