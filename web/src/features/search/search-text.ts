/** Parts of a text, marked where they begin a word of the search, for people to see why it was found. */
export function markedParts(text: string, search: string): { text: string; isMatch: boolean }[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const piece of text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    const word = words.find((one) => plain(piece).startsWith(one));
    const letters = [...piece];
    const matched = word ? letters.slice(0, [...word].length).join('') : '';
    if (matched) parts.push({ text: matched, isMatch: true });
    const rest = letters.slice(word ? [...word].length : 0).join('');
    if (rest) parts.push({ text: rest, isMatch: false });
  }
  return parts;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
