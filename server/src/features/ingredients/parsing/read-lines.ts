import type { ParsedIngredient, ParserName } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { AskLanguageModel } from '../language-model/ask-language-model.ts';
import { type Vocabulary, vocabularyOf } from '../matching/vocabulary.ts';
import { readByModel, readByRules } from './read-by-parser.ts';
import type { Reading, UnderstoodLine } from './reading.ts';
import { toParsedIngredient, understandLine } from './understand-line.ts';

export interface ReadOptions {
  parser?: ParserName;
  /** A tag such as "de"; found out from the lines when it is not known. */
  language?: string | null;
}

interface UnderstoodLines {
  language: string;
  /** Each line without and with what the group has taught. */
  understood: { uncorrected: UnderstoodLine; understood: UnderstoodLine }[];
}

/** Reads lines for a group: with its own foods, units and aliases, and as its members have corrected them before. */
export type UnderstandLines = (
  db: GroupDatabase,
  lines: readonly string[],
  options?: ReadOptions,
) => Promise<UnderstoodLines>;

export const createUnderstandLines =
  (askLanguageModel: AskLanguageModel): UnderstandLines =>
  async (db, lines, { parser = 'nlp', language: known } = {}) => {
    const { isUnitOf, languageOf } = await import('@larder/kitchen/ingredients');
    const language = known || languageOf(lines);
    const vocabulary = await vocabularyOf(db);
    const readings = await read(parser, lines, language, vocabulary, askLanguageModel);
    const isUnit = (text: string) => isUnitOf(language, text);
    return {
      language,
      understood: readings.map((reading, index) =>
        understandLine(lines[index] ?? '', reading, { vocabulary, language, isUnit }),
      ),
    };
  };

/** The same in the shape of the API. */
export async function readLines(
  understandLines: UnderstandLines,
  db: GroupDatabase,
  lines: readonly string[],
  options?: ReadOptions,
): Promise<ParsedIngredient[]> {
  const { language, understood } = await understandLines(db, lines, options);
  return understood.map((line, index) => toParsedIngredient(lines[index] ?? '', language, line.understood));
}

function read(
  parser: ParserName,
  lines: readonly string[],
  language: string,
  { known }: Vocabulary,
  askLanguageModel: AskLanguageModel,
): Promise<Reading[]> {
  switch (parser) {
    case 'nlp':
      return readByModel(lines, language, known);
    case 'brute':
      return readByRules(lines, language);
    case 'openai':
      return askLanguageModel(lines);
  }
}

const understandLines = createUnderstandLines(() => Promise.resolve([]));

/**
 * Lines of a recipe that comes in, read by the trained parser with the group's own words and corrections; for features that save
 * recipes. `understoodIngredient` makes of each what a recipe stores.
 * @param language of the page, where it is known; otherwise found out from the lines
 */
export const readIngredientLines = (
  db: GroupDatabase,
  lines: readonly string[],
  language?: string | null,
): Promise<ParsedIngredient[]> => readLines(understandLines, db, lines, { parser: 'nlp', language });
