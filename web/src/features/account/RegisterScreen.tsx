import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import salad from '../../art/garden-salad.webp';
import { ApiError } from '../../lib/api/index.ts';
import { locale, t, tRich } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { startSession } from '../../lib/session/index.ts';
import { AccountFields, checkAccount, emptyAccount } from './AccountFields.tsx';
import { useAppInfo, useLogIn, useRegister } from './account.api.ts';
import { EntryPage } from './EntryPage.tsx';
import { FormNotice } from './FormNotice.tsx';
import { focusFirst } from './focus-first.ts';
import classes from './form.module.css';
import { useAvailability } from './use-availability.ts';

/** Those of the first step. */
const groupFields = ['group', 'groupToken'];

/** Two steps: which household, then who one is. */
export function RegisterScreen() {
  const { token } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: info } = useAppInfo();
  const register = useRegister();
  const logIn = useLogIn();
  const [step, setStep] = useState<'group' | 'account'>('group');
  const form = useForm({
    initialValues: {
      ...emptyAccount,
      way: typeof token === 'string' ? 'join' : 'create',
      groupToken: typeof token === 'string' ? token : '',
      group: '',
      private: true,
    },
    validate: (values) => {
      if (step === 'account') return checkAccount(values);
      const named = values.way === 'join' ? values.groupToken : values.group;
      return { [values.way === 'join' ? 'groupToken' : 'group']: named.trim() ? null : t('validation.required') };
    },
  });
  const joins = form.values.way === 'join' || info?.allowSignup === false;
  const groupTaken = useAvailability('group', joins ? '' : form.values.group);
  useTitle(t('register.title'));

  const submit = form.onSubmit(
    async ({ way: _, group, groupToken, ...values }) => {
      if (step === 'group') {
        if (!groupTaken) setStep('account');
        return;
      }
      const belonging = joins ? { groupToken: groupToken.trim() } : { group: group.trim() };
      try {
        await register.mutateAsync({
          body: { ...values, ...belonging, passwordConfirm: values.password, locale: locale() },
        });
        const { access_token } = await logIn.mutateAsync({ form: values });
        await startSession(access_token);
        await navigate({ to: '/', replace: true });
      } catch (error) {
        // What is wrong as a whole the calls keep, and the form shows it.
        if (!(error instanceof ApiError)) throw error;
        form.setErrors(error.fields);
        if (groupFields.some((field) => error.fields[field])) setStep('group');
        else focusFirst(form, error.fields);
      }
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <EntryPage
      title={t('register.title')}
      lead={t(step === 'group' ? 'register.group-lead' : 'register.account-lead')}
      picture={salad}
    >
      <form onSubmit={submit} className={classes.fields} noValidate>
        <FormNotice error={register.error ?? logIn.error} />
        {step === 'group' ? (
          <>
            {info?.allowSignup && (
              <SegmentedControl
                aria-label={t('register.way')}
                data={[
                  { value: 'create', label: t('register.create') },
                  { value: 'join', label: t('register.join') },
                ]}
                {...form.getInputProps('way')}
              />
            )}
            {joins ? (
              <TextInput
                key="token"
                label={t('register.token')}
                description={t('register.token-hint')}
                {...form.getInputProps('groupToken')}
              />
            ) : (
              <>
                <TextInput
                  key="group"
                  label={t('register.group')}
                  description={t('register.group-hint')}
                  {...form.getInputProps('group')}
                  error={groupTaken ?? form.errors.group}
                />
                <Checkbox label={t('register.private')} {...form.getInputProps('private', { type: 'checkbox' })} />
              </>
            )}
            <Button type="submit">{t('action.continue')}</Button>
          </>
        ) : (
          <>
            <AccountFields form={form} checksAvailability />
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setStep('group')}>
                {t('action.back')}
              </Button>
              <Button type="submit" loading={register.isPending || logIn.isPending}>
                {t('register.submit')}
              </Button>
            </div>
          </>
        )}
      </form>
      <p className={classes.below}>{tRich('register.log-in', { link: (label) => <Link to="/login">{label}</Link> })}</p>
    </EntryPage>
  );
}
