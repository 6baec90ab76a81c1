import { TextInput } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { chooseLocale, languages, locale, t } from '../../lib/messages/index.ts';
import classes from './LanguageDialog.module.css';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All languages, each with how much of it is translated. A choice loads the page anew. */
export default function LanguageDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [sought, setSought] = useState('');
  const found = languages.filter(({ name, locale }) => plain(`${name} ${locale}`).includes(plain(sought)));
  const complete = found.toSorted((a, b) => b.percent - a.percent);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('language.title')}>
      <TextInput
        data-autofocus
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        aria-label={t('language.search')}
        placeholder={t('language.search')}
        leftSection={<IconSearch size={18} />}
      />
      <ul className={classes.list}>
        {complete.map((language) => (
          <li key={language.locale}>
            <button
              type="button"
              className={classes.language}
              aria-current={language.locale === locale() || undefined}
              onClick={() => chooseLocale(language.locale)}
            >
              <span lang={language.locale} dir={language.direction}>
                {language.name}
              </span>
              <small>
                {t('language.translated', { share: formatNumber(language.percent / 100, { style: 'percent' }) })}
              </small>
              {language.locale === locale() && <IconCheck />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>{t('language.none-found')}</p>}
    </Dialog>
  );
}
