import { parseHtml } from './parse-html.ts';
import { collapse, linesOf } from './text-of.ts';
import { windows1252Byte } from './windows-1252.ts';

/** UTF-8 that was read as Windows-1252, as in "1Â¼ cups": a lead byte and what follows it, both shown as letters. */
const misread =
  /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]{1,3}/g;

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text with such sequences put right; others stay as they are. */
function withoutMojibake(text: string): string {
  return text.replace(misread, (sequence) => {
    const bytes = Uint8Array.from(sequence, windows1252Byte);
    try {
      return strict.decode(bytes);
    } catch {
      return sequence;
    }
  });
}

const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

/** Structured data is often escaped twice, now and then three times. */
const mostEscapes = 3;

/** The lines of a value that may hold HTML, entities, or both escaped again. */
export function plainLines(value: string): string[] {
  let lines = withoutMojibake(value).split(/\r\n|[\n\r\u2028]/);
  for (let round = 0; round < mostEscapes && lines.some((line) => markup.test(line)); round++) {
    lines = linesOf(parseHtml(lines.join('<br>')));
  }
  return lines.map(collapse).filter((line) => line !== '');
}

/** A value that may hold HTML as one line of plain text. */
export function plainText(value: string): string {
  return markup.test(value) ? plainLines(value).join(' ') : collapse(withoutMojibake(value));
}
