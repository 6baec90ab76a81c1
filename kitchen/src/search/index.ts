export { explainMatch } from './explain-match.ts';
export type { MeantWord } from './mark-text.ts';
export { plainText } from './plain-text.ts';
export { type Scope, type SearchedRecipe, scopedWords, scopes, wordsOf } from './scoped-words.ts';
export { searchWords } from './search-words.ts';
export { type TypedWord, typedWords } from './typed-words.ts';
export { deletes, withinOneTypo } from './typos.ts';
