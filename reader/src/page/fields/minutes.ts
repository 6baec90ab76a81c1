import { minutesOf } from '@larder/kitchen';

/** Whole minutes of a time as structured data has it: ISO 8601, also with stray spaces, or words. Null for no time. */
export function readMinutes(value: string, locale?: string): number | null {
  const bare = /^\s*P[\dT\s]/i.test(value) ? value.replace(/\s+/g, '') : value;
  const minutes = minutesOf(bare.slice(0, 200), locale) ?? hungarianMinutes(bare.slice(0, 200));
  return minutes === null || minutes <= 0 ? null : minutes;
}

/** "1 óra 15 perc": the kitchen finds no times in Hungarian sentences, but recipe cards have them as bare as this. */
function hungarianMinutes(text: string): number | null {
  const said = /^\s*(?:(\d+)\s*óra)?\s*(?:(\d+)\s*perc)?\s*$/iu.exec(text);
  const [hours, minutes] = [Number(said?.[1] ?? 0), Number(said?.[2] ?? 0)];
  return hours + minutes > 0 ? hours * 60 + minutes : null;
}
