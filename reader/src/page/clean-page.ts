import { Parser } from 'htmlparser2';
import { decodePage } from '../html/decode-page.ts';
import type { PageToRead } from '../read-recipe.ts';
import { holdsState } from './structured/app-state.ts';

/** Left out with all that is in them: nothing of theirs is read. */
const dropped = new Set('style svg iframe object embed applet canvas template frame frameset math'.split(' '));
const empty = new Set('area base br col hr img input link meta param source track wbr'.split(' '));
const readLinks = /\b(?:canonical|image_src|alternate|license)\b/i;

/** Longer ones are pictures or programs written into the page itself. */
const longestAttribute = 20_000;
const longestData = 300;

/** As far as the reader reads. */
const most = { depth: 1000, elements: 300_000 };
const piece = 65_536;

/**
 * What the reader reads of a page, as HTML in which nothing runs: to be kept, and read again by a better reader. Takes time and
 * memory in proportion to the length. Never throws.
 */
export function cleanPage({ html, contentType }: Pick<PageToRead, 'html' | 'contentType'>): string {
  const text = decodePage(html, contentType);
  const parts: string[] = [];
  let inside = 0;
  let depth = 0;
  let elements = 0;
  let script: { type: string; text: string } | null = null;
  const isOver = () => depth > most.depth || elements > most.elements;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth++;
        elements++;
        if (inside > 0 || dropped.has(name)) inside++;
        else if (name === 'script') script = { type: attributes.type ?? '', text: '' };
        else if (isKept(name, attributes)) parts.push(`<${name}${attributesOf(attributes)}>`);
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
          parts.push(stillScript(script));
          script = null;
        } else if (!empty.has(name) && elementName.test(name)) parts.push(`</${name}>`);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < text.length && !isOver(); at += piece) parser.write(text.slice(at, at + piece));
  if (!isOver()) parser.end();
  return `<!doctype html>${parts.join('')}`;
}

/** A broken tag may carry anything in its name (`<a="<svg>`). */
const elementName = /^[a-z][\w:.-]*$/;

function isKept(name: string, { rel = '', 'http-equiv': header = '' }: Record<string, string>): boolean {
  if (!elementName.test(name)) return false;
  if (name === 'link') return readLinks.test(rel);
  return name !== 'meta' || !/refresh|content-security-policy/i.test(header);
}

/** Data stays as it is, and a page's state as words that no browser runs. */
function stillScript({ type, text }: { type: string; text: string }): string {
  if (/json/i.test(type)) return `<script type="${escaped(type)}">${text}</script>`;
  return holdsState(text) ? `<script type="text/plain">${text}</script>` : '';
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function isHarmless(name: string, value: string): boolean {
  if (!/^[a-z_:][\w:.-]*$/.test(name) || name.startsWith('on') || name === 'srcdoc') return false;
  const start = value.trimStart().slice(0, 40);
  if (/^(?:java|vb)script:/i.test(start)) return false;
  return value.length <= (/^data:/i.test(start) ? longestData : longestAttribute);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
