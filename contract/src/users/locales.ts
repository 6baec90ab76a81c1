/** Every language that there are words, foods, units and labels in. */
export const locales = [
  'af-ZA',
  'ar-SA',
  'bg-BG',
  'ca-ES',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-GB',
  'en-US',
  'es-ES',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'gl-ES',
  'he-IL',
  'hr-HR',
  'hu-HU',
  'is-IS',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'lt-LT',
  'lv-LV',
  'nl-NL',
  'no-NO',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sk-SK',
  'sl-SI',
  'sr-SP',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const;

export type LocaleName = (typeof locales)[number];

export const isLocale = (text: string): text is LocaleName => locales.some((locale) => locale === text);

/**
 * Tags of browsers, in small letters, that no first part leads to the right language: both kinds of written Norwegian, an older name
 * of Hebrew, Chinese in signs as in Taiwan, English and Portuguese outside of America, and
 * the region that speaks for a whole language.
 */
export const closestLocales: readonly (readonly [beginning: string, locale: LocaleName])[] = [
  ['n[bn]\\b', 'no-NO'],
  ['iw\\b', 'he-IL'],
  ['zh-(?:hant|hk|mo)\\b', 'zh-TW'],
  ['en-(?:au|hk|ie|in|nz|sg|za)\\b', 'en-GB'],
  ['en\\b', 'en-US'],
  ['fr\\b', 'fr-FR'],
  ['pt-(?!br\\b)', 'pt-PT'],
];

/**
 * The language that whoever asks for a tag such as `de-AT` or `nb` understands best; undefined where none is close.
 * @param known those that there are; all unless said
 */
export function closestLocale(tag: string): LocaleName | undefined;
export function closestLocale(tag: string, known: readonly string[]): string | undefined;
export function closestLocale(tag: string, known: readonly string[] = locales): string | undefined {
  const wanted = tag.trim().toLowerCase().replaceAll('_', '-');
  const [language] = wanted.split('-');
  const close = closestLocales.find(([beginning]) => new RegExp(`^${beginning}`).test(wanted))?.[1];
  return (
    known.find((locale) => locale.toLowerCase() === wanted) ??
    known.find((locale) => locale === close) ??
    known.find((locale) => locale.split('-')[0] === language)
  );
}

const fromRight = new Set(['ar', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** In which direction a language is read. @param language BCP 47; from the left for anything else */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromRight.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
