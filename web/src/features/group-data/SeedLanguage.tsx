import { type SeedLocale, seedLocales } from '@larder/contract';
import { Select } from '@mantine/core';
import { languages, t } from '../../lib/messages/index.ts';

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
