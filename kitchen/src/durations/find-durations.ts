import { beginnings, day } from './duration-lexicon.ts';
import { readDuration } from './read-duration.ts';

/** A length of time in a step's text, for a timer that starts with a tap. */
export interface FoundDuration {
  /** Where it stands in the text: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Of a range the lower end: one looks whether it is done as early as it can be. */
  readonly seconds: number;
  /** The upper end of a range, otherwise the same as `seconds`. */
  readonly longestSeconds: number;
  readonly text: string;
}

/**
 * Every length of time that a kitchen timer can run, in any of the languages that recipes are written in.
 * Days and weeks are left out: nobody starts a timer for them.
 */
export function findDurations(text: string, locale?: string): FoundDuration[] {
  const plain = withStraightApostrophes(text);
  const found: FoundDuration[] = [];
  let past = 0;
  for (const { index } of plain.matchAll(beginnings)) {
    const duration = index < past ? null : readDuration(plain, index, { locale });
    if (!duration) continue;
    past = duration.end;
    const [seconds, longestSeconds] = [Math.round(duration.low), Math.round(duration.high)];
    if (seconds < 1 || longestSeconds > day || duration.unit >= day) continue;
    found.push({ start: index, end: past, seconds, longestSeconds, text: text.slice(index, past) });
  }
  return found;
}

export const withStraightApostrophes = (text: string): string => text.replaceAll('’', "'");
