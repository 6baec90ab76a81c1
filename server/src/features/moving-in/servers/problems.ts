import type { InstanceProblem } from '@larder/reader';

/** What a server does not send, or not to whoever asks, by its names. */
export const notSent = (table: string, [example, ...others]: readonly string[]): InstanceProblem[] =>
  example === undefined ? [] : [{ table, reason: 'not-sent', rows: 1 + others.length, example }];

/** What a program has and there is no place for here. */
export const noPlace = (table: string, things: readonly { name: string }[]): InstanceProblem[] => {
  const [first] = things;
  return first ? [{ table, reason: 'refused', rows: things.length, example: first.name }] : [];
};

/** Meals of which nobody says whether they are breakfast or lunch: all of them are dinners here. */
export const noMeal = (rows: number): InstanceProblem[] =>
  rows > 0 ? [{ table: 'planner', reason: 'unknown-value', rows, example: '' }] : [];
