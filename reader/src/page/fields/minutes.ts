import { minutesOf } from '@larder/kitchen';

/** Days of drying and weeks of ripening are real; longer times are something else, such as a time since 1970. */
export const longestMinutes = 60 * 24 * 60;

/** Whole minutes of a time as structured data has it: ISO 8601, also with stray spaces, or words. Null for no time. */
export function readMinutes(value: string, locale?: string): number | null {
  const minutes = minutesOf(likeIso(value).slice(0, 200), locale);
  return minutes === null || minutes <= 0 || minutes > longestMinutes ? null : minutes;
}

/** "PT 1 H", "PT0D1H" and "PT20 Mins", as programs write what should be a duration of ISO 8601. */
function likeIso(value: string): string {
  if (!/^\s*P[\dT\s]/i.test(value)) return value;
  const bare = value.replace(/\s+/g, '').replace(/^PT(\d+D)/i, 'P$1T');
  return /\d(?!DT)[a-z]{2}/i.test(bare) ? value.replace(/^\s*PT?/i, '') : bare;
}
