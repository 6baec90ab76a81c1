import type { Visibility } from '@larder/contract';
import { useVisibilitySentence } from './use-visibility-sentence.ts';
import classes from './Visibility.module.css';
import { visibilityIcons } from './visibility.ts';

/** Who sees a recipe, in one sentence with its sign. */
export function VisibilityLine({ visibility }: { visibility: Visibility }) {
  const Icon = visibilityIcons[visibility];
  const sentence = useVisibilitySentence(visibility);
  return (
    <span className={classes.line}>
      <Icon aria-hidden="true" />
      {sentence}
    </span>
  );
}
