import type { Document } from '../html/nodes.ts';
import { attribute, elementsOf } from '../html/parse-html.ts';
import { textOf } from '../html/text-of.ts';
import { namesOf } from './visible/rows.ts';

const byWords =
  /^(?:(?:recipe|written|posted|published|created|a recipe|text|rezept|recette|recept|oppskrift|opskrift|receta|receita|ricetta)\s*(?:by|von|par|door|av|af|de|di)?\s*[:–-]?\s*)?(?:by|von|par|door|av|af|por|di|da|de|autor(?:in)?|author|auteur|autore|przez|автор|作者|作成者)\s*[:：–-]?\s+/iu;

const bylineNames = /(?:^|[\s_-])(?:author|byline|autor|auteur|autore|writer)(?:[\s_-]*(?:name|link|info))?(?:$|\s)/;

const longestName = 60;

/** The writer as the page names them near its title, or nothing. */
export function readByline(page: Document): string | undefined {
  for (const element of elementsOf(page)) {
    const isMarked = /\bauthor\b/.test(attribute(element, 'rel')) || bylineNames.test(namesOf(element));
    if (!isMarked) continue;
    const name = cleanName(textOf(element));
    if (name) return name;
  }
  return undefined;
}

/** A name without "by", dates and counts around it; undefined where no name is left. */
export function cleanName(text: string): string | undefined {
  const name = text
    .replace(byWords, '')
    .replace(/\s*(?:[|•·]|\bon\b|\bam\b|\ble\b|\bupdated\b|\bpublished\b)?\s*\(?\d.*$/iu, '')
    .replace(/[\s,|•·–-]+$/, '')
    .trim();
  return name.length >= 2 && name.length <= longestName && /\p{L}{2}/u.test(name) ? name : undefined;
}
