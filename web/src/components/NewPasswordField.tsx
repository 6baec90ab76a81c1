import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { PasswordStrength } from './PasswordStrength.tsx';

/** A field for a new password, which says how strong it is. */
export function NewPasswordField(field: PasswordInputProps) {
  const strength = useId();
  return (
    <div>
      <PasswordInput autoComplete="new-password" aria-describedby={strength} {...field} />
      <PasswordStrength id={strength} password={String(field.value ?? '')} />
    </div>
  );
}
