import type { MoveBesides } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import classes from './MovingIn.module.css';

/** How many of what, each in a line of its own. */
export function Counts({ counts }: { counts: MoveBesides['counts'] }) {
  return (
    <ul className={classes.changed}>
      {counts.map(({ what, number }) => (
        <li key={what}>{t('backup.part', { what, count: number })}</li>
      ))}
    </ul>
  );
}
