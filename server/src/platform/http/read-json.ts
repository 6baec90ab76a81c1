import { AppError } from '../errors/index.ts';

/** Far more than any recipe has, and few enough for code that goes down by calling itself. */
const mostLevels = 64;

/**
 * The value of a JSON body, without zero characters; undefined for an empty one.
 * @throws AppError for what is no JSON, or goes too deep
 */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const value = parse(text.includes('\\u0000') ? withoutZeroCharacters(text) : text);
  if (isDeeper(value, mostLevels)) throw new AppError('request.not-json');
  return value;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('request.not-json', {}, { cause });
  }
};

/** No database keeps a zero character in a text. Escapes are read in pairs, as a backslash may be escaped itself. */
const withoutZeroCharacters = (json: string) =>
  json.replaceAll(/\\(?:u0000|.)/gs, (pair) => (pair === '\\u0000' ? '' : pair));

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
