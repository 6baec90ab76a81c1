import type { ParsedIngredient } from '@larder/contract';
import type { GroupDatabase } from '../../../../platform/database/index.ts';
import { wordsIn } from '../../../../platform/http/index.ts';
import { isSurelyRead, readIngredientLines } from '../../../ingredients/index.ts';
import type { Tables } from '../pieces.ts';
import { idThere } from '../server-ids.ts';
import type { MoveServerRow } from '../servers.repository.ts';

type Kind = 'group' | 'self' | 'recipe' | 'list' | 'item' | 'food' | 'unit' | 'label' | 'meal' | 'cookbook';

/** What rows of another program's server are made with. */
export interface ThingsThere {
  groupId: string;
  /** Whoever asks. */
  selfId: string;
  idOf(kind: Kind, id: string | number): string;
  /** The id of a food, unit or label, which has only its name. */
  idNamed(kind: 'food' | 'unit' | 'label', name: string): string;
  /** A list that has no name there. */
  listName: string;
  mealOf(name: string, time?: string | null): string;
  /** What lines of a list ask for, where that is an amount of a food and nothing of a line is in doubt. */
  amountsIn(lines: readonly string[]): Promise<(Amount | undefined)[]>;
}

export interface Amount {
  quantity: number;
  unit: string | null;
  food: string;
  note: string;
}

const amountIn = (parsed: ParsedIngredient): Amount | undefined => {
  const { quantity, unit, food, note } = parsed.ingredient;
  if (!quantity || !food || !isSurelyRead(parsed)) return undefined;
  return { quantity, unit: unit?.name ?? null, food: food.name, note };
};

const meals = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;
type Meal = (typeof meals)[number];

/** Meals that people have named themselves end at these hours; what is later is a dinner. */
const lastHours: [Meal, number][] = [
  ['breakfast', 10],
  ['lunch', 15],
];

const mealAt = (time: string | null | undefined): Meal | undefined => {
  const [, hour] = /^(\d{1,2}):\d{2}/.exec(time ?? '') ?? [];
  if (hour === undefined) return undefined;
  return lastHours.find(([, last]) => Number(hour) <= last)?.[0] ?? 'dinner';
};

const sameWord = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** A meal by what it is called in one's own language or in English, else by its time; one that is neither stays what it is called. */
const mealNamed = (language: string, name: string, time?: string | null): string => {
  const words = [wordsIn(language), wordsIn('en-US')];
  const called = name.trim().replace(/s$/i, '');
  const isCalled = (meal: Meal) =>
    words.some((word) => [name.trim(), called].some((text) => sameWord(text, word('plan.meal', { meal }))));
  return meals.find(isCalled) ?? mealAt(time) ?? name;
};

export const thingsThere = (row: MoveServerRow, db: GroupDatabase): ThingsThere => {
  const idOf = (kind: Kind, id: string | number) => idThere(row, kind, id);
  return {
    groupId: idOf('group', ''),
    selfId: idOf('self', row.userId),
    idOf,
    idNamed: (kind, name) => idOf(kind, name.trim().toLowerCase()),
    listName: wordsIn(row.language)('shopping.list'),
    mealOf: (name, time) => mealNamed(row.language, name, time),
    amountsIn: async (lines) => (await readIngredientLines(db, lines)).map(amountIn),
  };
};

/** The group that all else is in, with whoever asks, and the recipes that other rows speak of. */
export const groupTables = (
  { groupId, selfId, idOf }: ThingsThere,
  row: MoveServerRow,
  recipes: readonly { sourceId: string; name: string }[],
): Tables => ({
  groups: [{ id: groupId, name: new URL(row.address).hostname }],
  users: [{ id: selfId, group_id: groupId, username: selfId }],
  recipes: recipes.map(({ sourceId, name }) => ({ id: idOf('recipe', sourceId), group_id: groupId, name })),
});

interface Named {
  name: string;
  plural?: string | null | undefined;
  label?: string | null | undefined;
}

/** Foods, units and labels by their names: each once, as the first of that name has it. */
export class PantryThere {
  readonly #rows = {
    foods: new Map<string, object>(),
    units: new Map<string, object>(),
    labels: new Map<string, object>(),
  };
  readonly #there: ThingsThere;

  constructor(there: ThingsThere) {
    this.#there = there;
  }

  label(name: string | null | undefined): string | null {
    if (!name?.trim()) return null;
    const id = this.#there.idNamed('label', name);
    return this.#add('labels', id, { name });
  }

  unit(unit: Named | null | undefined): string | null {
    if (!unit?.name.trim()) return null;
    const id = this.#there.idNamed('unit', unit.name);
    return this.#add('units', id, { name: unit.name, plural_name: unit.plural ?? null });
  }

  food(food: Named | null | undefined): string | null {
    if (!food?.name.trim()) return null;
    const id = this.#there.idNamed('food', food.name);
    return this.#add('foods', id, {
      ...{ name: food.name, plural_name: food.plural ?? null, label_id: this.label(food.label) },
    });
  }

  tables(): Tables {
    return {
      multi_purpose_labels: [...this.#rows.labels.values()],
      ingredient_foods: [...this.#rows.foods.values()],
      ingredient_units: [...this.#rows.units.values()],
    };
  }

  #add(kind: 'foods' | 'units' | 'labels', id: string, columns: object): string {
    const rows = this.#rows[kind];
    if (!rows.has(id)) rows.set(id, { id, group_id: this.#there.groupId, ...columns });
    return id;
  }
}
