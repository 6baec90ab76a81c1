import type { RecipeSummary } from '@larder/contract';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Photo } from '../../components/Photo.tsx';
import { t } from '../../lib/messages/index.ts';
import { RecipeFacts, recipeImage } from '../recipes/index.ts';
import classes from './SearchDialog.module.css';
import { markedParts } from './search-text.ts';
import { useRecentSearches } from './use-search-box.ts';

interface SearchResultsProps {
  id: string;
  results: RecipeSummary[];
  text: string;
  /** Index of the one that Enter opens. */
  current: number;
  onPoint: (index: number) => void;
  onOpen: (slug: string) => void;
}

export function SearchResults({ id, results, text, current, onPoint, onOpen }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <section className={classes.results}>
      <h2>{t('search.results')}</h2>
      <div ref={list} id={id} role="listbox" className={classes.options} aria-label={t('search.results')}>
        {results.map((recipe, index) => (
          <SearchResult
            key={recipe.id}
            id={`${id}-${index}`}
            recipe={recipe}
            search={text}
            selected={index === current}
            onPoint={() => onPoint(index)}
            onOpen={() => onOpen(recipe.slug)}
          />
        ))}
      </div>
    </section>
  );
}

interface SearchResultProps {
  id: string;
  recipe: RecipeSummary;
  search: string;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One recipe, with the letters marked that found it. */
function SearchResult({ id, recipe, search, selected, onPoint, onOpen }: SearchResultProps) {
  const organizers = [...recipe.recipeCategory, ...recipe.tags].slice(0, 3).map(({ name }) => name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that names this option has the keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Photo
        name={recipe.name}
        src={recipeImage(recipe, 'tiny-original.webp')}
        color={recipe.imageColor}
        className={classes.picture ?? ''}
      />
      <span className={classes.words}>
        <span className={classes.name}>
          {markedParts(recipe.name, search).map(({ text, isMatch }, index) => {
            const key = `${index} ${text}`;
            return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          })}
        </span>
        <span className={classes.organizers}>{organizers.join(', ')}</span>
      </span>
      <RecipeFacts recipe={recipe} />
    </div>
  );
}

/** What was looked for before, as long as nothing is typed. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const recent = useRecentSearches();
  if (recent.length === 0) return <p className={classes.none}>{t('search.hint')}</p>;
  return (
    <section className={classes.results}>
      <h2>{t('search.recent')}</h2>
      <ul>
        {recent.map((search) => (
          <li key={search}>
            <button type="button" className={classes.recent} onClick={() => onChoose(search)}>
              <IconClock size={18} stroke={1.5} aria-hidden="true" />
              {search}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
