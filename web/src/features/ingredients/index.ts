export { AmountField } from './fields/AmountField.tsx';
export { AmountInput } from './fields/AmountInput.tsx';
export { NamedField } from './fields/NamedField.tsx';
export {
  type FoodChoice,
  foodChoice,
  parseLine,
  type UnitChoice,
  unitChoice,
  useCorrect,
  useFoods,
  useParsedIngredients,
  useParsers,
  useUnits,
} from './ingredients.api.ts';
