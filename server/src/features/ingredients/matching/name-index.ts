import { plainText, searchWords } from '@larder/kitchen';
import { couldBeAlike, letterBits, likeness } from './likeness.ts';

/** An entity and its names, the most telling first: a name that two entities claim belongs to the one that has it earlier in its list. */
export interface Named<Entity> {
  entity: Entity;
  names: readonly (string | null | undefined)[];
}

export interface Match<Entity> {
  entity: Entity;
  /** 1 for one of its names; less for a name with a typo. */
  likeness: number;
}

export interface NameIndex<Entity> {
  /** By one of its names, whatever its capitals, accents and number. */
  find(text: string): Entity | undefined;
  /** By one of its names, or by the name that is most like the text. */
  findAlike(text: string): Match<Entity> | undefined;
}

interface Rules {
  /** The least likeness of a name with a typo. */
  least: number;
  /** Letters of the shortest word that may have a typo: in shorter ones another letter makes another word. */
  shortest: number;
}

/** Everything that is known by a name, for finding what a line means. Made once for many lines. */
export function createNameIndex<Entity>(all: readonly Named<Entity>[], { least, shortest }: Rules): NameIndex<Entity> {
  const ranks = Math.max(0, ...all.map(({ names }) => names.length));
  const asWritten = new Map<string, Entity>();
  const byKey = new Map<string, Entity>();
  const byWords = new Map<string, Entity>();
  for (let rank = 0; rank < ranks; rank += 1) {
    for (const { entity, names } of all) {
      const name = tidy(names[rank] ?? '');
      if (name === '') continue;
      addNew(asWritten, name, entity);
      addNew(byKey, plainText(name), entity);
      addNew(byWords, wordsOf(name), entity);
    }
  }
  const candidates = [...byKey].map(([key, entity]) => ({ key, entity, bits: letterBits(key) }));
  const known = new Map<string, Match<Entity> | undefined>();

  const find = (text: string): Entity | undefined => {
    const name = tidy(text);
    if (name === '') return undefined;
    return asWritten.get(name) ?? byKey.get(plainText(name)) ?? byWords.get(wordsOf(name));
  };
  const findTypo = (text: string): Match<Entity> | undefined => {
    const key = plainText(tidy(text));
    if (key.length < shortest) return undefined;
    const bits = letterBits(key);
    let best: Match<Entity> | undefined;
    for (const other of candidates) {
      if (!couldBeAlike(bits, key.length, other.bits, other.key.length, best?.likeness ?? least)) continue;
      const found = likeness(key, other.key);
      if (found < least || found <= (best?.likeness ?? 0) || !isTypo(key, other.key, shortest)) continue;
      best = { entity: other.entity, likeness: found };
    }
    return best;
  };
  return {
    find,
    findAlike(text) {
      const exact = find(text);
      if (exact) return { entity: exact, likeness: 1 };
      if (!known.has(text)) known.set(text, findTypo(text));
      return known.get(text);
    },
  };
}

/** Without blanks around and between, and without the dot of an abbreviation. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '');

const wordsOf = (text: string): string => searchWords(text).join(' ') || plainText(text);

const addNew = <Entity>(map: Map<string, Entity>, key: string, entity: Entity) => {
  if (!map.has(key)) map.set(key, entity);
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
