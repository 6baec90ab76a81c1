import type { ComponentProps, Ref } from 'react';
import classes from './GrowingField.module.css';

interface GrowingFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for text that is as high as its text. */
export function GrowingField({ value, onText, className, ...rest }: GrowingFieldProps) {
  return (
    <span className={[classes.grow, className].filter(Boolean).join(' ')} data-text={value}>
      <textarea dir="auto" rows={1} value={value} onChange={(event) => onText(event.currentTarget.value)} {...rest} />
    </span>
  );
}
