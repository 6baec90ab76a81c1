import { storedText } from '../browser/stored-text.ts';
import { locale } from './messages.ts';

const key = 'larder.locale';

/** Remembers the language and loads the page anew in it: words, direction and every formatted number change at once. */
export function chooseLocale(chosen: string) {
  if (chosen === locale()) return;
  storedText.write(key, chosen);
  window.location.reload();
}

/** Follows the language of a person's profile on a browser that has none of its own yet. */
export function adoptLocale(ofProfile: string | null) {
  if (ofProfile && storedText.read(key) === null) chooseLocale(ofProfile);
}
