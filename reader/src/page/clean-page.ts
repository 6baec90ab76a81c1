import { Parser } from 'htmlparser2';
import { deepestNesting, mostElements } from '../html/parse-html.ts';
import { textOfPage } from '../html/text-of-page.ts';
import type { PageToRead } from '../read-recipe.ts';
import { holdsState, isStateInAttribute, namesIngredients } from './structured/page-states.ts';
import { isPieceOfStream } from './structured/streamed-state.ts';

/** Left out with all that is in them: nothing of theirs is read. */
const dropped = new Set('style svg iframe object embed applet canvas template frame frameset math'.split(' '));
const empty = new Set('area base br col hr img input link meta param source track wbr'.split(' '));
const readLinks = new Set(['canonical', 'image_src', 'alternate', 'license']);

/** Read by browsers as words up to their end tag, whatever stands in them: only what they hold is kept. */
const rawWords = new Set('xmp plaintext listing noembed noframes'.split(' '));

/** Longer ones are pictures or programs written into the page itself. */
const longestAttribute = 20_000;
const longestState = 400_000;
const longestData = 300;

const piece = 65_536;

/** Who opens a kept page sees its words: a browser neither runs nor fetches anything that it names. */
const nothingRuns = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;

/**
 * What the reader reads of a page, as HTML in which nothing runs: to be kept, and read again by a better reader. Takes time and
 * memory in proportion to the length. Never throws.
 */
export function cleanPage(page: Pick<PageToRead, 'html' | 'contentType'>): string {
  const text = textOfPage(page);
  const parts: string[] = [];
  const stream: { places: number[]; isWanted: boolean } = { places: [], isWanted: false };
  let inside = 0;
  let depth = 0;
  let elements = 0;
  let script: { type: string; text: string } | null = null;
  const isOver = () => depth > deepestNesting || elements > mostElements;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth++;
        elements++;
        if (inside > 0 || dropped.has(name)) inside++;
        else if (name === 'script') script = { type: attributes.type ?? '', text: '' };
        else if (isTag(name) && isKept(name, attributes)) parts.push(`<${name}${attributesOf(attributes)}>`);
      },
      ontext: (words) => {
        if (inside > 0) return;
        if (script) script.text += words;
        else parts.push(escaped(words));
      },
      onclosetag: (name) => {
        depth--;
        if (inside > 0) inside--;
        else if (script) {
          if (isPieceOfStream(script.text)) {
            stream.places.push(parts.length);
            stream.isWanted ||= namesIngredients(script.text);
          }
          parts.push(stillScript(script));
          script = null;
        } else if (!empty.has(name) && isTag(name)) parts.push(`</${name}>`);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < text.length && !isOver(); at += piece) parser.write(text.slice(at, at + piece));
  if (!isOver()) parser.end();
  if (!stream.isWanted) for (const place of stream.places) parts[place] = '';
  return `<!doctype html>${nothingRuns}${parts.join('')}`;
}

/** A broken tag may carry anything in its name (`<a="<svg>`). */
function isTag(name: string): boolean {
  return /^[a-z][\w:.-]*$/.test(name) && !rawWords.has(name);
}

function isKept(name: string, attributes: Record<string, string>): boolean {
  const { rel = '', 'http-equiv': header = '' } = attributes;
  const kinds = rel
    .toLowerCase()
    .split(/\s+/)
    .filter((kind) => kind !== '');
  if (name === 'link' && kinds.length === 0) return 'itemprop' in attributes || 'property' in attributes;
  if (name === 'link') return kinds.every((kind) => readLinks.has(kind));
  return name !== 'meta' || header === '' || /^content-(?:type|language)$/i.test(header.trim());
}

/** Data stays as it is, and a page's state as words: neither is of a type that a browser runs. */
function stillScript({ type, text }: { type: string; text: string }): string {
  const words = text.replace(/<(?=script)/gi, '\\u003c');
  if (/ld\+json/i.test(type)) return `<script type="application/ld+json">${words}</script>`;
  if (/json/i.test(type)) return `<script type="application/json">${words}</script>`;
  return holdsState(text) ? `<script type="text/plain">${words}</script>` : '';
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function isHarmless(name: string, value: string): boolean {
  if (!/^[a-z_:][\w:.-]*$/.test(name) || /^on|^(?:srcdoc|ping)$/.test(name)) return false;
  if (name === 'style' && /url\(|image-set|expression|[@\\]/i.test(value)) return false;
  const start = startOf(value);
  if (/^(?:java|vb)script:/i.test(start)) return false;
  if (/^data:/i.test(start)) return value.length <= longestData;
  return value.length <= (isStateInAttribute(name, value) ? longestState : longestAttribute);
}

/** The start of an address as browsers see it: they skip blanks and controls before it, and line breaks and tabs within. */
function startOf(address: string): string {
  let start = '';
  for (let at = 0; at < address.length && start.length < longestScheme; at++) {
    const character = address.charAt(at);
    if (character > ' ') start += character;
  }
  return start;
}

const longestScheme = 20;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
