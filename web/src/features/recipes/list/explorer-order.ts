export const orders = [
  'createdAt',
  'name',
  'rating',
  'updatedAt',
  'totalMinutes',
  'lastMade',
  'notMade',
  'random',
] as const;
export type Order = (typeof orders)[number];

/** Names read from A and times from the shortest, all else from the newest, highest or latest. */
export const usualDirection = (order: Order): 'asc' | 'desc' =>
  order === 'name' || order === 'totalMinutes' ? 'asc' : 'desc';

/** Those whose other direction says something. */
export const isReversible = (order: Order): boolean => order !== 'random' && order !== 'notMade';
