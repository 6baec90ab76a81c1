import { IconBowl } from '@tabler/icons-react';
import classes from './EntryDialog.module.css';

/** More of them would be counted by nobody. */
const mostBowls = 12;

/** Portions as bowls, those that are eaten at the meal filled. */
export function Bowls({ made, eaten }: { made: number; eaten: number }) {
  const count = Math.ceil(made);
  if (count > mostBowls) return null;
  return (
    <span className={classes.bowls} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((portion) => (
        <i key={portion} data-eaten={portion <= eaten || undefined}>
          <IconBowl />
        </i>
      ))}
    </span>
  );
}
