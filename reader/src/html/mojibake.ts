import { windows1252Byte } from './windows-1252.ts';

/** UTF-8 that was read as Windows-1252, as in "1Â¼ cups": a lead byte and what follows it, both shown as letters. */
const misread =
  /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]{1,3}/g;

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text with such sequences put right; others stay as they are. */
export function withoutMojibake(text: string): string {
  return text.replace(misread, (sequence) => {
    const bytes = Uint8Array.from(sequence, windows1252Byte);
    try {
      return strict.decode(bytes);
    } catch {
      return sequence;
    }
  });
}
