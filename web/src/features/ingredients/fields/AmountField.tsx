import type { ComponentProps } from 'react';
import { type Amount, useAmount } from './use-amount.ts';

/** A number in a line of fields. */
export function AmountField({
  value,
  onAmount,
  fractions,
  ...rest
}: Amount & Omit<ComponentProps<'input'>, keyof Amount>) {
  return <input {...useAmount({ value, onAmount, fractions })} {...rest} />;
}
