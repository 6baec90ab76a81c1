import { type LocaleName, locales } from '@larder/contract';
import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import choices from '../../components/choices.module.css';
import { FormDialog } from '../../components/Dialog.tsx';
import { languages, locale as pageLocale, t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './SeedDialog.module.css';
import { type Seeded, seededKinds, useSeeding } from './seeders.api.ts';

interface SeedDialogProps {
  /** What it begins with; all three unless said. */
  first?: string;
  onClose: () => void;
  /** Told how many are new, instead of a toast. */
  onSeeded?: (created: number) => void;
}

/** Adds a list of common foods, units and labels in a language; what is there already stays as it is. */
export default function SeedDialog({ first, onClose, onSeeded }: SeedDialogProps) {
  const [locale, setLocale] = useState(seedLocaleFor);
  const [kinds, setKinds] = useState<readonly Seeded[]>(seededKinds.filter((kind) => !first || kind === first));
  const { seed, isPending } = useSeeding();
  const toggle = (kind: Seeded) =>
    setKinds((now) => (now.includes(kind) ? now.filter((other) => other !== kind) : [...now, kind]));
  const submit = async () => {
    const created = await seed(kinds, locale).catch(() => null);
    if (created === null) return;
    onClose();
    if (onSeeded) onSeeded(created);
    else toast.success(t('data.seeded', { count: created }));
  };
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={t('data.seed-title')}
      submitLabel={t('data.seed-add')}
      onSubmit={() => void submit()}
      busy={isPending}
      disabled={kinds.length === 0}
    >
      <p className={classes.lead}>{t('data.seed-lead')}</p>
      <SeedLanguage value={locale} onChange={setLocale} />
      <Checkbox.Group label={t('data.seed-what')} value={[...kinds]}>
        <div className={choices.choices}>
          {seededKinds.toReversed().map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              label={t('data.title', { kind })}
              onChange={() => toggle(kind)}
              classNames={{ body: choices.choice ?? '', inner: choices.choiceBox ?? '' }}
            />
          ))}
        </div>
      </Checkbox.Group>
    </FormDialog>
  );
}

const knownLanguages = languages.map(({ locale, name }) => ({ value: locale, label: name }));

/** One of the languages that there are lists in. */
function SeedLanguage({ value, onChange }: { value: LocaleName; onChange: (locale: LocaleName) => void }) {
  return (
    <Select
      label={t('language.title')}
      data={knownLanguages}
      value={value}
      onChange={(chosen) => {
        const locale = locales.find((known) => known === chosen);
        if (locale) onChange(locale);
      }}
      allowDeselect={false}
    />
  );
}

/** The list in the language of the page; English where there is none. */
const seedLocaleFor = (): LocaleName => locales.find((known) => known === pageLocale()) ?? 'en-US';
