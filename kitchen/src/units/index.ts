export { convert } from './convert.ts';
export { densityOf } from './densities/density-of.ts';
export type { LadderUnit, ShownAmount } from './ladders.ts';
export { type SaidAgain, saidAgain } from './said-again.ts';
export { type MeasuringSystem, shownIn, tidied } from './shown-in.ts';
export { stepIn } from './steps/step-in.ts';
export { type AmountInUnit, type Sums, sumsOf } from './sums.ts';
