export { adoptLocale, chooseLocale, isOffered, type Language, languages } from './locales.ts';
export { locale, type MessageKey, provideWords, t, tRich, type Words } from './messages.ts';
