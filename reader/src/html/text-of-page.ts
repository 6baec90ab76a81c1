import { decodePage } from './decode-page.ts';

/** The text of a page, in which each attribute ends where its author meant it. */
export const textOfPage = ({
  html,
  contentType,
}: {
  html: string | Uint8Array;
  contentType?: string | undefined;
}): string => withQuotedJson(decodePage(html, contentType));

const start = /="(?=(?:\{|\[\{|\[)")/g;
const longestValue = 400_000;

/**
 * A page as its author meant it where the quotation marks of a JSON end the attribute that holds it: `data-recipe="{"name":"Soup"}"`
 * gets them as entities. Looks at each character a few times at most.
 */
function withQuotedJson(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  let looked = 0;
  for (const { index } of html.matchAll(start)) {
    const at = index + 2;
    if (at < from || looked > 2 * html.length) continue;
    const end = endOfValue(html, at);
    looked += end - at;
    if (!isJson(html.slice(at, end))) continue;
    pieces.push(html.slice(from, at), html.slice(at, end).replaceAll('"', '&quot;'));
    from = end;
  }
  return pieces.length === 0 ? html : pieces.join('') + html.slice(from);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The place behind the bracket that closes the first one. */
function endOfValue(html: string, from: number): number {
  let depth = 0;
  let isText = false;
  const last = Math.min(html.length, from + longestValue);
  for (let at = from; at < last; at++) {
    const character = html.charAt(at);
    if (character === '\\') at++;
    else if (character === '"') isText = !isText;
    else if (isText) continue;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return last;
}
