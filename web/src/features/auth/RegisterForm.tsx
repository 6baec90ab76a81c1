import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import salad from '../../art/garden-salad.webp';
import { FormNotice, focusFirst } from '../../components/FormNotice.tsx';
import { ApiError, useChange } from '../../lib/api/index.ts';
import { locale, t, tRich } from '../../lib/messages/index.ts';
import { startSession } from '../../lib/session/index.ts';
import { AccountFields, checkAccount, emptyAccount } from './AccountFields.tsx';
import { EntryPage } from './EntryPage.tsx';
import { invitationIn } from './entry-address.ts';
import classes from './form.module.css';
import { checkGroup, emptyGroup, GroupFields, groupFields } from './GroupFields.tsx';
import { useAvailability } from './use-availability.ts';

interface RegisterFormProps {
  /** The invitation that one came with, or nothing. */
  token: string;
  /** Whether one may also start a household of one's own. */
  isOpenToAll: boolean;
  /** Name of the household that the invitation leads into. */
  invitedTo: string | null;
  /** The invitation is no longer good. */
  isRefused: boolean;
}

/** Two steps: which household, then who one is. Whoever comes with a good invitation begins with the second. */
export function RegisterForm({ token, isOpenToAll, invitedTo, isRefused }: RegisterFormProps) {
  const navigate = useNavigate();
  const checkInvitation = useChange(contract.validators.invitation, { quiet: true });
  const register = useChange(contract.registration.register, { quiet: true });
  const logIn = useChange(contract.auth.logIn, { quiet: true });
  const [step, setStep] = useState<'group' | 'account'>(invitedTo === null ? 'group' : 'account');
  const [host, setHost] = useState(invitedTo);
  const form = useForm({
    initialValues: {
      ...emptyAccount,
      ...emptyGroup,
      way: token || !isOpenToAll ? 'join' : 'create',
      groupToken: token,
    },
    initialErrors: isRefused ? { groupToken: t('error.auth.invalid-invitation') } : {},
    validate: (values) => (step === 'group' ? checkGroup(values) : checkAccount(values)),
  });
  const joins = form.values.way === 'join';
  const groupTaken = useAvailability('group', joins ? '' : form.values.group);

  const refuse = (fields: Record<string, string>) => {
    form.setErrors(fields);
    if (groupFields.some((field) => fields[field])) setStep('group');
    focusFirst(form, fields);
  };

  /** Whoever has to be told no is told before they have said who they are. */
  const enterGroup = async (groupToken: string) => {
    if (!joins) {
      if (!groupTaken) setStep('account');
      return;
    }
    const { group } = await checkInvitation.mutateAsync({ query: { token: invitationIn(groupToken) } });
    if (group === null) return refuse({ groupToken: t('error.auth.invalid-invitation') });
    setHost(group);
    setStep('account');
  };

  const enter = async ({ way: _, group, groupToken, ...values }: typeof form.values) => {
    const belonging = joins ? { groupToken: invitationIn(groupToken) } : { group: group.trim() };
    await register.mutateAsync({
      body: { ...values, ...belonging, passwordConfirm: values.password, locale: locale() },
    });
    const { access_token } = await logIn.mutateAsync({ form: values });
    await startSession(access_token);
    await navigate({ to: '/', replace: true });
  };

  const submit = form.onSubmit(
    async (values) => {
      try {
        await (step === 'group' ? enterGroup(values.groupToken) : enter(values));
      } catch (error) {
        // What is wrong as a whole the calls keep, and the form shows it.
        if (!(error instanceof ApiError)) throw error;
        if (error.code !== 'auth.invalid-invitation') return refuse(error.fields);
        register.reset();
        refuse({ groupToken: error.message });
      }
    },
    (errors) => focusFirst(form, errors),
  );

  const groupLead = isOpenToAll ? t('register.group-lead') : t('register.join-lead');
  const accountLead = joins && host !== null ? t('register.invited-lead', { group: host }) : t('register.account-lead');

  return (
    <EntryPage
      title={t('register.title')}
      lead={step === 'group' ? groupLead : accountLead}
      picture={salad}
      isLong={step !== 'group'}
    >
      <form onSubmit={submit} className={classes.fields} noValidate>
        <FormNotice error={step === 'group' ? checkInvitation.error : (register.error ?? logIn.error)} />
        {step === 'group' ? (
          <>
            <GroupFields form={form} isOpenToAll={isOpenToAll} taken={groupTaken} />
            <Button type="submit" loading={checkInvitation.isPending}>
              {t('action.continue')}
            </Button>
          </>
        ) : (
          <>
            <AccountFields
              form={form}
              checksAvailability
              invitation={joins ? invitationIn(form.values.groupToken) : undefined}
            />
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
