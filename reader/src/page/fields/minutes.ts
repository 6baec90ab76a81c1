import { minutesOf } from '@larder/kitchen';

/** Days of drying and weeks of ripening are real; longer times are something else, such as a time since 1970. */
export const longestMinutes = 60 * 24 * 60;

/** Whole minutes of a time as structured data has it: ISO 8601, also with stray spaces, or words. Null for no time. */
export function readMinutes(value: string, locale?: string): number | null {
  const bare = /^\s*P[\dT\s]/i.test(value) ? value.replace(/\s+/g, '') : value;
  const minutes = minutesOf(bare.slice(0, 200), locale);
  return minutes === null || minutes <= 0 || minutes > longestMinutes ? null : minutes;
}
