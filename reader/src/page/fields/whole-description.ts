import type { Origin } from '../../recipe.ts';

const longest = 1500;
const shortest = 60;

/** The paragraph that a description was cut from: "Fondant potatoes are a French side dish where […]". */
export function wholeDescription(
  description: string | null,
  origin: Origin | undefined,
  rows: { text: string }[],
): string | null {
  const begin = description?.replace(/\[?(?:…|\.\.\.)\]?$/, '').trimEnd() ?? '';
  if (begin.length < shortest || /[.!?]$/.test(begin)) return description;
  const isWhole = ({ text }: { text: string }) =>
    text.startsWith(begin) && text.length <= longest && (origin === 'meta' || isMidWord(text, begin.length));
  return rows.find(isWhole)?.text ?? description;
}

function isMidWord(text: string, at: number): boolean {
  return /\p{L}\p{L}/u.test(text.slice(at - 1, at + 1));
}
