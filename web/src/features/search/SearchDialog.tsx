import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import spoken from '../../components/spoken.module.css';
import { useArrived } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { RecentSearches } from './RecentSearches.tsx';
import classes from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';

interface SearchDialogProps extends SearchBoxProps {
  opened: boolean;
}

/** Find a recipe, a page or an action by a few letters: arrows choose, Enter opens. */
export function SearchDialog({ opened, ...box }: SearchDialogProps) {
  const hasRoom = useMedia(atLeast('sm'));
  const arrived = useArrived();
  return (
    <Modal.Root
      opened={opened && arrived}
      onClose={box.onClose}
      fullScreen={!hasRoom}
      size={680}
      yOffset="8vh"
      padding={0}
      radius={hasRoom ? 'lg' : 0}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('search.open')}>
        <SearchBox {...box} />
      </Modal.Content>
    </Modal.Root>
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
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          // The dialog was opened to type.
          data-autofocus
          type="search"
          role="combobox"
          aria-label={t('search.placeholder')}
          aria-expanded={hasResults}
          aria-controls={listId}
          aria-activedescendant={hasResults ? `${listId}-${current}` : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
      </div>

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
