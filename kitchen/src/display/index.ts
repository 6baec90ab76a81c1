export { type AmountAndNote, amountOf } from './amount-of.ts';
export {
  type DisplayedIngredient,
  type DisplayOptions,
  displayIngredient,
  displayText,
  type IngredientParts,
} from './display-ingredient.ts';
export { type FoodNames, foodName, type UnitNames, unitName } from './unit-name.ts';
