import type words from './en-US.json';

/** A key of the words of screens and errors: a misspelt one does not compile. */
export type MessageKey = keyof typeof words;
