import { contract } from '@larder/contract';
import { Button, Checkbox, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormNotice } from '../../components/FormNotice.tsx';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { startSession } from '../../lib/session/index.ts';
import classes from './ProfileScreen.module.css';

const empty = { currentPassword: '', newPassword: '', again: '', endApiTokens: true };

export function PasswordForm() {
  const change = useChange(contract.users.changePassword, { quiet: true });
  const form = useForm({
    initialValues: empty,
    validate: {
      currentPassword: (value) => (value ? null : t('validation.field-required')),
      newPassword: (value) => (value.length >= 8 ? null : t('validation.password-too-short', { minimum: 8 })),
      again: (value, { newPassword }) => (value === newPassword ? null : t('error.auth.passwords-differ')),
    },
  });
  const submit = form.onSubmit(({ again: _, ...body }) =>
    change.mutate(
      { body },
      {
        onSuccess: async ({ access_token }) => {
          // The new password ended every session; this one goes on with a token of its own.
          await startSession(access_token);
          form.reset();
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.sections} style={{ gap: 'var(--space-4)', paddingBlockEnd: 0 }}>
        <FormNotice error={change.error} />
        <PasswordInput
          label={t('profile.current-password')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div className={classes.pair}>
          <NewPasswordField label={t('profile.new-password')} {...form.getInputProps('newPassword')} />
          <PasswordInput
            label={t('profile.new-password-again')}
            autoComplete="new-password"
            {...form.getInputProps('again')}
          />
        </div>
        <Checkbox label={t('profile.end-api-tokens')} {...form.getInputProps('endApiTokens', { type: 'checkbox' })} />
        <div>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('profile.change-password')}
          </Button>
        </div>
      </div>
    </form>
  );
}
