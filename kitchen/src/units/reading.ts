/** What the units of a recipe are: small enough for every page, without the densities that conversion needs. */
export { type AmountInText, amountInText } from './amount-in-text.ts';
export { findUnit } from './find-unit.ts';
export { measureOf } from './measure-of.ts';
export { type StandardUnit, standardUnits } from './standard-units.ts';
export { type AmountOfRecipe, type Makes, timesOfRecipe } from './times-of-recipe.ts';
export { wordBeside } from './word-beside.ts';
