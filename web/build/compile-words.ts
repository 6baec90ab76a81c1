import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Messages as the browser gets them: nearly as short as they are written, and put together without a parser. */
export const compileWords = (words: Record<string, string>): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(words).map(([key, message]) => [key, compile(message)]));
