/** Far enough into a page to meet its declaration. */
const declarationBytes = 4096;

/**
 * The text of a page: by its byte order mark, its header, its own declaration, and else as UTF-8, or as the Western
 * encoding of old pages where it is not that.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = byteOrderMark(bytes) ?? charsetOf(contentType) ?? declaredInPage(bytes);
  if (declared) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const charsetOf = (text: string): string | undefined =>
  known(/charset\s*=\s*(?:["']\s*)?([^\s"';,>/]+)/i.exec(text)?.[1]);

function declaredInPage(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, declarationBytes)).toString('latin1');
  const declaration = start.match(/<meta\s[^<>]*>/gi)?.find((tag) => /charset/i.test(tag));
  const encoding = known(/^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(start)?.[1]);
  const charset = declaration ? charsetOf(declaration) : encoding;
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset;
}

function known(label: string | undefined): string | undefined {
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
