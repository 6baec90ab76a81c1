import type { Document } from '../../html/nodes.ts';
import { attribute, elementsOf } from '../../html/parse-html.ts';
import type { Json } from './json.ts';
import { readLenientJson } from './lenient-json.ts';

/** The JSON-LD documents of a page, in its order; those that cannot be read at all are left out. */
export function readJsonLd(page: Document): Json[] {
  const documents: Json[] = [];
  for (const element of elementsOf(page)) {
    if (element.name !== 'script' || !/ld\+json/i.test(attribute(element, 'type'))) continue;
    const text = element.children.map((child) => (child.type === 'text' ? child.data : '')).join('');
    const document = readLenientJson(withoutWrapping(text));
    if (document !== undefined) documents.push(document);
  }
  return documents;
}

/** Some pages wrap the JSON in comments or CDATA, or escape it as if it were HTML. */
function withoutWrapping(text: string): string {
  const start = /^(?:<!--|\/\*|\/\/|<!\[CDATA\[|\*\/|\s)+/.exec(text)?.[0].length ?? 0;
  const bare = text.slice(start, endOfValue(text));
  return /^[[{]\s*&quot;/.test(bare) ? unescaped(bare) : bare;
}

const marksBehind = ['-->', ']]>', '//', '/*', '*/', ';'];

/** Where what closes the wrapping begins; from the end, since looking for it from each place takes the square of the length. */
function endOfValue(text: string): number {
  let end = text.length;
  for (;;) {
    const mark = marksBehind.find((one) => text.endsWith(one, end));
    if (mark) end -= mark.length;
    else if (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
    else return end;
  }
}

function unescaped(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
