import { QueryFilterError } from './query-filter-error.ts';

export interface Token {
  kind: 'sign' | 'word' | 'quoted' | 'end';
  /** Without quotes. */
  text: string;
  at: number;
  /** Where the next one can begin. */
  end: number;
}

/** Each alternative is one kind; a quote that is never closed is taken as one of its own. */
const pattern = /\s*(?:(<>|<=|>=|[=<>()[\],])|"((?:[^"\\]|\\.)*)"|(")|([^\s=<>()[\],"]+))/suy;

/** Cuts a filter into signs, words and quoted texts, the end as the last one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const cut = new RegExp(pattern);
  for (let match = cut.exec(text); match; match = cut.exec(text)) {
    const [whole, sign, quoted, openQuote, word] = match;
    const at = match.index + whole.length - whole.trimStart().length;
    const end = match.index + whole.length;
    if (openQuote !== undefined) throw new QueryFilterError('unclosed-quote', at, text.slice(at, at + 30));
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at, end });
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replace(/\\(["\\])/g, '$1'), at, end });
    if (word !== undefined) tokens.push({ kind: 'word', text: word, at, end });
  }
  const end = text.trimEnd().length;
  return [...tokens, { kind: 'end', text: '', at: end, end }];
}
