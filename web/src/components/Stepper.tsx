import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from './IconButton.tsx';
import classes from './Stepper.module.css';

interface StepperProps {
  /** What is counted, for those who do not see it. */
  label: string;
  value: number;
  /** The number with its word: “4 servings”. The capsule keeps its width, whatever the number. */
  text: string;
  lessLabel: string;
  moreLabel: string;
  onLess: () => void;
  onMore: () => void;
  min?: number;
  max?: number;
}

/** One capsule: less, the number, more. */
export function Stepper({
  label,
  value,
  text,
  lessLabel,
  moreLabel,
  onLess,
  onMore,
  min = 1,
  max = Number.POSITIVE_INFINITY,
}: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the capsule has no use for
    <div role="group" aria-label={label} className={classes.stepper}>
      <IconButton icon={IconMinus} label={lessLabel} onClick={onLess} disabled={value <= min} />
      <output aria-live="polite">{text}</output>
      <IconButton icon={IconPlus} label={moreLabel} onClick={onMore} disabled={value >= max} />
    </div>
  );
}
