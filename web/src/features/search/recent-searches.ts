import { preference } from '../../lib/preferences/preference.ts';

const mostRemembered = 6;

const remembered = preference<{ texts: string[] }>('larder.recent-searches', { texts: [] });

export const useRecentSearches = () => remembered.use()[0].texts;

/** Remembers what was looked for and led somewhere, the latest first. */
export function rememberSearch(text: string) {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = remembered.get().texts.filter((other) => other !== trimmed);
  remembered.change({ texts: [trimmed, ...others].slice(0, mostRemembered) });
}

export const forgetSearches = () => remembered.change({ texts: [] });
