import { plainText } from '../search/plain-text.ts';
import { searchWords } from '../search/search-words.ts';

/** What a timer is named after: an ingredient, as the step writes it. */
export interface NameableFood {
  name: string;
  /** Also called so: its plural, its other names. */
  others?: readonly string[];
}

interface Token {
  start: number;
  end: number;
  word: string;
}

/**
 * What a length of time in a step is for, in the words of the step: the first ingredient that its sentence names before it, else
 * after it, else the last sentence before that names one. Fat and seasoning are in everything, so they name nothing.
 * @param at where the length of time begins in the text
 */
export function timedFood(text: string, at: number, foods: readonly NameableFood[]): string | null {
  const named = foods.flatMap(({ name, others = [] }) => [name, ...others]).flatMap(readName);
  if (named.length === 0) return null;
  const tokens = tokensOf(text);
  const sentences = sentencesOf(text);
  const own = sentences.findIndex(({ end }) => at < end);
  const { start = 0, end = text.length } = sentences[own] ?? {};
  const earlier = sentences.slice(0, Math.max(0, own)).toReversed();
  for (const part of [{ start, end: at }, { start: at, end }, ...earlier]) {
    const found = firstNamed(text, tokens, part, named);
    if (found) return found;
  }
  return null;
}

interface Named {
  /** Its words in the form in which words of any number meet. */
  words: readonly string[];
  /** By which of them it may be meant alone. */
  alone: readonly string[];
}

/** "red onion" and "cebolla roja" are meant by "onion" and "cebolla": what a thing is stands last or first, its look does not. */
function readName(name: string): Named[] {
  const bare = name.split(/[,(;]/)[0] ?? '';
  const words = searchWords(bare).filter((word) => word.length > 1 && !/\d/.test(word));
  if (words.length === 0 || words.some(isSeasoning) || isPepper(bare)) return [];
  const alone = [words.at(-1) ?? '', words[0] ?? ''].filter((word) => word.length > 2 && !looks.has(word));
  return [{ words, alone: alone.slice(0, words.length) }];
}

function firstNamed(
  text: string,
  tokens: Token[],
  part: { start: number; end: number },
  named: Named[],
): string | null {
  for (const [index, { start, end, word }] of tokens.entries()) {
    if (start < part.start || end > part.end) continue;
    const meant = named.find(({ alone }) => alone.some((one) => isSameWord(one, word)));
    if (!meant) continue;
    const belongs = (token: Token | undefined, gap: string) =>
      token !== undefined && /^[\s-]+$/.test(gap) && meant.words.some((one) => isSameWord(one, token.word));
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const from = before && belongs(before, text.slice(before.end, start)) ? before.start : start;
    const to = after && belongs(after, text.slice(end, after.start)) ? after.end : end;
    return capitalised(text.slice(from, to));
  }
  return null;
}

/** In Italian and Polish a plural has another last letter: cipolla, cipolle. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && Math.abs(one.length - other.length) < 2 && stemOf(one) === stemOf(other));

const stemOf = (word: string) => word.replace(/[aeiouy]$/, '');

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: searchWords(written).at(-1) ?? '',
  }));

/** A full stop that letters or a space and a capital follow ends a sentence; that of "1.5" and "ca. 5" does not. */
const sentencesOf = (text: string): { start: number; end: number }[] => {
  const ends = [...text.matchAll(/[!?…]+|\.(?=\s+\p{Lu}|\s*$)|\n+/gu)].map(({ 0: mark, index }) => index + mark.length);
  const all = ends.at(-1) === text.length ? ends : [...ends, text.length];
  return all.map((end, index) => ({ start: all[index - 1] ?? 0, end }));
};

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap(searchWords));

/** Fat, salt, sugar and water in the languages whose ingredients are read, as single words. */
const seasonings = wordsOf(`
  oil salt sugar water
  öl olivenöl rapsöl sonnenblumenöl pflanzenöl salz pfeffer zucker wasser
  huile sel poivre sucre eau
  aceite sal pimienta azúcar agua
  olio sale pepe zucchero acqua
  olie olijfolie zonnebloemolie zout peper suiker water
  óleo azeite pimenta açúcar água
  olja olivolja rapsolja peppar socker vatten
  olivenolie peber sukker vand
  olje olivenolje rapsolje vann
  olej oliwa sól pieprz cukier woda
`);

const isSeasoning = (word: string) => seasonings.has(word);

/** The spice, which English calls as it calls the vegetable. */
const isPepper = (name: string) => /^(?:(?:freshly|ground|black|white) )*pepper$/.test(plainText(name.trim()));

/** How a thing looks or was made ready, where that stands before or after what it is. */
const looks = wordsOf(`
  large small medium big red green white yellow black brown sweet fresh dried frozen ground whole
  groß große großer klein kleine kleiner rot rote roter grün grüne weiß weiße gelb gelbe frisch frische
  grand petit rouge vert blanc grande pequeño pequeña rojo roja verde blanco blanca rosso rossa bianco bianca
  groot grote klein kleine rood rode groene witte stor store liten röd röda gul gula rød røde grøn grønne
  duża duży mała mały czerwona czerwony zielona biała vermelho vermelha branco branca
`);
