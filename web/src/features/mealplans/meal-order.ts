import type { PlanEntry } from '@larder/contract';
import { entriesAt } from './plan.ts';

type Placed = Pick<PlanEntry, 'id' | 'position'>;

/** The entries that begin at the same meal as this one, as they are shown. */
export const mealOf = (entries: readonly PlanEntry[], { date, entryType }: PlanEntry): PlanEntry[] =>
  entriesAt(entries, { date, entryType }).filter((other) => other.date === date);

/** Puts an entry in the place of another one of its meal, which makes way towards where it came from. */
export function placedAt<Entry extends Placed>(meal: readonly Entry[], entry: Placed, at: Placed): Entry[] {
  const [from, to] = [entry, at].map(({ id }) => meal.findIndex((other) => other.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return [...meal];
  const others = meal.filter((_, index) => index !== from);
  return others.toSpliced(to, 0, ...meal.slice(from, from + 1));
}

/** What has to be saved so that the entries of a meal are in this order. */
export function newPlaces(meal: readonly Placed[]): Placed[] {
  const first = Math.min(...meal.map(({ position }) => position));
  return meal.flatMap(({ id, position }, index) =>
    position === first + index ? [] : [{ id, position: first + index }],
  );
}
