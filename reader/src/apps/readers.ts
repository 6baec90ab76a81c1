import type { AppReader } from './app-reader.ts';
import { mealmaster } from './mealmaster/read-mealmaster.ts';
import { paprika } from './paprika/read-paprika.ts';

/** All of them; where several know a file, the surest reads it. */
export const readers: readonly AppReader[] = [mealmaster, paprika];
