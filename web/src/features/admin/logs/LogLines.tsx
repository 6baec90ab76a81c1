import { useState } from 'react';
import { capitalized, formatMoment, formatNearDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Logs.module.css';
import type { Line } from './read-line.ts';

/** Each line opens to what it says besides its message. */
export function LogLines({ lines }: { lines: Line[] }) {
  const [open, setOpen] = useState<string>();
  const days = lines.map(({ time }) => (time === undefined ? undefined : formatNearDay(time)));
  return (
    <ol className={classes.log}>
      {lines.map((line, index) => {
        const key = `${line.text} ${lines.length - index}`;
        const isOpen = open === line.text;
        const day = days[index];
        return (
          <li key={key} data-open={isOpen || undefined}>
            {day && day !== days[index - 1] && <h2>{capitalized(day)}</h2>}
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : line.text)}>
              <time>{line.time && formatMoment(line.time, { timeStyle: 'medium' })}</time>
              <span className={classes.level} data-level={line.level}>
                {t('logs.level', { level: line.level })}
              </span>
              <span className={classes.part}>{line.part}</span>
              <span className={classes.message} data-closed={!isOpen || undefined} lang="en">
                {line.message}
                {!isOpen && line.gist && <em>{line.gist}</em>}
              </span>
            </button>
            {isOpen && (
              <dl lang="en">
                {line.more.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}
