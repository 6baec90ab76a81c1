import type { MoveBesides } from '@larder/contract';
import { partInWords } from '../../lib/texts/part-in-words.ts';
import classes from './MovingIn.module.css';

/** How many of what, each in a line of its own. */
export function Counts({ counts }: { counts: MoveBesides['counts'] }) {
  return (
    <ul className={classes.changed}>
      {counts.map((counted) => (
        <li key={counted.what}>{partInWords(counted)}</li>
      ))}
    </ul>
  );
}
