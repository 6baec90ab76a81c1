import { day, hour, minute } from './duration-lexicon.ts';

const amount = '(\\d{1,9}(?:[.,]\\d{1,9})?)';
const pattern = new RegExp(
  `^P(?:${amount}Y)?(?:${amount}M)?(?:${amount}W)?(?:${amount}D)?(?:T(?:${amount}H)?(?:${amount}M)?(?:${amount}S)?)?$`,
  'i',
);

/** Seconds of an ISO 8601 duration, or null for any other text. Years and months have no fixed length and count nothing. */
export function parseIsoDuration(text: string): number | null {
  const trimmed = text.trim();
  const parts = pattern.exec(trimmed);
  if (!parts || !/\d/.test(trimmed)) return null;
  const sizes = [0, 0, 7 * day, day, hour, minute, 1];
  return sizes.reduce((sum, size, at) => sum + size * Number((parts[at + 1] ?? '0').replace(',', '.')), 0);
}

/** "PT1H30M"; a day and more stay in hours, as recipe pages write them. */
export function formatIsoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / hour), 'H'],
    [Math.floor((whole % hour) / minute), 'M'],
    [whole % minute, 'S'],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `PT${written.join('') || '0S'}`;
}
