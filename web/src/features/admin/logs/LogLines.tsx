import { useState } from 'react';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Logs.module.css';
import type { Line } from './read-line.ts';

/** Each line opens to what it says besides its message. */
export function LogLines({ lines }: { lines: Line[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <ol className={classes.log} lang="en">
      {lines.map((line, index) => {
        const key = `${line.text} ${lines.length - index}`;
        const isOpen = open === line.text;
        return (
          <li key={key} data-open={isOpen || undefined}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : line.text)}>
              <time>{line.time && formatMoment(line.time, { dateStyle: 'short', timeStyle: 'medium' })}</time>
              <span className={classes.level} data-level={line.level}>
                {t('logs.level', { level: line.level })}
              </span>
              <span className={classes.message}>{line.message}</span>
            </button>
            {isOpen && (
              <dl>
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
