import { useId } from 'react';
import spoken from '../../components/spoken.module.css';
import { t } from '../../lib/messages/index.ts';
import classes from './SearchDialog.module.css';
import { SearchFrame, SearchInput } from './SearchFrame.tsx';
import { SearchResults } from './SearchResults.tsx';
import { named } from './search-places.ts';
import { useOptionKeys } from './use-option-keys.ts';
import type { SearchOption } from './use-search-options.ts';

/** Things of one kind. */
export interface PlacesOfKind {
  title: string;
  options: SearchOption[];
  /** Shown before anything is typed. */
  isFirst?: boolean;
}

interface PlaceSearchProps {
  opened: boolean;
  onClose: () => void;
  /** What can be found, as the field says it. */
  label: string;
  text: string;
  onType: (text: string) => void;
  kinds: PlacesOfKind[];
  /** All of it has come. */
  isReady: boolean;
}

/** As many of a kind as leave room for the others. */
const mostOfKind = 6;

/** Finds what a part of the application has by its names, without asking the server for each letter. */
export function PlaceSearch({ opened, onClose, ...box }: PlaceSearchProps) {
  return (
    <SearchFrame opened={opened} onClose={onClose}>
      <PlaceBox onClose={onClose} {...box} />
    </SearchFrame>
  );
}

function PlaceBox({ onClose, label, text, onType, kinds, isReady }: Omit<PlaceSearchProps, 'opened'>) {
  const listId = useId();
  const sought = text.trim();
  const sections = kinds
    .map(({ title, options, isFirst = false }) => ({ title, options: found(options, sought, isFirst) }))
    .filter(({ options }) => options.length > 0);
  const onOpen = (option: SearchOption) => {
    onClose();
    option.open();
  };
  const { current, choose, press, type } = useOptionKeys({ sections, text, isReady, onType, onOpen });
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <search className={classes.box}>
      <SearchInput
        label={label}
        text={text}
        listId={listId}
        hasResults={count > 0}
        current={current}
        onType={type}
        onPress={press}
        onClose={onClose}
      />
      <p role="status" className={spoken.only}>
        {isReady && sought ? t('search.found', { count }) : ''}
      </p>
      {count > 0 && (
        <SearchResults id={listId} sections={sections} text={text} current={current} onPoint={choose} onOpen={onOpen} />
      )}
      {count === 0 && isReady && sought !== '' && <p className={classes.none}>{t('search.none', { text: sought })}</p>}
      <footer className={classes.footer}>
        <span aria-hidden="true">{t('search.keys')}</span>
      </footer>
    </search>
  );
}

const found = (options: SearchOption[], sought: string, isFirst: boolean): SearchOption[] => {
  if (sought === '') return isFirst ? options : [];
  return named(options, sought, ({ name, hint = '' }) => `${name} ${hint}`).slice(0, mostOfKind);
};
