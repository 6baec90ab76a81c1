import type { RecipeVersion } from '@larder/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { formatNearDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './History.module.css';
import { useAvatars } from './history.api.ts';
import { aboutVersion, timeOf } from './version-words.ts';

/** So many are shown until somebody asks for the rest. */
const fewest = 20;

interface VersionListProps {
  versions: RecipeVersion[];
  /** The one that is shown beside the list. */
  shown: number | undefined;
  link: { to: '/g/$groupSlug/r/$recipeSlug/history'; params: { groupSlug: string; recipeSlug: string } };
}

/** Who saved the recipe when, by days, the latest first. */
export function VersionList({ versions, shown, link }: VersionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const avatarOf = useAvatars();
  const listed = showsAll ? versions : versions.slice(0, fewest);
  const older = versions.length - listed.length;
  return (
    <nav className={classes.versions} aria-label={t('history.versions')}>
      {daysOf(listed).map(({ day, saved }) => (
        <section key={saved[0]?.version} aria-label={day}>
          <h2 className={`${classes.day} ${classes.capital}`}>{day}</h2>
          <ul>
            {saved.map((version) => (
              <li key={version.version}>
                <Link
                  {...link}
                  search={{ version: version.version }}
                  className={classes.version}
                  aria-current={version.version === shown ? 'true' : undefined}
                >
                  <Avatar name={version.userName ?? ''} src={avatarOf(version.userId)} size={32} />
                  <span>
                    <b dir="auto">{version.userName ?? t('history.somebody')}</b>
                    <span className={`${classes.about} ${classes.capital}`}>{aboutVersion(version)}</span>
                  </span>
                  <time dateTime={version.savedAt}>{timeOf(version.savedAt)}</time>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {older > 0 && (
        <button type="button" className={`${classes.fold} ${classes.older}`} onClick={() => setShowsAll(true)}>
          <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
          {t('history.older', { count: older })}
        </button>
      )}
    </nav>
  );
}

function daysOf(versions: RecipeVersion[]): { day: string; saved: RecipeVersion[] }[] {
  const days: { day: string; saved: RecipeVersion[] }[] = [];
  for (const version of versions) {
    const day = formatNearDay(version.savedAt);
    const last = days.at(-1);
    if (last?.day === day) last.saved.push(version);
    else days.push({ day, saved: [version] });
  }
  return days;
}
