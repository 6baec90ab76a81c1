import { type SeedLocale, seedLocales } from '@larder/contract';

/** The lists for a language: those of its region, else those of another region that speaks it. */
export const chooseLocale = (locale: string): SeedLocale | undefined => {
  const wanted = locale.toLowerCase().replaceAll('_', '-');
  const language = wanted.split('-')[0];
  return (
    seedLocales.find((known) => known.toLowerCase() === wanted) ??
    seedLocales.find((known) => known.split('-')[0] === language)
  );
};
