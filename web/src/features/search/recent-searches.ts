import { preference } from '../../lib/preferences/preference.ts';

const mostKept = 6;

const kept = preference<{ texts: string[] }>('larder.recent-searches', { texts: [] });

export const useRecentSearches = () => kept.use()[0].texts;

/** Keeps what was looked for and led somewhere, the latest first. */
export function rememberSearch(text: string) {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = kept.get().texts.filter((other) => other !== trimmed);
  kept.change({ texts: [trimmed, ...others].slice(0, mostKept) });
}
