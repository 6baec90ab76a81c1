export interface Statement {
  readonly start: number;
  readonly end: number;
}

export const statementsOf = (text: string, pattern: RegExp): Statement[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** How far apart the two ways to say the same are: "350°F (180°C fan-forced)". */
const farthest = 24;

/** What parts the two: a bracket, a slash, a comma, "or"; another sentence says something else. */
const parting = /^[^.!?;]*[(/,|–-]|^\s*(?:or|oder|ou|o|of|eller|lub)\s/u;

/** Whether what is said from `start` to `end` is also said right beside it by one of `others`. */
export function isSaidBeside(text: string, { start, end }: Statement, others: readonly Statement[]): boolean {
  return others.some((other) => {
    const between = other.start >= end ? text.slice(end, other.start) : text.slice(other.end, start);
    return between.length <= farthest && parting.test(between);
  });
}
