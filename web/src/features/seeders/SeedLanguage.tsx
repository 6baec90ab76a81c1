import { type SeedLocale, seedLocales } from '@larder/contract';
import { Select } from '@mantine/core';
import { languages, locale, t } from '../../lib/messages/index.ts';

const choices = languages
  .filter(({ locale }) => seedLocales.some((known) => known === locale))
  .map(({ locale, name }) => ({ value: locale, label: name }));

/** One of the languages that there are lists in. */
export function SeedLanguage({ value, onChange }: { value: SeedLocale; onChange: (locale: SeedLocale) => void }) {
  return (
    <Select
      label={t('language.title')}
      data={choices}
      value={value}
      onChange={(chosen) => {
        const locale = seedLocales.find((known) => known === chosen);
        if (locale) onChange(locale);
      }}
      allowDeselect={false}
    />
  );
}

const languageOf = (tag: string) => tag.split('-')[0];

/** The list that fits the language of the page best; English where there is none. */
export const seedLocaleFor = (): SeedLocale =>
  seedLocales.find((known) => known === locale()) ??
  seedLocales.find((known) => languageOf(known) === languageOf(locale())) ??
  'en-US';
