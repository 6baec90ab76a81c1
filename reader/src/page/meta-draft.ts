import type { Draft } from '../recipe.ts';
import { absolute } from './fields/absolute.ts';
import type { PictureCandidate } from './fields/best-image.ts';
import { languageTag } from './fields/language-tag.ts';
import { continuesName } from './fields/name-parts.ts';
import { metaValue, type PageMeta } from './meta.ts';
import { tokensOf } from './visible/match-lines.ts';

/** What the page's head says that a recipe can use where nothing better is known. */
export function draftOfMeta(meta: PageMeta): Draft {
  const author = metaValue(meta, 'author', 'article:author', 'parsely-author', 'sailthru.author');
  return {
    name: titleOf(meta),
    description: metaValue(meta, 'og:description', 'description', 'twitter:description'),
    author: author && !/^https?:/.test(author) ? author : undefined,
    language: languageOf(meta),
    keywords: meta.values.get('article:tag') ?? [],
  };
}

function languageOf(meta: PageMeta): string | undefined {
  const said = [
    meta.language,
    metaValue(meta, 'content-language'),
    metaValue(meta, 'og:locale'),
    metaValue(meta, 'language'),
  ];
  return said.flatMap((text) => languageTag(text ?? '') ?? [])[0];
}

/** Headings that say what kind of page this is, and not of what. */
const kindOfPage =
  /^(?:recipes?|rezepte?|recettes?|ricett[ae]|recetas?|receitas?|recept(?:en|er|ek)?|przepisy?|рецепты?)$/iu;

const betweenParts = /(?<!\s)(?:\s+[|–—·•»-]\s+|\s*::\s*)/;

/** The page's title without the site's name, which follows or precedes a bar or dash. */
function titleOf(meta: PageMeta): string | undefined {
  const titles = [metaValue(meta, 'og:title'), metaValue(meta, 'twitter:title'), meta.title].flatMap(
    (text) => text || [],
  );
  const title = titles[0] ?? '';
  const headings = meta.headings.filter(
    (text) => text !== '' && !kindOfPage.test(text) && !continuesName(text) && !isNameOfSite(text, meta),
  );
  const parts = title.split(betweenParts);
  const isPart = (text: string) => parts.some((part) => part.toLowerCase() === text.toLowerCase());
  // What ends a title is most often where the page stands: "Cider-braised Ham | The Harbour Kitchen".
  const whole = headings.filter(isPart);
  const heading =
    whole.find((text) => parts.at(-1)?.toLowerCase() !== text.toLowerCase()) ??
    whole[0] ??
    headings.find((text) => titles.some((said) => said.toLowerCase().startsWith(text.toLowerCase()))) ??
    headings.find((text) => titles.some((said) => said.toLowerCase().includes(text.toLowerCase())));
  if (heading) return asWritten(heading, titles);
  const site = metaValue(meta, 'og:site_name')?.toLowerCase();
  return parts.find((part) => part.toLowerCase() !== site) || headings[0] || title || undefined;
}

/**
 * Whether the page's own title is a heading word for word: nothing else on the page names its recipe better, unless a card
 * leaves out what stands in brackets.
 */
export function isTitleInHeading(meta: PageMeta, onCard: string): boolean {
  const titles = [metaValue(meta, 'og:title'), metaValue(meta, 'twitter:title'), meta.title];
  const firsts = titles.map((title) => title?.split(betweenParts)[0]);
  const isRemark = (text: string) =>
    (text.startsWith(onCard) && /^\s*[([|:]/.test(text.slice(onCard.length))) || text.endsWith(`:${onCard}`);
  return meta.headings.some(
    (text) => text !== '' && (titles.includes(text) || (firsts.includes(text) && !isRemark(text))),
  );
}

/** A heading in capitals as another title of the page writes it. */
function asWritten(heading: string, titles: string[]): string {
  if (/\p{Ll}/u.test(heading)) return heading;
  for (const title of titles) {
    const at = title.toLowerCase().indexOf(heading.toLowerCase());
    const written = title.slice(at, at + heading.length);
    if (at >= 0 && /\p{Ll}/u.test(written)) return written;
  }
  return heading;
}

/** The pictures that a page names for its previews. */
export function previewPictures(meta: PageMeta): PictureCandidate[] {
  const others = ['twitter:image', 'twitter:image:src', 'image'].flatMap((name) => meta.values.get(name) ?? []);
  const named = [...meta.pictures, ...others.map((address) => ({ address, width: null, height: null }))];
  return named.flatMap((picture) => {
    const address = absolute(picture.address, meta.baseUrl);
    return address ? [{ ...picture, address }] : [];
  });
}

/** Who stands behind a page that names no writer. */
export function draftOfSite(meta: PageMeta): Draft {
  const word = siteWord(meta.baseUrl);
  const host = word.charAt(0).toUpperCase() + word.slice(1);
  return { author: metaValue(meta, 'og:site_name', 'application-name', 'publisher') ?? (host || undefined) };
}

/** "Ada Cook" for "Ada" on a site of that name. */
export function firstNameOfSite(author: string | undefined, meta: PageMeta): string | undefined {
  const site = metaValue(meta, 'og:site_name') ?? '';
  const isWhole = author !== undefined && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(site) && site.startsWith(`${author} `);
  return isWhole ? site : undefined;
}

/** A recipe's name without the site's, which follows it: "Apple pie - Recipe - Some Site" under a heading "Apple pie". */
export function nameUnderHeading(name: string, meta: PageMeta): string {
  const dash = Math.max(name.lastIndexOf(' – '), name.lastIndexOf(' — '));
  const bare = dash > 0 && kindOfPage.test(name.slice(dash + 3)) ? name.slice(0, dash) : name;
  if (bare !== name) return bare;
  const heading = meta.headings.find((text) => text.length > 2 && name.toLowerCase().startsWith(text.toLowerCase()));
  if (!heading) return name;
  const rest = name.slice(heading.length).toLowerCase();
  const site = metaValue(meta, 'og:site_name')?.toLowerCase() ?? siteWord(meta.baseUrl);
  const isSiteBehind = site !== '' && (rest.includes(site) || tokensOf(rest).join('').includes(site));
  const titles = [metaValue(meta, 'og:title') ?? '', meta.title].flatMap((title) => title.split(betweenParts));
  const isTitle = titles.some((part) => part.toLowerCase() === heading.toLowerCase());
  const isTail = /^[\s,|:–—-]*[,|:–—-]\s/u.test(rest) && kindOfDish.test(rest);
  return isSiteBehind || isTail || rating.test(rest) || (isTitle && /^\s*["“«]/.test(rest))
    ? name.slice(0, heading.length)
    : name;
}

/** "…, a step by step recipe with photos" */
const kindOfDish =
  /(?<!\p{L})(?:step by step|пошагов|schritt für schritt|paso a paso|pas à pas|passo a passo|adım adım|krok po kroku)/iu;

const rating = /^\s*(?:★|☆|⭐|\(\d[.,]\d\))/u;

/** Whether a name is only the site again, as the page or its address calls it. */
export function isNameOfSite(name: string, meta: PageMeta): boolean {
  const letters = (text: string | undefined) => tokensOf(text ?? '').join('');
  const known = [draftOfSite(meta).author, metaValue(meta, 'og:site_name'), siteWord(meta.baseUrl)].map(letters);
  return known.includes(letters(name));
}

/** The site with what it says of itself: "Hearth & Thyme – Simple suppers for busy people". */
export function isTaglineOfSite(name: string, meta: PageMeta): boolean {
  const site = /^(.{3,60}?)\s+[–—|:]\s+(?:\S+\s+){2}/u.exec(name)?.[1];
  return site !== undefined && isNameOfSite(site, meta);
}

/** Under some countries sites have the third part of their host: "somesite.co.uk". */
const secondLevel = /^(?:com?|org|net|gov|edu|ac|or|ne)$/;

/** "somesite" of "https://www.somesite.example/". */
function siteWord(address: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(address)?.[1] ?? '';
  const parts = host.split('.');
  const word = parts.at(-2) ?? '';
  return (secondLevel.test(word) && parts.at(-3)) || word;
}
