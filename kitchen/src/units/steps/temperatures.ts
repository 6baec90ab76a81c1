import type { MeasuringSystem } from '../shown-in.ts';
import { degreeSigns, degreeWords } from './degree-words.ts';
import { isSaidBeside, type Statement, statementsOf } from './statements.ts';

const digit = '[\\d０-９٠-٩]';
const number = `${digit}{1,3}(?:[.,]${digit})?`;
const to = '\\s*(?:[-–—~～〜]|to|bis|à|a|tot|till|til|do|до)\\s*';
const sign = '[°º˚]';
const degrees = `(?:\\s*${sign}\\s*|\\s+(?:degrees?|deg\\.?|degrés?)\\s+)`;
const fahrenheit = `(?:${degrees}(?:Fahrenheit|F)|\\s?F|\\s?℉)(?![\\p{L}\\p{N}])`;
const written = Object.values(degreeWords).join('|');
// Who writes in Cyrillic letters writes the C with one too; what stands between unspaced signs has no end.
const celsius = `(?:(?:${degrees}(?:Celsius|Цельсия|C|С|م)|\\s?C|\\s*(?:${written}))(?![\\p{L}\\p{N}])|\\s?℃|\\s?${degreeSigns})`;

/** Where a number begins: writing without spaces has its signs right before it, of which "华氏" says another scale. */
const begins =
  '(?<!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{N}.,]|\\d[/⁄]|[华華]氏)(?:[摄攝]氏)?';

/** A minus is one where no number stands before it. */
const temperatureIn = (scale: string) =>
  new RegExp(
    `${begins}((?:[-−–](?<!(?:\\p{L}|[\\p{N}°º˚CF]\\s{0,9}).))?${number})(?:(?:\\s*${sign})?${to}(${number}))?${scale}`,
    'gu',
  );
const [inFahrenheit, inCelsius] = [temperatureIn(fahrenheit), temperatureIn(celsius)];

/** "350°" and "350 degrees", without a scale. */
const withoutScale = new RegExp(
  `(?<![\\p{L}\\p{N}.,]|\\d[/⁄])(\\d{3})(?:(?:\\s*${sign})?${to}(\\d{3}))?(?:\\s*${sign}|\\s+degrees?(?!\\p{L}))(?!\\s*(?:[CF](?!\\p{L})|Celsius|Fahrenheit))`,
  'gu',
);

/** Whatever a text says of temperatures, in any scale. */
export const temperaturesSaid = (text: string): Statement[] =>
  [inFahrenheit, inCelsius, withoutScale].flatMap((pattern) => statementsOf(text, pattern));

export function temperaturesIn(system: MeasuringSystem, text: string): string {
  const shown = withScale(system, text);
  return system === 'metric' ? ovensWithoutScale(shown) : shown;
}

/** No kitchen's oven has 325 °C: a round number from there on is one in °F. Below, nobody can say. */
function ovensWithoutScale(text: string): string {
  const said = temperaturesSaid(text);
  return text.replace(withoutScale, (found: string, low: string, high: string | undefined, start: number) => {
    const degrees = [low, high].flatMap((text) => (text ? [Number(text)] : []));
    const isOven = degrees.every((value) => value >= 325 && value <= 500 && value % 25 === 0);
    if (!isOven || isSaidBeside(text, { start, end: start + found.length }, said)) return found;
    return `${degrees.map(toCelsius).join('–')}\u00a0°C`;
  });
}

function withScale(system: MeasuringSystem, text: string): string {
  const [foreign, own] = system === 'metric' ? [inFahrenheit, inCelsius] : [inCelsius, inFahrenheit];
  const written = statementsOf(text, own);
  return text.replace(foreign, (found: string, low: string, high: string | undefined, start: number) => {
    const isMaybeCups = Number(low) < 30 && /\d\s?[CF]$/.test(found);
    if (isMaybeCups || isSaidBeside(text, { start, end: start + found.length }, written)) return found;
    const convert = system === 'metric' ? toCelsius : toFahrenheit;
    const values = [low, high].flatMap((text) => (text ? [convert(degreesOf(text))] : []));
    return values.includes(null) ? found : `${values.join('–')}\u00a0°${system === 'metric' ? 'C' : 'F'}`;
  });
}

/** "−18", "37,5", "１８０", "١٨٠" */
const degreesOf = (text: string): number =>
  Number(
    text
      .replace(/[０-９٠-٩]/g, (sign) => String(sign.charCodeAt(0) & 15))
      .replace(',', '.')
      .replace(/[−–]/, '-'),
  );

/** Cookbooks give ovens in tens of °C and steps of 25 °F; sugar and roasts need the degree. Null for what is no temperature. */
function toCelsius(degrees: number): number | null {
  if (degrees < 30 || degrees > 600) return null;
  const value = ((degrees - 32) * 5) / 9;
  return degrees >= 225 && degrees % 25 === 0 ? Math.round(value / 10) * 10 : Math.round(value);
}

/** The mark on an oven's dial where one is within 8 °F of what is asked, else the nearest 5 °F. */
function toFahrenheit(degrees: number): number | null {
  if (degrees > 320 || degrees < -60) return null;
  const value = (degrees * 9) / 5 + 32;
  if (degrees < 120 || degrees % 5 !== 0) return Math.round(value);
  const mark = Math.round(value / 25) * 25;
  return Math.abs(mark - value) <= 8 ? mark : Math.round(value / 5) * 5;
}
