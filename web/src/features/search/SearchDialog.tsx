import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import spoken from '../../components/spoken.module.css';
import { t } from '../../lib/messages/index.ts';
import { RecentSearches } from './RecentSearches.tsx';
import classes from './SearchDialog.module.css';
import { SearchFrame, SearchInput } from './SearchFrame.tsx';
import { SearchResults } from './SearchResults.tsx';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';

interface SearchDialogProps extends SearchBoxProps {
  opened: boolean;
}

/** Find a recipe, a page or an action by a few letters: arrows choose, Enter opens. */
export function SearchDialog({ opened, ...box }: SearchDialogProps) {
  return (
    <SearchFrame opened={opened} onClose={box.onClose}>
      <SearchBox {...box} />
    </SearchFrame>
  );
}

function SearchBox(props: SearchBoxProps) {
  const { text, onClose } = props;
  const { sections, total, isSettled, failed, groupSlug, current, choose, open, press, type } = useSearchBox(props);
  const listId = useId();
  const sought = text.trim();
  const hasResults = sections.length > 0;
  return (
    <search className={classes.box}>
      <SearchInput
        label={t('search.placeholder')}
        text={text}
        listId={listId}
        hasResults={hasResults}
        current={current}
        onType={type}
        onPress={press}
        onClose={onClose}
      />

      <p role="status" className={spoken.only}>
        {isSettled ? t('search.count', { count: total }) : ''}
      </p>
      {sought === '' && <RecentSearches onChoose={type} />}
      {hasResults && (
        <SearchResults id={listId} sections={sections} text={text} current={current} onPoint={choose} onOpen={open} />
      )}
      {sought !== '' && !hasResults && (isSettled || failed) && (
        <p className={classes.none}>{t(failed ? 'search.failed' : 'search.none', { text: sought })}</p>
      )}
      <footer className={classes.footer}>
        <span aria-hidden="true">{t('search.keys')}</span>
        <Link to="/g/$groupSlug" params={{ groupSlug }} search={sought ? { search: sought } : {}} onClick={onClose}>
          {t('search.advanced')}
        </Link>
      </footer>
    </search>
  );
}
