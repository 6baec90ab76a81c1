import type { Document, Element } from '../html/nodes.ts';
import { attribute, elementsOf, isElement } from '../html/parse-html.ts';
import { collapse, textOf } from '../html/text-of.ts';
import { namesOf, neverRecipe } from './visible/row-look.ts';

const byWords =
  /^(?:(?:recipe|written|posted|verfasst|geschrieben|rédigé|publié|écrit|escrito|publicado|scritto|geschreven|skrevet|published|created|a recipe|text|rezept|recette|recept|oppskrift|opskrift|receta|receita|ricetta) ?(?:by|von|par|door|av|af|de|di)? ?[:–-]? ?)?(?:by|von|par|door|av|af|por|di|da|de|a cura di|από|autor(?:in)?|autorka|napsala?|author|auteur|autore|przez|автор|作者|作成者)(?: ?[:：–-])? /iu;

const bylineNames =
  /(?:^|[\s_-])(?:author|byline|autor|autorzeile|autorenzeile|auteur|autore|writer)(?:[\s_-]*(?:name|link|info))?(?:$|\s)/;

const longestName = 60;

const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'pl', 'ru'];

let months: RegExp | undefined;

/** A date that begins with its month, in the languages that write it so or that blogs are set to. */
function dateAtTheEnd(): RegExp {
  months ??= new RegExp(` (?:${languages.flatMap(monthNames).join('|')})\\.? \\d.*`, 'isu');
  return months;
}

function monthNames(language: string): string[] {
  const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const names = (month: 'long' | 'short') =>
    months.map((at) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2024, at, 15)));
  return [...names('long'), ...names('short')].map((name) => name.replace(/\.$/, ''));
}

/** The writer as the page names them near its title, or nothing. */
export function readByline(page: Document): string | undefined {
  for (const element of elementsOf(page)) {
    const isMarked = /\bauthor\b/.test(attribute(element, 'rel')) || bylineNames.test(namesOf(element));
    if (!isMarked || isOfReader(element)) continue;
    const name = cleanName(textOf(element));
    if (name) return name;
  }
  return undefined;
}

/** Below its text a post is signed. */
const footerOfPost = /(?:post|entry|article)-footer[\w-]*/g;

/** Readers write comments and reviews, and are marked as their authors. */
function isOfReader(element: Element): boolean {
  for (let above = element.parent; above && isElement(above); above = above.parent) {
    if (/^(?:body|main)$/.test(above.name)) return false;
    if (neverRecipe.test(namesOf(above).replace(footerOfPost, '')) || /Review$/.test(attribute(above, 'itemtype')))
      return true;
  }
  return false;
}

const authorLabel =
  /^(?:author|recipe (?:by|author|(?:sent in|submitted|contributed) by)|written by|autor(?:in|a)?|rezept von|auteure?|recette (?:(?:envoyée|proposée) )?(?:de|par)|autore|autrice|ricetta di|receta de|receita de|recept van|recept av|oppskrift av|opskrift af|autor przepisu|автор(?: рецепта)?|作者|レシピ作者)(?: ?[:：])?$/iu;

/** A cell or a line with a label in it holds little else. */
const longestLabelled = 100;
/** Enough of a box to see that it holds more, white space included; boxes of many labels would be read for each of them. */
const enoughOfABox = 1000;

/** The writer behind a label as recipe cards have it: "Author: Jane Doe", also in two cells of a table. */
export function readLabelledWriter(page: Document): string | undefined {
  for (const element of elementsOf(page)) {
    const said = ownText(element) || labelBeforeName(element);
    const [label = '', ...rest] = said.split(/(?<=[:：])\s*/);
    if (!authorLabel.test(label) || isOfReader(element)) continue;
    const name = cleanName(rest.join('') || textBeside(element, label));
    if (name) return name;
  }
  return undefined;
}

/** The words of an element that holds nothing else, save for a picture beside them. */
function ownText({ children }: Element): string {
  const texts = children.flatMap((child) => (child.type === 'text' && child.data.trim() !== '' ? [child.data] : []));
  const others = children.filter((child) => isElement(child) && child.name !== 'svg' && child.name !== 'img');
  const [only = ''] = texts;
  return texts.length === 1 && others.length === 0 && only.length <= longestLabelled ? collapse(only) : '';
}

/** `<i>Recipe sent in by <b>Ada Cook</b></i>`: a label and an element with the name, as one text. */
function labelBeforeName({ children }: Element): string {
  const [label, name, ...more] = children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
  if (label?.type !== 'text' || !name || !isElement(name) || more.length > 0 || label.data.length > 40) return '';
  const words = collapse(label.data).replace(/:$/, '');
  return authorLabel.test(words) ? `${words}: ${textOf(name, longestLabelled)}` : '';
}

/** What stands right behind a label, or with it in the nearest box that holds more than it. */
function textBeside(element: Element, label: string): string {
  const { nextSibling } = element;
  if (nextSibling?.type === 'text' && nextSibling.data.trim() !== '') return collapse(nextSibling.data.slice(0, 300));
  let box: Element = element;
  for (let levels = 0; levels < 3 && isElement(box.parent); levels++) {
    box = box.parent;
    const text = textOf(box, enoughOfABox);
    if (text.length > longestLabelled) return '';
    if (text.length > label.length && text.startsWith(label))
      return text.slice(label.length).replace(/^\s*[:：]\s*/, '');
  }
  return '';
}

/** Words for whoever happened to be at the keyboard, in place of a name. */
export const isNobody = (author: string): boolean =>
  /^(?:admin|administrator|editor|editors|editorial (?:staff|team)|staff|webmaster|redazione(?: web)?|redaktion|die redaktion|redactie|de redactie|redaktionen|redacción|redacao|redação|la rédaction|rédaction|redakcja|redakce|редакция)$/iu.test(
    author.trim(),
  );

/** A page about somebody who writes: `/authors/jane-doe`, `/chefs/jane-doe`, `?recipe_author=jane-doe`. */
const aboutWriter =
  /(?:\/(?:authors?|writers?|people|cooks?|chefs?|contributors?|autor(?:es|en|in)?|auteurs?|autor[ei]|forfattere?|redactie)\/|[?&][a-z_]*author=)([^/?#&]+)\/?$/i;

/** The writer by a link to a page of theirs whose address holds the name that the link shows, or nothing. */
export function readLinkedWriter(page: Document): string | undefined {
  for (const element of elementsOf(page)) {
    if (element.name !== 'a') continue;
    const slug = aboutWriter.exec(attribute(element, 'href'))?.[1];
    const name = slug && cleanName(textOf(element));
    if (name && isSlugOf(lettersOf(decoded(slug)), lettersOf(name))) return name;
  }
  return undefined;
}

/** The whole name, or the first one of a name that has more. */
const isSlugOf = (slug: string, name: string): boolean => slug === name || (slug.length >= 3 && name.startsWith(slug));

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A name without "by", dates and counts around it; undefined where no name is left. */
export function cleanName(text: string): string | undefined {
  const said = collapse(text).replace(byWords, '');
  // "halinka63"
  const nick = /^\p{Ll}{3,20}\d{1,4}(?=$|\s[»|·•–-])/u.exec(said)?.[0];
  if (nick) return nick;
  const name = said
    .replace(dateAtTheEnd(), '')
    .replace(/ ?(?:[|•·]|\b(?:on|am|le|updated|published)\b)? ?\(?\d.*/isu, '')
    .replace(/(?<![\s,|•·–-])[\s,|•·–-]+$/, '')
    .trim();
  return name.length >= 2 && name.length <= longestName && !/[*@:]|https?/.test(name) && /\p{L}{2}/u.test(name)
    ? name
    : undefined;
}
