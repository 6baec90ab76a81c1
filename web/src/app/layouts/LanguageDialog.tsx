import { TextInput } from '@mantine/core';
import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { chooseLocale, isOffered, type Language, languages, locale, t } from '../../lib/messages/index.ts';
import classes from './LanguageDialog.module.css';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The languages that are there, and those that wait for somebody who translates. A choice loads the page anew. */
export default function LanguageDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [sought, setSought] = useState('');
  const found = languages
    .filter(({ name, english, locale }) => plain(`${name} ${english} ${locale}`).includes(plain(sought)))
    .toSorted((a, b) => b.percent - a.percent);
  const [offered, others] = [found.filter(isOffered), found.filter((language) => !isOffered(language))];
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
      <div className={classes.scroll}>
        <LanguageList languages={offered} />
        {others.length > 0 && (
          <details className={classes.others} open={offered.length === 0}>
            <summary>
              {t('language.not-yet', { count: others.length })} <IconChevronDown className={classes.chevron} />
            </summary>
            <p>
              {t('language.help-hint')}{' '}
              <a href="/docs/translate" target="_blank" rel="noopener noreferrer">
                {t('language.help')}
              </a>
            </p>
            <LanguageList languages={others} />
          </details>
        )}
        {found.length === 0 && <p className={classes.none}>{t('language.none-found')}</p>}
      </div>
      <p className={classes.note}>{t('language.reloads')}</p>
    </Dialog>
  );
}

function LanguageList({ languages }: { languages: Language[] }) {
  return (
    <ul>
      {languages.map(({ locale: one, name, english, direction, percent }) => (
        <li key={one}>
          <button
            type="button"
            className={classes.language}
            aria-current={one === locale() || undefined}
            onClick={() => chooseLocale(one)}
          >
            <IconCheck />
            <span>
              <span lang={one} dir={direction}>
                {name}
              </span>
              <small>{english}</small>
            </span>
            <small>{t('language.translated', { share: formatNumber(percent / 100, { style: 'percent' }) })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
