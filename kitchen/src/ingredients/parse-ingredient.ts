import { englishHabits, purposeBefore } from './english-habits.ts';
import { type KnownWords, withKnownWords } from './known-words.ts';
import { englishModel } from './model/english-model.ts';
import { parseIngredientByRules } from './parse-by-rules.ts';
import { type ParsedIngredient, parseWith } from './parse-with.ts';

export interface ParseOptions {
  /** A tag such as "de" or "pt-BR"; English, which has the trained model, where none is given. */
  language?: string;
  /** The group's own foods and units, which win where the line has them. */
  known?: KnownWords;
}

export function parseIngredient(line: string, options: ParseOptions = {}): ParsedIngredient {
  const { language = 'en', known } = options;
  const isEnglish = /^en(?:$|[-_])/i.test(language);
  const parsed = isEnglish ? parseEnglish(line) : parseIngredientByRules(line, language);
  return known ? withKnownWords(line, parsed, known) : parsed;
}

export function parseIngredients(lines: readonly string[], options: ParseOptions = {}): ParsedIngredient[] {
  return lines.map((line) => parseIngredient(line, options));
}

/** With its rules around a model, as it ships. */
export function parseEnglish(line: string, model = englishModel()): ParsedIngredient {
  const purpose = purposeBefore(line);
  if (purpose === '') return parseWith(model, line, englishHabits);
  // Blanks keep every place in the line as it is.
  const parsed = parseWith(model, ' '.repeat(purpose.length) + line.slice(purpose.length), englishHabits);
  const note = [purpose.trim().replace(/:$/, ''), parsed.note].filter(Boolean).join(', ');
  return parsed.food === '' ? parseWith(model, line, englishHabits) : { ...parsed, note };
}
