import { formatNumber, parseQuantity, toNumber, toStoredNumber } from '@larder/kitchen';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { locale, t } from '../../../lib/messages/index.ts';

export interface Amount {
  value: number | null;
  onAmount: (amount: number | null) => void;
  /** ½ instead of 0.5. */
  fractions?: boolean;
}

/** A number as people write it: "1½", "1 1/2", "1,5". Plain text to the browser, so that scrolling never changes it. */
function useAmount({ value, onAmount, fractions = true }: Amount) {
  const [typed, setTyped] = useState<string>();
  const shown = value === null ? '' : formatNumber(value, { locale: locale(), fractions });
  const isUnderstood = typed === undefined || typed.trim() === '' || parseQuantity(typed, locale()) !== null;
  const type = (text: string) => {
    setTyped(text);
    const quantity = parseQuantity(text, locale());
    if (text.trim() === '') onAmount(null);
    else if (quantity && toNumber(quantity.low) >= 0) onAmount(toStoredNumber(quantity.low));
  };
  return {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value: typed ?? shown,
    'aria-invalid': isUnderstood ? undefined : true,
    title: isUnderstood ? undefined : t('recipe.edit.amount-hint'),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onBlur: () => setTyped(undefined),
  } as const;
}

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

/** A number in a line of fields. */
export function AmountField({
  value,
  onAmount,
  fractions,
  ...rest
}: Amount & Omit<ComponentProps<'input'>, keyof Amount>) {
  return <input {...useAmount({ value, onAmount, fractions })} {...rest} />;
}
