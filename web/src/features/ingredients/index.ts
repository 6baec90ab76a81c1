export { AmountField, AmountInput } from './fields/AmountInput.tsx';
export { NamedField, type OtherKind } from './fields/NamedField.tsx';
export {
  type FoodChoice,
  foodChoice,
  parseLines,
  type UnitChoice,
  unitChoice,
  useFoods,
  useParsers,
  useUnits,
} from './ingredients.api.ts';
export { ParsedLines } from './parsing/ParsedLines.tsx';
export { ParserChoice } from './parsing/ParserChoice.tsx';
export { isTouched, type LineParts, type ReadLine, readLine } from './parsing/read-line.ts';
export {
  type LineText,
  type Parsing,
  type ParsingDraft,
  parsingPreferences,
  useParsing,
} from './parsing/use-parsing.ts';
export { useTeach } from './parsing/use-teach.ts';
