import { decodeWindows1252 } from './windows-1252.ts';

/** Enough for the largest real pages; what follows is not read, so that memory stays bounded. */
const largestPage = 8_000_000;

/** Bytes of the page's start that may hold its charset declaration (the HTML standard says 1024; real pages are later). */
const declarationLength = 8192;

/**
 * Turns a page's bytes into text. The byte order mark decides, then bytes that are valid UTF-8, then the header, then the
 * page's own declaration, then Windows-1252 as browsers do.
 */
export function decodePage(page: string | Uint8Array, contentType = '', largest = largestPage): string {
  if (typeof page === 'string') return page.slice(0, largest);
  const bytes = page.subarray(0, largest);
  const marked = byteOrderMark(bytes);
  if (marked) return decode(bytes, marked);
  const declared = charsetOf(contentType) ?? charsetOf(asciiStart(bytes));
  if (declared?.startsWith('iso-2022')) return decode(bytes, declared);
  const asUtf8 = utf8OrNull(bytes, bytes.length < page.length);
  if (asUtf8 !== null) return asUtf8;
  return decode(bytes, declared ?? 'windows-1252');
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function charsetOf(declaration: string): string | null {
  return /charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(declaration)?.[1]?.toLowerCase() ?? null;
}

function asciiStart(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, declarationLength));
}

/** Valid UTF-8 is never another encoding by chance; bytes that were cut off may end in the middle of a character. */
function utf8OrNull(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return mostlyUtf8(bytes);
  }
}

/** A page in UTF-8 with a few broken bytes is still UTF-8: broken places are far fewer than right sequences. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  let broken = 0;
  let right = 0;
  for (const character of text.match(/[^\0-\x7f]/gu) ?? []) character === '\ufffd' ? broken++ : right++;
  return right > 20 * broken ? text : null;
}

/** Browsers read what calls itself Latin-1 or ASCII as Windows-1252. */
const latin = /^(?:windows-1252|cp1252|iso-?8859-1|latin-?1|(?:us-)?ascii)$/;

function decode(bytes: Uint8Array, charset: string): string {
  if (latin.test(charset)) return decodeWindows1252(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}
