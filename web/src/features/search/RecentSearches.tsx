import { IconClock } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import classes from './SearchDialog.module.css';

/** What was looked for before, as long as nothing is typed. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const recent = useRecentSearches();
  if (recent.length === 0) return <p className={classes.none}>{t('search.hint')}</p>;
  return (
    <section className={classes.results}>
      <div className={classes.heading}>
        <h2>{t('search.recent')}</h2>
        <button type="button" className={classes.forget} onClick={forgetSearches}>
          {t('search.forget')}
        </button>
      </div>
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
