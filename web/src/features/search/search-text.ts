import type { MarkedText } from '@larder/contract';
import { plainText } from '@larder/kitchen';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text that the server has marked, in parts. */
export function markedPieces({ text, marks }: MarkedText): TextPart[] {
  const parts: TextPart[] = [];
  let shown = 0;
  for (const [from, to] of marks) {
    parts.push({ text: text.slice(shown, from), isMatch: false }, { text: text.slice(from, to), isMatch: true });
    shown = to;
  }
  parts.push({ text: text.slice(shown), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

/** Parts of a text, marked where they begin a word of the search, for people to see why it was found. */
export function markedParts(text: string, search: string): TextPart[] {
  const words = search.split(/\s+/).map(plainText).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  for (const piece of text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    const word = words.find((one) => plainText(piece).startsWith(one));
    const letters = [...piece];
    const matched = word ? letters.slice(0, [...word].length).join('') : '';
    if (matched) parts.push({ text: matched, isMatch: true });
    const rest = letters.slice(word ? [...word].length : 0).join('');
    if (rest) parts.push({ text: rest, isMatch: false });
  }
  return parts;
}
