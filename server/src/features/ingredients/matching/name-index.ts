import { plainText, searchWords } from '@larder/kitchen';
import { couldBeAlike, letterBits, likeness } from './likeness.ts';

/** A thing and its names, the most telling first: a name that two things claim belongs to the one that has it earlier in its list. */
export interface Named<Thing> {
  thing: Thing;
  names: readonly (string | null | undefined)[];
}

export interface Match<Thing> {
  thing: Thing;
  /** 1 for one of its names; less for a name with a typo. */
  likeness: number;
}

export interface NameIndex<Thing> {
  /** By one of its names, whatever its capitals, accents and number. */
  find(text: string): Thing | undefined;
  /** By one of its names, or by the name that is most like the text. */
  findAlike(text: string): Match<Thing> | undefined;
}

interface Rules {
  /** The least likeness of a name with a typo. */
  least: number;
  /** Letters of the shortest word that may have a typo: in shorter ones another letter makes another word. */
  shortest: number;
}

/** Everything that is known by a name, for finding what a line means. Made once for many lines. */
export function createNameIndex<Thing>(all: readonly Named<Thing>[], { least, shortest }: Rules): NameIndex<Thing> {
  const ranks = Math.max(0, ...all.map(({ names }) => names.length));
  const asWritten = new Map<string, Thing>();
  const byKey = new Map<string, Thing>();
  const byWords = new Map<string, Thing>();
  for (let rank = 0; rank < ranks; rank += 1) {
    for (const { thing, names } of all) {
      const name = tidy(names[rank] ?? '');
      if (name === '') continue;
      addNew(asWritten, name, thing);
      addNew(byKey, plainText(name), thing);
      addNew(byWords, wordsOf(name), thing);
    }
  }
  const candidates = [...byKey].map(([key, thing]) => ({ key, thing, bits: letterBits(key) }));
  const known = new Map<string, Match<Thing> | undefined>();

  const find = (text: string): Thing | undefined => {
    const name = tidy(text);
    if (name === '') return undefined;
    return asWritten.get(name) ?? byKey.get(plainText(name)) ?? byWords.get(wordsOf(name));
  };
  const findTypo = (text: string): Match<Thing> | undefined => {
    const key = plainText(tidy(text));
    if (key.length < shortest) return undefined;
    const bits = letterBits(key);
    let best: Match<Thing> | undefined;
    for (const other of candidates) {
      if (!couldBeAlike(bits, key.length, other.bits, other.key.length, best?.likeness ?? least)) continue;
      const found = likeness(key, other.key);
      if (found < least || found <= (best?.likeness ?? 0) || !isTypo(key, other.key, shortest)) continue;
      best = { thing: other.thing, likeness: found };
    }
    return best;
  };
  return {
    find,
    findAlike(text) {
      const exact = find(text);
      if (exact) return { thing: exact, likeness: 1 };
      if (!known.has(text)) known.set(text, findTypo(text));
      return known.get(text);
    },
  };
}

/** Without blanks around and between, and without the dot of an abbreviation. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '');

const wordsOf = (text: string): string => searchWords(text).join(' ') || plainText(text);

const addNew = <Thing>(map: Map<string, Thing>, key: string, thing: Thing) => {
  if (!map.has(key)) map.set(key, thing);
};

/**
 * Whether the difference may be a slip: each word begins as its counterpart does, and those that differ are long.
 * So "ground beet" is no ground beef, and "sherry" no cherry.
 */
function isTypo(a: string, b: string, shortest: number): boolean {
  const [words, others] = [a.split(/[\s-]+/), b.split(/[\s-]+/)];
  if (words.length !== others.length) return a.replaceAll(/[\s-]/g, '') === b.replaceAll(/[\s-]/g, '');
  return words.every((word, index) => {
    const other = others[index] ?? '';
    return word === other || (Math.min(word.length, other.length) >= shortest && word[0] === other[0]);
  });
}
