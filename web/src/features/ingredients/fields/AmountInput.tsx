import { TextInput } from '@mantine/core';
import { type Amount, useAmount } from './use-amount.ts';

interface AmountInputProps extends Amount {
  label: string;
  error?: string | undefined;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** A labelled field for a number. */
export function AmountInput({ label, error, value, onAmount, fractions, ...rest }: AmountInputProps) {
  return <TextInput label={label} error={error} {...useAmount({ value, onAmount, fractions })} {...rest} />;
}
