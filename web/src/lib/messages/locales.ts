import type { LocaleName } from '@larder/contract';
import { storedText } from '../browser/stored-text.ts';
import { locale } from './messages.ts';

export interface Language {
  locale: string;
  /** In the language itself, as its speakers look for it. */
  name: string;
  /** In English, as everybody else looks for it. */
  english: string;
  direction: 'ltr' | 'rtl';
  /** Share of the words that are translated, in whole percent. */
  percent: number;
}

const names: Record<LocaleName, string> = {
  'af-ZA': 'Afrikaans',
  'ar-SA': 'العربية',
  'bg-BG': 'Български',
  'ca-ES': 'Català',
  'cs-CZ': 'Čeština',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'en-GB': 'English (United Kingdom)',
  'en-US': 'English (United States)',
  'es-ES': 'Español',
  'fi-FI': 'Suomi',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français (France)',
  'gl-ES': 'Galego',
  'he-IL': 'עברית',
  'hr-HR': 'Hrvatski',
  'hu-HU': 'Magyar',
  'is-IS': 'Íslenska',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'lt-LT': 'Lietuvių',
  'lv-LV': 'Latviešu',
  'nl-NL': 'Nederlands',
  'no-NO': 'Norsk',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  'ro-RO': 'Română',
  'ru-RU': 'Русский',
  'sk-SK': 'Slovenčina',
  'sl-SI': 'Slovenščina',
  'sr-SP': 'Српски',
  'sv-SE': 'Svenska',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'vi-VN': 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

const rightToLeft = new Set(['ar-SA', 'he-IL']);

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** Left by the boot script; there is none outside of a page. */
const translated = globalThis.window?.larder?.translated ?? {};

/** Every language that can be chosen, whether or not it has words yet. */
export const languages: Language[] = Object.entries(names).map(([locale, name]) => ({
  locale,
  name,
  english: inEnglish.of(locale) ?? locale,
  direction: rightToLeft.has(locale) ? 'rtl' : 'ltr',
  percent: translated[locale] ?? 0,
}));

/** Whoever chooses a language of which less is translated would read English after all. */
const leastPercent = 50;

export const isOffered = (language: Language): boolean =>
  language.percent >= leastPercent || language.locale === locale();

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
