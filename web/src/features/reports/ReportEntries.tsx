import type { ReportEntry } from '@larder/contract';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import classes from './Reports.module.css';

/** Entries of a report, each with what it was about and what became of it. */
export function ReportEntries({ entries, groupSlug }: { entries: ReportEntry[]; groupSlug: string }) {
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} groupSlug={groupSlug} />
      ))}
    </ul>
  );
}

const Entry = memo(
  function Entry({ entry, groupSlug }: { entry: ReportEntry; groupSlug: string }) {
    const { success, message, exception, source, recipeSlug } = entry;
    const Icon = success ? IconCircleCheck : IconCircleX;
    return (
      <li data-success={success}>
        <Icon size={20} aria-hidden="true" />
        <div>
          {recipeSlug ? (
            <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug }}>
              {message}
            </Link>
          ) : (
            <b>{exception || message}</b>
          )}
          {source && <Source source={source} />}
        </div>
      </li>
    );
  },
  (one, other) => one.entry.id === other.entry.id && one.entry.timestamp === other.entry.timestamp,
);

function Source({ source }: { source: string }) {
  if (!/^https?:\/\//i.test(source)) return <small>{source}</small>;
  return (
    <small>
      <a href={source} target="_blank" rel="noopener noreferrer">
        {source}
      </a>
    </small>
  );
}
