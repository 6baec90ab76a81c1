import { formatMinutes, minutesOf } from '@larder/kitchen';
import { locale } from '../messages/index.ts';

/** A time as cards show it: "1 h 20 min" where the text can be understood, else the text itself. */
export const shortTime = (text: string | null): string | undefined => {
  if (!text) return undefined;
  const minutes = minutesOf(text);
  return minutes ? formatMinutes(minutes, locale()) : text;
};
