export type { PartConfidence } from './confidence.ts';
export { type KnownWords, knownWords } from './known-words.ts';
export { type Label, labels } from './labels.ts';
export { isUnitOf, languageCodes, languageOf } from './languages/index.ts';
export { parseIngredientByRules } from './parse-by-rules.ts';
export { type ParseOptions, parseIngredient, parseIngredients } from './parse-ingredient.ts';
export type { ParsedIngredient, ParsedToken } from './parse-with.ts';
