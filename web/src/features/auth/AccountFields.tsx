import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import { t } from '../../lib/messages/index.ts';
import { useAvailability, useEmailAvailability } from './use-availability.ts';

export interface AccountValues {
  fullName: string;
  username: string;
  email: string;
  password: string;
}

export const emptyAccount: AccountValues = { fullName: '', username: '', email: '', password: '' };

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());

/** Says what is missing before the server has to. */
export const checkAccount = ({ fullName, username, email, password }: AccountValues) => ({
  fullName: fullName.trim() ? null : t('validation.field-required'),
  username: !username.trim()
    ? t('validation.field-required')
    : /\s/.test(username.trim())
      ? t('validation.no-white-space')
      : null,
  email: isEmail(email) ? null : t('validation.email'),
  password: password.length >= 8 ? null : t('validation.password-too-short', { minimum: 8 }),
});

/** Who somebody is: name, user name, e-mail and a password of at least 8 characters. */
export function AccountFields<Values extends AccountValues>({
  form,
  checksAvailability,
  invitation,
}: {
  form: UseFormReturnType<Values>;
  /** Whether there can be others whose names are taken. */
  checksAvailability: boolean;
  /** By which one comes, if any: it lets one ask which names are taken. */
  invitation?: string;
}) {
  const usernameTaken = useAvailability('username', checksAvailability ? form.values.username : '', invitation);
  const emailTaken = useEmailAvailability(checksAvailability ? form.values.email : '', invitation);
  return (
    <>
      <TextInput label={t('account.full-name')} autoComplete="name" autoFocus {...form.getInputProps('fullName')} />
      <TextInput
        label={t('account.username')}
        autoComplete="username"
        autoCapitalize="none"
        {...form.getInputProps('username')}
        error={usernameTaken ?? form.errors.username}
      />
      <TextInput
        label={t('account.email')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
        error={emailTaken ?? form.errors.email}
      />
      <NewPasswordField label={t('account.password')} {...form.getInputProps('password')} />
    </>
  );
}
