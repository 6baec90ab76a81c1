import { withoutQuantity } from '../../words/quantity-words.ts';
import { likeness, tokensOf } from '../visible/match-lines.ts';

/** A recipe of fewer lines may well need most foods in both of its parts. */
const fewest = 6;

/** The lines of one size of a recipe, where data holds two of them one after the other: for the small pan and for the large. */
export function ofOneSize(lines: string[]): string[] {
  const half = secondSize(lines.map(foodOf), (one, other) => one === other, 0.7);
  return half === null ? lines : lines.slice(0, half);
}

/** The steps of one size of a recipe, which tells the same again with other amounts. */
export function stepsOfOneSize(steps: string[]): number | null {
  const tokens = steps.map((step) => tokensOf(step.slice(0, 400)));
  const areAlike = (one: string[], other: string[]) =>
    one.length > 4 && Math.min(likeness(one, other), likeness(other, one)) > 0.55;
  return secondSize(tokens, areAlike, 0.65);
}

/** Where items begin again that are nearly all like those before, in their order; null where they do not. */
function secondSize<Item>(
  items: Item[],
  areAlike: (one: Item, other: Item) => boolean,
  leastAlike: number,
): number | null {
  if (items.length < fewest || items.length > 200) return null;
  for (let start = Math.floor(items.length / 2) - 1; start <= Math.ceil(items.length / 2) + 1; start++) {
    const [first, second] = [items.slice(0, start), items.slice(start)];
    if (!beginsAlike(first, second, areAlike)) continue;
    if (held(first, second, areAlike) >= leastAlike && held(second, first, areAlike) >= leastAlike) return start;
  }
  return null;
}

function beginsAlike<Item>(first: Item[], second: Item[], areAlike: (one: Item, other: Item) => boolean): boolean {
  const [one, other] = [first[0], second[0]];
  return one !== undefined && other !== undefined && areAlike(one, other);
}

/** The share of items that the others hold, without going back in them by more than one place. */
function held<Item>(items: Item[], others: Item[], areAlike: (one: Item, other: Item) => boolean): number {
  let found = 0;
  items.forEach((item, at) => {
    if (others.slice(Math.max(0, at - 2), at + 3).some((other) => areAlike(item, other))) found++;
  });
  return items.length === 0 ? 0 : found / items.length;
}

function foodOf(line: string): string {
  return withoutQuantity(line)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
