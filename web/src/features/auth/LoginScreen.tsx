import { contract, demoAccount, type SignOnReason, signOnReasons } from '@larder/contract';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLogin2 } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormNotice } from '../../components/FormNotice.tsx';
import { SponsorLink } from '../../components/SponsorLink.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t, tRich } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { startSession } from '../../lib/session/index.ts';
import { EntryPage } from './EntryPage.tsx';
import { safeRedirect } from './entry-address.ts';
import classes from './form.module.css';
import { PasskeyLogIn } from './logins/PasskeyLogIn.tsx';
import { SignOnFailed } from './sign-on/SignOnFailed.tsx';
import { SignOnReturn } from './sign-on/SignOnReturn.tsx';
import { useSignOn } from './sign-on/use-sign-on.ts';

/** Whoever comes back from the provider has its answer in the address. */
export function LoginScreen() {
  const { code, state, iss, error, error_description, failed } = useSearch({ strict: false });
  const answer = { code, state, iss, error, error_description };
  if (state !== undefined || error !== undefined) return <SignOnReturn answer={answer} />;
  return isReason(failed) ? <FailedAtOnce reason={failed} /> : <LoginForm />;
}

const isReason = (text: unknown): text is SignOnReason => typeof text === 'string' && text in signOnReasons;

/** The provider could not even be asked. Where there is none, somebody made the address up. */
function FailedAtOnce({ reason }: { reason: SignOnReason }) {
  const { info } = useSignOn(undefined, true);
  if (info?.enableOidc === false) return <LoginForm />;
  const failure = { reason, provider: info?.oidcProviderName ?? '', reference: '', at: '' };
  return info ? <SignOnFailed failure={failure} /> : null;
}

function LoginForm() {
  const { redirect, direct } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { info, provider, proxyError } = useSignOn(redirect, direct !== undefined);
  const logIn = useChange(contract.auth.logIn, { quiet: true });
  const form = useForm({ initialValues: { username: '', password: '', rememberMe: false } });
  useTitle(t('account.log-in'));

  const enter = async (token: string) => {
    await startSession(token);
    await navigate({ href: safeRedirect(redirect), replace: true });
  };
  const logInAs = async (values: { username: string; password: string; rememberMe?: boolean }) => {
    const reply = await logIn.mutateAsync({ form: values }).catch(() => null);
    if (reply) await enter(reply.access_token);
  };
  const submit = form.onSubmit(logInAs);

  return (
    <EntryPage title={t('login.title')} lead={t('login.lead')}>
      <form onSubmit={submit} className={classes.fields}>
        <FormNotice error={logIn.error ?? proxyError} />
        {info?.demoStatus && (
          <div className={classes.demo}>
            <p>{t('login.demo', demoAccount)}</p>
            <Button variant="default" loading={logIn.isPending} onClick={() => void logInAs(demoAccount)}>
              {t('login.demo-enter')}
            </Button>
          </div>
        )}
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
        {provider && (
          <Button
            component="a"
            href={provider.address}
            variant="default"
            className={classes.wide}
            leftSection={<IconLogin2 size={20} />}
          >
            {t('login.with', { provider: provider.name })}
          </Button>
        )}
        <PasskeyLogIn rememberMe={form.values.rememberMe} onDone={enter} />
      </form>
      <p className={classes.below}>
        {info &&
          tRich(info.allowSignup ? 'login.register' : 'login.invitation', {
            link: (label) => <Link to="/register">{label}</Link>,
          })}
      </p>
      <SponsorLink className={classes.sponsor} />
    </EntryPage>
  );
}
