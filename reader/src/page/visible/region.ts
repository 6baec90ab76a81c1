/** Rows `from` to `to`, the latter not included. */
export interface Region {
  from: number;
  to: number;
  score: number;
}
