import { addressKey } from '@larder/kitchen';

export interface LinkLine {
  /** As it was typed, for what holds no link. */
  text: string;
  /** Null where the line holds none. */
  url: string | null;
  /** The same page stands further up. */
  isRepeated: boolean;
}

const inText = /https?:\/\/[^\s<>"']+/gi;
const bare = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** The links of a pasted text: one for each line, or several where a line holds several. Empty lines count for nothing. */
export function linkLines(text: string): LinkLine[] {
  const seen = new Set<string>();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => linksIn(line).map((url) => ({ text: line, url })))
    .map(({ text, url }) => {
      const key = url && (addressKey(url) || url);
      const isRepeated = key !== null && seen.has(key);
      if (key) seen.add(key);
      return { text, url, isRepeated };
    });
}

function linksIn(line: string): (string | null)[] {
  const found = (line.match(inText) ?? [])
    .map((link) => link.replace(/(?<![.,;!?)\]])[.,;!?)\]]+$/, ''))
    .filter((link) => URL.canParse(link));
  if (found.length > 0) return found;
  return [bare.test(line) ? `https://${line}` : null];
}
