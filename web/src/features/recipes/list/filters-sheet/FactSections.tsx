import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/Chip.tsx';
import { t } from '../../../../lib/messages/index.ts';
import {
  type ExplorerSearch,
  favoriteChoices,
  madeChoices,
  readyTimes,
  type SearchChange,
} from '../explorer-search.ts';
import { madeWords, readyWords } from '../filter-words.ts';
import classes from './FiltersSheet.module.css';

interface FactSectionsProps {
  search: ExplorerSearch;
  isOwn: boolean;
  onChange: (change: SearchChange) => void;
}

/** How long it takes, how good it is, when it was made, and who likes it. */
export function FactSections({ search, isOwn, onChange }: FactSectionsProps) {
  return (
    <>
      <Section title={t('explorer.ready-in')}>
        {readyTimes.map((minutes) => (
          <Choice
            key={minutes}
            selected={search.readyIn === minutes}
            onSelect={(chosen) => onChange({ readyIn: chosen ? minutes : undefined })}
          >
            {readyWords(minutes)}
          </Choice>
        ))}
      </Section>
      <Section title={t('explorer.stars')}>
        <StarChoice rating={search.rating} onChange={(rating) => onChange({ rating })} />
      </Section>
      <Section title={t('explorer.made')}>
        {madeChoices.map((made) => (
          <Choice
            key={made}
            selected={search.made === made}
            onSelect={(chosen) => onChange({ made: chosen ? made : undefined })}
          >
            {t(madeWords[made])}
          </Choice>
        ))}
      </Section>
      {isOwn && (
        <Section title={t('explorer.whose-favorites')}>
          {favoriteChoices.map((whose) => (
            <Choice
              key={whose}
              selected={search.favorites === whose}
              onSelect={(chosen) => onChange({ favorites: chosen ? whose : undefined })}
            >
              {t(whose === 'own' ? 'explorer.favorites-mine' : 'explorer.favorites-anyones')}
            </Choice>
          ))}
        </Section>
      )}
    </>
  );
}

export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.title}>
        <h3>{title}</h3>
        {aside}
      </div>
      <div className={classes.choices}>{children}</div>
    </section>
  );
}

interface ChoiceProps {
  selected: boolean;
  onSelect: (selected: boolean) => void;
  children: ReactNode;
}

const Choice = ({ selected, onSelect, children }: ChoiceProps) => (
  <Chip selected={selected} onClick={() => onSelect(!selected)}>
    {children}
  </Chip>
);

const stars = [1, 2, 3, 4, 5] as const;

/** At least so many; a tap on the last of them takes the filter away. */
function StarChoice({
  rating,
  onChange,
}: {
  rating: ExplorerSearch['rating'];
  onChange: (rating: ExplorerSearch['rating']) => void;
}) {
  return (
    <span className={classes.stars}>
      {stars.map((star) => {
        const Star = star <= (rating ?? 0) ? IconStarFilled : IconStar;
        return (
          <button
            key={star}
            type="button"
            aria-pressed={star === rating}
            aria-label={t('explorer.stars-and-more', { stars: star })}
            onClick={() => onChange(star === rating ? undefined : star)}
          >
            <Star size={24} aria-hidden="true" />
          </button>
        );
      })}
      {rating !== undefined && rating < 5 && <span aria-hidden="true">{t('explorer.and-more')}</span>}
    </span>
  );
}
