import type { ReactNode } from 'react';
import { capitalized, formatMoment, formatNearDay } from '../../../lib/dates/dates.ts';
import classes from './Overview.module.css';

interface Told {
  id: string;
  at: string;
  words: ReactNode;
}

interface ByDayProps {
  title: string;
  id: string;
  items: Told[];
  children?: ReactNode;
}

/** What happens at which time, by days; today needs no name. */
export function ByDay({ title, id, items, children }: ByDayProps) {
  const today = formatNearDay(Date.now());
  const days = items.map(({ at }) => formatNearDay(at));
  return (
    <aside className={classes.next} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {items.map(({ id, at, words }, index) => {
          const day = days[index] ?? today;
          return (
            <li key={id}>
              {day !== (days[index - 1] ?? today) && <small className={classes.day}>{capitalized(day)}</small>}
              <time dateTime={at}>{formatMoment(at, { timeStyle: 'short' })}</time>
              <div>{words}</div>
            </li>
          );
        })}
      </ol>
      {children}
    </aside>
  );
}
