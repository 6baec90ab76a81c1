import { contract } from '@larder/contract';
import { slugify } from '@larder/kitchen';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusFirst } from '../../components/FormNotice.tsx';
import { ApiError, useChange } from '../../lib/api/index.ts';
import { locale, t } from '../../lib/messages/index.ts';
import { startSession } from '../../lib/session/index.ts';
import { checkAccount, emptyAccount } from './AccountFields.tsx';

export const setupSteps = ['code', 'account', 'group'] as const;
const accountFields = Object.keys(emptyAccount);

/** What is filled in, step by step, until there is an administrator and a household. */
export function useSetupWizard(defaultGroup: string, onDone: (groupSlug: string) => void) {
  const [step, setStep] = useState<(typeof setupSteps)[number]>('code');
  const checkCode = useChange(contract.setup.checkCode, { quiet: true });
  const finish = useChange(contract.setup.finish, { quiet: true });
  const form = useForm({
    initialValues: { ...emptyAccount, code: '', groupName: defaultGroup, groupSlug: '', access: 'private' },
    validate: (values) => {
      if (step === 'account') return checkAccount(values);
      if (step === 'code') return { code: values.code.trim() ? null : t('validation.field-required') };
      return { groupName: values.groupName.trim() ? null : t('validation.field-required') };
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

  return {
    step,
    back: () => setStep(step === 'group' ? 'account' : 'code'),
    form,
    slug,
    submit,
    hasRightCode: checkCode.isSuccess,
    error: step === 'code' ? checkCode.error : finish.error,
    isBusy: checkCode.isPending || finish.isPending,
  };
}
