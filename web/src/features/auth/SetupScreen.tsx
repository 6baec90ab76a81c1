import { slugify } from '@larder/kitchen';
import { Button, Radio, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import pancakes from '../../art/pancakes.webp';
import bread from '../../art/sourdough.webp';
import soup from '../../art/tomato-soup.webp';
import { FormNotice, focusFirst } from '../../components/FormNotice.tsx';
import { ApiError } from '../../lib/api/index.ts';
import { chooseLocale, languages, locale, t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { startSession } from '../../lib/session/index.ts';
import { AccountFields, checkAccount, emptyAccount } from './AccountFields.tsx';
import { useCheckSetupCode, useFinishSetup, useSetup } from './auth.api.ts';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';
import { SeedButton } from './SeedButton.tsx';

const steps = ['code', 'account', 'group'] as const;
const titles = { code: 'setup.code-title', account: 'setup.account-title', group: 'setup.group-title' } as const;
const leads = { code: 'setup.code-lead', account: 'setup.account-lead', group: 'setup.group-lead' } as const;
const accountFields = Object.keys(emptyAccount);
const pictures = { code: bread, account: pancakes, group: soup };

/** Makes the first administrator and the household. The language comes first, since all else is said in it. */
export function SetupScreen() {
  const setup = useSetup();
  const [done, setDone] = useState<string>();
  useTitle(t('setup.title'));
  if (done) return <FirstSteps groupSlug={done} />;
  if (!setup.data) return null;
  if (!setup.data.needed) return <Navigate to="/" replace />;
  return <Wizard defaultGroup={setup.data.defaultGroup} onDone={setDone} />;
}

function Wizard({ defaultGroup, onDone }: { defaultGroup: string; onDone: (groupSlug: string) => void }) {
  const [step, setStep] = useState<(typeof steps)[number]>('code');
  const checkCode = useCheckSetupCode();
  const finish = useFinishSetup();
  const form = useForm({
    initialValues: { ...emptyAccount, code: '', groupName: defaultGroup, groupSlug: '', access: 'private' },
    validate: (values) => {
      if (step === 'account') return checkAccount(values);
      if (step === 'code') return { code: values.code.trim() ? null : t('validation.required') };
      return { groupName: values.groupName.trim() ? null : t('validation.required') };
    },
  });
  const chosenSlug = form.values.groupSlug.trim() || form.values.groupName.trim();
  const slug = chosenSlug && slugify(chosenSlug);

  const submit = form.onSubmit(
    async ({ access, ...values }) => {
      if (step === 'code') {
        const right = await checkCode.mutateAsync({ body: { code: values.code } }).catch(() => null);
        if (right) setStep('account');
        else focusFirst(form, { code: true });
        return;
      }
      if (step === 'account') return setStep('group');
      try {
        const reply = await finish.mutateAsync({
          body: { ...values, groupSlug: slug, privateGroup: access === 'private', locale: locale() },
        });
        await startSession(reply.access_token);
        onDone(reply.groupSlug);
      } catch (error) {
        // What is wrong as a whole the call keeps, and the form shows it; what is wrong with the account leads back to it.
        if (!(error instanceof ApiError)) throw error;
        form.setErrors(error.fields);
        if (accountFields.some((field) => error.fields[field])) setStep('account');
        else focusFirst(form, error.fields);
      }
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <EntryPage title={t(titles[step])} lead={t(leads[step])} picture={pictures[step]}>
      <form onSubmit={submit} className={classes.fields} noValidate key={step}>
        <p className={classes.steps}>{t('setup.step', { step: steps.indexOf(step) + 1, steps: steps.length })}</p>
        <FormNotice error={step === 'code' ? checkCode.error : finish.error} />
        {step === 'code' && (
          <>
            <Select
              label={t('language.title')}
              data={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
              value={locale()}
              onChange={(chosen) => chosen && chooseLocale(chosen)}
              searchable
              allowDeselect={false}
            />
            <TextInput
              label={t('setup.code')}
              description={t('setup.code-hint')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoFocus={checkCode.isSuccess}
              placeholder="XXXX-XXXX"
              {...form.getInputProps('code')}
            />
          </>
        )}
        {step === 'account' && <AccountFields form={form} checksAvailability={false} />}
        {step === 'group' && (
          <>
            <TextInput label={t('setup.group-name')} autoFocus {...form.getInputProps('groupName')} />
            <TextInput
              label={t('setup.group-slug')}
              description={t('setup.group-slug-hint', { address: `/g/${slug}` })}
              placeholder={slug}
              {...form.getInputProps('groupSlug')}
            />
            <Radio.Group label={t('setup.access')} {...form.getInputProps('access')}>
              <div className={classes.fields}>
                <Radio value="private" label={t('setup.private')} description={t('setup.private-hint')} />
                <Radio value="public" label={t('setup.public')} description={t('setup.public-hint')} />
              </div>
            </Radio.Group>
          </>
        )}
        <div className={classes.actions}>
          {step !== 'code' && (
            <Button variant="default" onClick={() => setStep(step === 'group' ? 'account' : 'code')}>
              {t('action.back')}
            </Button>
          )}
          <Button type="submit" loading={checkCode.isPending || finish.isPending}>
            {t(step === 'group' ? 'setup.finish' : 'action.continue')}
          </Button>
        </div>
      </form>
    </EntryPage>
  );
}

/** Where Tab goes on once the form is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

function FirstSteps({ groupSlug }: { groupSlug: string }) {
  return (
    <EntryPage title={t('setup.done-title')} lead={t('setup.done-lead')}>
      <div className={classes.fields}>
        <Button
          ref={focus}
          renderRoot={(props) => <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} {...props} />}
        >
          {t('setup.import')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/g/$groupSlug/r/create/new" params={{ groupSlug }} {...props} />}
        >
          {t('setup.create')}
        </Button>
        <SeedButton />
        <Button variant="default" renderRoot={(props) => <Link to="/user/profile" {...props} />}>
          {t('setup.profile')}
        </Button>
        <Link to="/g/$groupSlug" params={{ groupSlug }} className={classes.link}>
          {t('setup.look-around')}
        </Link>
      </div>
    </EntryPage>
  );
}
