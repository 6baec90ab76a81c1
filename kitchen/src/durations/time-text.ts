import { beginnings, hour, minute } from './duration-lexicon.ts';
import { withStraightApostrophes } from './find-durations.ts';
import { parseIsoDuration } from './iso-duration.ts';
import { readDuration } from './read-duration.ts';

/**
 * Whole minutes that a recipe's time says in free text, or null when it names none: "1 hour 30 minutes", "1 Std. 20 Min.",
 * "1:30", "45", "PT45M". Several lengths add up; of a range the upper end counts, so that nobody is kept waiting.
 */
export function minutesOf(text: string, locale?: string): number | null {
  const seconds = parseIsoDuration(text) ?? secondsOfDigits(text) ?? secondsOfWords(text, locale);
  return seconds === null ? null : seconds > 0 ? Math.max(1, Math.round(seconds / minute)) : 0;
}

/** "1:30" is hours and minutes, a bare number is minutes. */
function secondsOfDigits(text: string): number | null {
  const digits = text.trim();
  const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?:\s*h)?$/.exec(digits);
  if (clock) return Number(clock[1]) * hour + Number(clock[2]) * minute + Number(clock[3] ?? 0);
  return /^\d{1,5}$/.test(digits) ? Number(digits) * minute : null;
}

function secondsOfWords(text: string, locale: string | undefined): number | null {
  const plain = withStraightApostrophes(text);
  let [sum, past] = [0, 0];
  for (const { index } of plain.matchAll(beginnings)) {
    const duration = index < past ? null : readDuration(plain, index, { locale, shortUnits: true });
    if (!duration) continue;
    past = duration.end;
    sum += duration.high;
  }
  return past === 0 ? null : sum;
}
