import type { Document } from '../html/nodes.ts';
import { elementsOf } from '../html/parse-html.ts';
import { collapse } from '../html/text-of.ts';
import { cleanName } from './author.ts';
import { isSigned } from './fields/name-parts.ts';

/** The writer behind the page's name in its heading: "Plum jam by Ada Cook". */
export function readSignature(headings: string[], name: string): string | undefined {
  const signed = headings.find((heading) => isSigned(heading, name));
  return signed && cleanName(signed.slice(name.length).replace(/^[\s|–—-]+/, ''));
}

/** The writers as the page names them beside each other, where its data names the first alone. */
export function withCompanion(author: string, byline: string | undefined): string {
  const rest = byline?.toLowerCase().startsWith(author.toLowerCase()) ? byline.slice(author.length) : '';
  return /^\s*(?:,|&|and|und|et|y|e|en|og|och|i)\s+\p{Lu}\p{L}+/u.test(rest) ? (byline ?? author) : author;
}

/** Two or three names at the beginning of what follows the sign and its years. */
const holder = /^[\p{L}'’]{2,20}(?: [\p{L}'’]{2,20}){1,2}(?=[.|,]|$)/u;
const company =
  /\b(?:llc|ltd|inc|gmbh|media|group|company|recipes?|kitchen|foods?|cooking|publishing|magazine|network|brands?|all|rights)\b/i;

/** The person who holds the rights in a page that names no writer: "© 2024 Ada Cook. All rights reserved." */
export function readRightsHolder(page: Document): string | undefined {
  for (const { children } of elementsOf(page)) {
    for (const child of children) {
      if (child.type !== 'text' || child.data.length > 400 || !/©|copyright/i.test(child.data)) continue;
      const name = holderIn(collapse(child.data));
      if (name && !company.test(name) && /^(?:\p{Lu}\p{Ll}+ ?)+$/u.test(name)) return name;
    }
  }
  return undefined;
}

/** "Ada Cook" of "Copyright © 2023 Ada Cook. All rights reserved." */
function holderIn(text: string): string | undefined {
  const sign = /copyright ©|©|copyright/i.exec(text);
  const after = sign ? text.slice(sign.index + sign[0].length).replace(/^[\d\s,–-]{1,30}/, '') : '';
  return holder.exec(after.replace(/ all rights.*/is, ''))?.[0];
}
