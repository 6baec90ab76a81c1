import type { Label } from '@larder/contract';
import classes from './LabelChip.module.css';

/** A label in its colour. The colour only tints the ground, so that the name is read whatever it is. */
export function LabelChip({ label }: { label: Pick<Label, 'name' | 'color'> }) {
  return (
    <span className={classes.chip} style={{ '--label': label.color }}>
      <bdi>{label.name}</bdi>
    </span>
  );
}
