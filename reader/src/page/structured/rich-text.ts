import { headingText } from '../fields/ingredient-lines.ts';
import { isObject, type Json, type JsonObject, listOf } from './json.ts';

/** Lists in lists in sections; deeper trees are no text that somebody wrote. */
const deepestText = 12;

/**
 * Whether a value is a node of a text as editors save it: Contentful (`nodeType`, `content`), ProseMirror (`type`, `content`),
 * Slate and Strapi (`type`, `children`), Portable Text (`_type`, `children`).
 */
export function isRichText(value: Json): value is JsonObject {
  return isObject(value) && kindOf(value) !== '' && (Array.isArray(value.content) || Array.isArray(value.children));
}

/** The lines of such a text, headings with a colon. What stands behind its last list is told about the recipe, not part of it. */
export function linesOfRichText(text: JsonObject): string[] {
  const lines = blocksIn(text, false, 0);
  const last = lines.findLastIndex(({ isInList }) => isInList);
  const isListed = lines.filter(({ isInList }) => isInList).length > 1;
  return (isListed ? lines.slice(0, last + 1) : lines).map(({ words }) => words);
}

interface Line {
  words: string;
  isInList: boolean;
}

function blocksIn(node: JsonObject, isInList: boolean, depth: number): Line[] {
  if (depth > deepestText) return [];
  const inner = innerOf(node);
  const isItem = isInList || /list|item/i.test(kindOf(node)) || typeof node.listItem === 'string';
  if (!inner.every(isInline)) return inner.flatMap((one) => (isObject(one) ? blocksIn(one, isItem, depth + 1) : []));
  const words = wordsIn(inner, depth).replace(/\s+/g, ' ').trim();
  if (words === '') return [];
  return [{ words: isHeading(node) ? `${headingText(words)}:` : words, isInList: isItem }];
}

function innerOf(node: JsonObject): Json[] {
  return listOf(node.content ?? node.children);
}

function kindOf(node: JsonObject): string {
  const kind = node.nodeType ?? node._type ?? node.type;
  return typeof kind === 'string' ? kind : '';
}

function isHeading(node: JsonObject): boolean {
  return /^h(?:eading|[1-6]$)/i.test(kindOf(node)) || /^h[1-6]$/.test(String(node.style ?? ''));
}

/** Words, or a link or a mark around words. */
function isInline(node: Json): boolean {
  if (typeof node === 'string') return true;
  if (!isObject(node)) return false;
  if (textOf(node) !== undefined) return true;
  return /link|mark|span|inline|strong|emphasis|mention/i.test(kindOf(node)) && innerOf(node).every(isInline);
}

function textOf(node: JsonObject): string | undefined {
  if (node.content !== undefined || node.children !== undefined) return undefined;
  const text = node.value ?? node.text;
  if (typeof text === 'string') return text;
  return /break/i.test(kindOf(node)) ? ' ' : undefined;
}

function wordsIn(nodes: Json[], depth: number): string {
  if (depth > deepestText) return '';
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return isObject(node) ? (textOf(node) ?? wordsIn(innerOf(node), depth + 1)) : '';
    })
    .join('');
}
