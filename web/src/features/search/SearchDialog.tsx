import { Modal } from '@mantine/core';
import { IconClock, IconSearch, IconX } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import spoken from '../../components/spoken.module.css';
import { useArrived } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useGroup } from '../../lib/session/index.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import classes from './SearchDialog.module.css';
import { SearchResult } from './SearchResult.tsx';
import { useQuickSearch } from './search.api.ts';

interface SearchBoxProps {
  onClose: () => void;
  /** What is sought: it may begin before the dialog is there. */
  text: string;
  onType: (text: string) => void;
}

interface SearchDialogProps extends SearchBoxProps {
  opened: boolean;
}

/** Find a recipe by a few letters: arrows choose, Enter opens. */
export default function SearchDialog({ opened, ...box }: SearchDialogProps) {
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

function SearchBox({ onClose, text, onType }: SearchBoxProps) {
  const { slug } = useGroup();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  const { results, total, isSettled, failed } = useQuickSearch(text);
  const recent = useRecentSearches();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(chosen, results.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const type = (typed: string) => {
    onType(typed);
    setChosen(0);
  };
  const open = (recipeSlug: string) => {
    rememberSearch(text);
    onClose();
    void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug: slug ?? '', recipeSlug } });
  };
  const openAll = () => {
    rememberSearch(text);
    onClose();
    void navigate({ to: '/g/$groupSlug', params: { groupSlug: slug ?? '' }, search: { search: text.trim() } });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (results.length > 0) setChosen((current + step + results.length) % results.length);
    }
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      const result = results[current];
      if (result) open(result.slug);
      else if (isSettled) openAll();
    }
  };

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
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? `${listId}-${current}` : undefined}
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
      {text.trim() === '' && recent.length > 0 && (
        <section className={classes.results}>
          <h2>{t('search.recent')}</h2>
          <ul>
            {recent.map((search) => (
              <li key={search}>
                <button type="button" className={classes.recent} onClick={() => type(search)}>
                  <IconClock size={18} stroke={1.5} aria-hidden="true" />
                  {search}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text.trim() === '' && recent.length === 0 && <p className={classes.none}>{t('search.hint')}</p>}
      {results.length > 0 && (
        <section className={classes.results}>
          <h2>{t('search.results')}</h2>
          <div ref={list} id={listId} role="listbox" className={classes.options} aria-label={t('search.results')}>
            {results.map((recipe, index) => (
              <SearchResult
                key={recipe.id}
                id={`${listId}-${index}`}
                recipe={recipe}
                search={text}
                selected={index === current}
                onPoint={() => setChosen(index)}
                onOpen={() => open(recipe.slug)}
              />
            ))}
          </div>
        </section>
      )}
      {text.trim() !== '' && results.length === 0 && (isSettled || failed) && (
        <p className={classes.none}>{t(failed ? 'search.failed' : 'search.none', { text: text.trim() })}</p>
      )}
      <footer className={classes.footer}>
        <span aria-hidden="true">{t('search.keys')}</span>
        <Link
          to="/g/$groupSlug"
          params={{ groupSlug: slug ?? '' }}
          search={text.trim() ? { search: text.trim() } : {}}
          onClick={onClose}
        >
          {t('search.advanced')}
        </Link>
      </footer>
    </search>
  );
}
