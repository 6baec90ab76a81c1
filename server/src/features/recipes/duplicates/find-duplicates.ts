import { addressKey, typedWords, wordsOf } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';

import { findByNameWords, findByPage, readIngredientTexts, type Similar } from './alike.repository.ts';

export interface Duplicate extends Similar {
  /** Whether it came from the same page, or is only told alike. */
  reason: 'same-page' | 'alike';
}

interface NewOne {
  name: string;
  /** Empty when it has none. */
  address: string;
  /** Its ingredients as lines of text. */
  lines: string[];
}

const mostAlike = 3;
/** Shares of words from which on two names, and two lists of ingredients, are probably of one recipe. */
const alike = { names: 0.5, ingredients: 0.6 };

/** Recipes of the group that are probably the same as a new one: first those of its page, then those told alike. */
export const findDuplicates = async (db: GroupDatabase, { name, address, lines }: NewOne): Promise<Duplicate[]> => {
  const ofPage = await findOfPage(db, address);
  const known = new Set(ofPage.map(({ id }) => id));
  const toldAlike = (await findAlike(db, name, lines)).filter(({ id }) => !known.has(id));
  return [
    ...ofPage.map((recipe): Duplicate => ({ ...recipe, reason: 'same-page' })),
    ...toldAlike.map((recipe): Duplicate => ({ ...recipe, reason: 'alike' })),
  ];
};

/** Recipes of the group that came from the page at an address, the newest first. */
export const findOfPage = async (db: GroupDatabase, address: string): Promise<Similar[]> => {
  const key = addressKey(address);
  return key ? findByPage(db, key) : [];
};

const findAlike = async (db: GroupDatabase, name: string, lines: string[]): Promise<Similar[]> => {
  const words = nameWords(name);
  if (words.size === 0) return [];
  const candidates = (await findByNameWords(db, [...words])).filter(
    (recipe) => sharedOfAll(words, nameWords(recipe.name)) >= alike.names,
  );
  if (candidates.length === 0) return [];
  const texts = await readIngredientTexts(
    db,
    candidates.map(({ id }) => id),
  );
  const foods = foodWords(lines);
  return candidates
    .filter(({ id }) => sharedOfFewer(foods, foodWords(texts.get(id) ?? [])) >= alike.ingredients)
    .slice(0, mostAlike);
};

/** A recipe of the group with the ingredients of a new one. */
export interface SameIngredients {
  id: string;
  /** So many lines of so many ask for the same. */
  same: number;
  of: number;
}

/** Share of lines from which on two recipes of a like name are probably the same. */
const mostlySame = 0.75;
const fewestLines = 3;

/** The recipe of a like name that has most of the ingredients of a new one. */
export const findSameIngredients = async (
  db: GroupDatabase,
  { name, lines }: Pick<NewOne, 'name' | 'lines'>,
): Promise<SameIngredients | undefined> => {
  const words = nameWords(name);
  if (words.size === 0 || lines.length < fewestLines) return undefined;
  const candidates = (await findByNameWords(db, [...words])).filter(
    (recipe) => sharedOfFewer(words, nameWords(recipe.name)) >= alike.names,
  );
  if (candidates.length === 0) return undefined;
  const texts = await readIngredientTexts(
    db,
    candidates.map(({ id }) => id),
  );
  const asked = lines.map((line) => foodWords([line]));
  const counted = candidates.map(({ id }) => {
    const there = (texts.get(id) ?? []).map((line) => foodWords([line]));
    const same = asked.filter((one) => there.some((other) => sharedOfFewer(one, other) >= alike.ingredients)).length;
    return { id, same, of: Math.max(lines.length, there.length) };
  });
  const [best] = counted.sort((one, other) => other.same / other.of - one.same / one.of);
  return best && best.same / best.of >= mostlySame ? best : undefined;
};

const nameWords = (name: string): Set<string> => new Set(typedWords(name).map(({ word }) => word));

/** Amounts differ between two tellings of a recipe, and short words are units. */
const foodWords = (lines: string[]): Set<string> =>
  new Set(lines.flatMap(wordsOf).filter((word) => !/\d/.test(word) && word.length > 2));

const shared = (one: Set<string>, other: Set<string>): number => [...one].filter((word) => other.has(word)).length;

const sharedOfAll = (one: Set<string>, other: Set<string>): number =>
  shared(one, other) / new Set([...one, ...other]).size;

const sharedOfFewer = (one: Set<string>, other: Set<string>): number =>
  one.size === 0 || other.size === 0 ? 0 : shared(one, other) / Math.min(one.size, other.size);
