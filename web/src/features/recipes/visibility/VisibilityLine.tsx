import type { Visibility } from '@larder/contract';
import classes from './Visibility.module.css';
import { visibilityIcons, visibilitySentence } from './visibility.ts';

/** Who sees a recipe, in one sentence with its sign. */
export function VisibilityLine({ visibility }: { visibility: Visibility }) {
  const Icon = visibilityIcons[visibility];
  return (
    <span className={classes.line}>
      <Icon aria-hidden="true" />
      {visibilitySentence(visibility)}
    </span>
  );
}
