import { AppError } from '../errors/index.ts';

/** Far more than any recipe has, and few enough for code that goes down by calling itself. */
const mostLevels = 64;
/** Far more than anything that people send; as many empty objects take 20 ms and 15 MB. */
const mostValues = 200_000;

/**
 * The value of a JSON body, without zero characters; undefined for an empty one.
 * @throws AppError for what is no JSON, goes too deep or holds too much
 */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  refuseTooMuch(text);
  return parse(text.includes('\\u0000') ? withoutZeroCharacters(text) : text);
};

/** Counts before anything is made of the text, because a value takes up to thirty times the bytes that spell it. */
const refuseTooMuch = (json: string): void => {
  let levels = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') {
      at = endOfString(json, at);
    } else if (character === '[' || character === '{') {
      values++;
      if (++levels > mostLevels) throw new AppError('request.not-json');
    } else if (character === ']' || character === '}') {
      levels--;
    } else if (character === ',') {
      values++;
    }
    if (values > mostValues) throw new AppError('request.too-large');
  }
};

const endOfString = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
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
