import { type Food, ListQuery, type Unit } from '@larder/contract';
import type { KnownWords } from '@larder/kitchen/ingredients';
import { LRUCache } from 'lru-cache';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { listFoods } from '../../foods/index.ts';
import { listUnits } from '../../units/index.ts';
import { type CorrectionRow, readCorrections } from '../corrections/corrections.repository.ts';
import { createMeasureIndex } from './measure-index.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** The words of a group: what its lines are compared with. */
export interface Vocabulary {
  foods: NameIndex<Food>;
  units: NameIndex<Unit>;
  /** The unit that means the same as one of another name or language. */
  unitLike(text: string): Unit | undefined;
  foodOf(id: string): Food | undefined;
  unitOf(id: string): Unit | undefined;
  /** The same names, for the parser. */
  known: KnownWords;
  /** By kind and pattern. */
  correctionOf(kind: CorrectionRow['kind'], pattern: string): CorrectionRow | undefined;
}

/** A food is taken for another one only when nearly every letter is right. */
const foodTypos = { least: 0.85, shortest: 5 };
/** There are fewer units than foods, and an amount stands before them. */
const unitTypos = { least: 0.7, shortest: 4 };

/** Each takes a few megabytes where a group has thousands of foods. */
const vocabularies = new LRUCache<string, { groupDataRevision: number; vocabulary: Promise<Vocabulary> }>({ max: 16 });

/** The words of a group as they are now; made again after the group's data has changed. */
export async function vocabularyOf(db: GroupDatabase): Promise<Vocabulary> {
  const { groupDataRevision } = await db.state();
  const known = vocabularies.get(db.groupId);
  const current =
    known?.groupDataRevision === groupDataRevision ? known : { groupDataRevision, vocabulary: readVocabulary(db) };
  vocabularies.set(db.groupId, current);
  current.vocabulary.catch(() => vocabularies.delete(db.groupId));
  return current.vocabulary;
}

const everything = ListQuery.parse({ perPage: -1, orderBy: 'name', orderDirection: 'asc' });

async function readVocabulary(db: GroupDatabase): Promise<Vocabulary> {
  const { knownWords } = await import('@larder/kitchen/ingredients');
  const { items: foods } = await listFoods(db, everything, '/foods');
  const { items: units } = await listUnits(db, everything, '/units');
  const corrections = await readCorrections(db);
  const foodNames = foods.map((food) => ({ entity: food, names: namesOfFood(food) }));
  const unitNames = units.map((unit) => ({ entity: unit, names: namesOfUnit(unit) }));
  const foodById = new Map(foods.map((food) => [food.id, food]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const correctionByPattern = new Map(corrections.map((row) => [`${row.kind} ${row.pattern}`, row]));
  return {
    foods: createNameIndex(foodNames, foodTypos),
    units: createNameIndex(unitNames, unitTypos),
    unitLike: createMeasureIndex(units),
    foodOf: (id) => foodById.get(id),
    unitOf: (id) => unitById.get(id),
    known: knownWords({ foods: given(foodNames), units: given(unitNames) }),
    correctionOf: (kind, pattern) => correctionByPattern.get(`${kind} ${pattern}`),
  };
}

const namesOfFood = ({ name, pluralName, aliases }: Food) => [name, pluralName, ...aliases.map(({ name }) => name)];

const namesOfUnit = ({ name, pluralName, abbreviation, pluralAbbreviation, aliases }: Unit) => [
  name,
  pluralName,
  abbreviation,
  pluralAbbreviation,
  ...aliases.map(({ name }) => name),
];

const given = (all: { names: readonly (string | null)[] }[]): string[] =>
  all.flatMap(({ names }) => names.filter((name) => name !== null));
