import { contract } from '@larder/contract';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t, tRich } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { startSession } from '../../lib/session/index.ts';
import { EntryPage } from './EntryPage.tsx';
import { safeRedirect } from './entry-address.ts';
import classes from './form.module.css';

export function LoginScreen() {
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const info = useFetch(contract.about.get);
  const logIn = useChange(contract.auth.logIn, { quiet: true });
  const form = useForm({ initialValues: { username: '', password: '', rememberMe: false } });
  useTitle(t('account.log-in'));

  const submit = form.onSubmit(async (values) => {
    const reply = await logIn.mutateAsync({ form: values }).catch(() => null);
    if (!reply) return;
    await startSession(reply.access_token);
    await navigate({ href: safeRedirect(redirect), replace: true });
  });

  return (
    <EntryPage title={t('login.title')} lead={t('login.lead')}>
      <form onSubmit={submit} className={classes.fields}>
        <FormNotice error={logIn.error} />
        <TextInput
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          required
          withAsterisk={false}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label={t('login.password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <div className={classes.beside}>
          <Checkbox label={t('login.remember')} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
          <Link to="/forgot-password" className={classes.link}>
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" loading={logIn.isPending} className={classes.wide}>
          {t('account.log-in')}
        </Button>
      </form>
      <p className={classes.below}>
        {info.data &&
          tRich(info.data.allowSignup ? 'login.register' : 'login.invitation', {
            link: (label) => <Link to="/register">{label}</Link>,
          })}
      </p>
    </EntryPage>
  );
}
