import { killSuite } from '../kills/kill-suite.ts';
import { killMoves, moments } from './kill-moves.ts';

/** npm run bench -- kill-move [--times 20] [--seed 1] [--recipes 40] [--postgres postgresql://…/postgres] */
export const killMoveSuite = killSuite({
  name: 'kill-move',
  times: 20,
  recipes: 40,
  kill: killMoves,
  rows: (kills) => [['killed while it is', 'kills'], ...moments.map((moment) => [moment, kills[moment]])],
});
