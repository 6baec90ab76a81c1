export { adoptLocale, chooseLocale, isOffered, type Language, languages } from './locales.ts';
export { locale, type MessageKey, provideWords, t, tRich } from './messages.ts';
