import { contract } from '@larder/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import salad from '../../art/garden-salad.webp';
import { FormNotice, focusFirst } from '../../components/FormNotice.tsx';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t, tRich } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { forgetSession } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { isEmail } from './AccountFields.tsx';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';

/** Sets another password by the link of a mail, and leads to the log-in. */
export function ResetPasswordScreen() {
  const { token = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const reset = useChange(contract.passwords.reset, {
    quiet: true,
    onDone: async () => {
      // The former password's sessions have ended, that of this browser too.
      forgetSession();
      toast.success(t('reset.done'));
      await navigate({ to: '/login', replace: true });
    },
  });
  const form = useForm({
    initialValues: { email: '', password: '', passwordConfirm: '' },
    validate: {
      email: (email) => (isEmail(email) ? null : t('validation.email')),
      password: (value) => (value.length >= 8 ? null : t('validation.password-too-short', { minimum: 8 })),
      passwordConfirm: (value, { password }) => (value === password ? null : t('error.auth.passwords-differ')),
    },
  });
  useTitle(t('reset.title'));

  const submit = form.onSubmit(
    (values) =>
      reset.mutate(
        { body: { ...values, token } },
        {
          onError: ({ fields }) => {
            form.setErrors(fields);
            focusFirst(form, fields);
          },
        },
      ),
    (errors) => focusFirst(form, errors),
  );
  const again = tRich('reset.again', { link: (label) => <Link to="/forgot-password">{label}</Link> });
  if (!token) {
    return (
      <EntryPage title={t('reset.title')} lead={t('reset.no-token')} picture={salad}>
        <p className={classes.below}>{again}</p>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('reset.title')} lead={t('reset.lead')} picture={salad}>
      <form onSubmit={submit} className={classes.fields} noValidate>
        <FormNotice error={reset.error} />
        <TextInput
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <NewPasswordField label={t('profile.new-password')} {...form.getInputProps('password')} />
        <PasswordInput
          label={t('profile.new-password-again')}
          autoComplete="new-password"
          {...form.getInputProps('passwordConfirm')}
        />
        <Button type="submit" loading={reset.isPending} className={classes.wide}>
          {t('reset.submit')}
        </Button>
      </form>
      <p className={classes.below}>{again}</p>
    </EntryPage>
  );
}
