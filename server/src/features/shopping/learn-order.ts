/** A tick as it was noted: something taken in a shop, or put back. */
export interface Tick {
  listId: string;
  device: string;
  itemId: string;
  foodId: string | null;
  labelId: string | null;
  checked: boolean;
  /** By the clock of the server. */
  at: string;
}

export interface LearnedOrder {
  /** Ids of labels. */
  aisles: string[];
  /** Ids of foods, aisle by aisle. */
  foods: string[];
  /** From how many trips it is learned. */
  trips: number;
}

export const nothingLearned: LearnedOrder = { aisles: [], foods: [], trips: 0 };

/** After so many milliseconds without a tick somebody has gone home. */
export const tripGap = 2 * 3_600_000;
/** Who ticks off less has been for the milk. */
const fewestTicks = 4;
/** Shops are rebuilt: what was longer ago teaches nothing any more. */
const mostTrips = 12;
/** How much a trip counts beside the one after it. */
const fading = 0.8;

/**
 * The order in which a household walks through a shop, learned from its last trips there. A trip is what one device ticked off one list
 * with less than two hours between two ticks. An aisle comes where on average its ticks came in the trip, a food within its aisle likewise;
 * of two that were met on the same trips, the one goes first that mostly came first, and late trips say more than early ones.
 */
export const learnOrder = (trips: Tick[][]): LearnedOrder => {
  const aisles = orderOf(trips.map(aislesOf));
  const foods = aisles.flatMap((labelId) =>
    orderOf(trips.map((trip) => trip.flatMap((tick) => (tick.labelId === labelId && tick.foodId) || []))),
  );
  return { aisles, foods, trips: trips.length };
};

/** The last trips, the earliest first, from ticks in the order of their time. What was put back was not taken. */
export const tripsIn = (ticks: Tick[]): Tick[][] => {
  const trips = new Map<string, Tick[]>();
  const all: Tick[][] = [];
  for (const tick of withoutPutBack(ticks)) {
    const who = `${tick.listId} ${tick.device}`;
    const trip = trips.get(who);
    const last = trip?.at(-1);
    if (trip && last && timeBetween(last, tick) < tripGap) trip.push(tick);
    else {
      const next = [tick];
      trips.set(who, next);
      all.push(next);
    }
  }
  return all.filter(({ length }) => length >= fewestTicks).slice(-mostTrips);
};

const timeBetween = (one: Tick, other: Tick): number => Date.parse(other.at) - Date.parse(one.at);

const withoutPutBack = (ticks: Tick[]): Tick[] => {
  const next = new Map<string, Tick>();
  return ticks
    .toReversed()
    .filter((tick) => {
      const after = next.get(tick.itemId);
      next.set(tick.itemId, tick);
      const isPutBack = after !== undefined && !after.checked && timeBetween(tick, after) < tripGap;
      return tick.checked && !isPutBack;
    })
    .reverse();
};

/** The aisles of a trip by the middle of their ticks: who turns round for the forgotten butter has not moved the dairy. */
const aislesOf = (trip: Tick[]): string[] => {
  const places = new Map<string, number[]>();
  for (const [place, { labelId }] of trip.entries())
    if (labelId !== null) places.set(labelId, [...(places.get(labelId) ?? []), place]);
  const middle = (labelId: string) => mean(places.get(labelId) ?? []);
  return [...places.keys()].sort((one, other) => middle(one) - middle(other));
};

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/**
 * One order from several, the latest of which counts most. Each id comes after as large a share of the ids that it was met with as came
 * before it, so that a short trip at the end of the shop does not move what lies there to its beginning.
 */
const orderOf = (walks: string[][]): string[] => {
  const met = new Map<string, Map<string, { before: number; all: number }>>();
  for (const [age, walk] of walks.toReversed().entries()) {
    const ids = [...new Set(walk)];
    for (const [at, id] of ids.entries()) {
      const others = met.get(id) ?? new Map<string, { before: number; all: number }>();
      met.set(id, others);
      for (const [otherAt, other] of ids.entries()) {
        if (other === id) continue;
        const known = others.get(other) ?? { before: 0, all: 0 };
        const weight = fading ** age;
        others.set(other, { before: known.before + (otherAt < at ? weight : 0), all: known.all + weight });
      }
    }
  }
  const place = (id: string) => mean([...(met.get(id)?.values() ?? [])].map(({ before, all }) => before / all));
  const places = new Map([...met.keys()].map((id) => [id, place(id)]));
  return [...places].sort(([, one], [, other]) => one - other).map(([id]) => id);
};
