export { plainText } from './plain-text.ts';
export { searchWords } from './search-words.ts';
export { deletes, withinOneTypo } from './typos.ts';
