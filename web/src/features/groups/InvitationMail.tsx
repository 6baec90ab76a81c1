import { contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSend } from '@tabler/icons-react';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Household.module.css';

/** Sends the link to somebody, where the server sends mails. */
export function InvitationMail({ token }: { token: string }) {
  const info = useFetch(contract.about.get);
  const send = useChange(contract.groups.mailInvitation, { quiet: true });
  const form = useForm({ initialValues: { email: '' } });
  if (!info.data?.sendsMail) return null;
  const submit = form.onSubmit(({ email }) =>
    send.mutate(
      { body: { email, token } },
      {
        onSuccess: ({ error }) => (error === null ? form.reset() : form.setFieldError('email', error)),
        onError: ({ fields }) => form.setErrors(fields),
      },
    ),
  );
  return (
    <form onSubmit={submit} className={classes.mail} noValidate>
      <TextInput label={t('household.invite-mail')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <Button type="submit" variant="default" leftSection={<IconSend size={18} />} loading={send.isPending}>
        {t('household.invite-send')}
      </Button>
      <FormNotice error={send.error} />
      {/* Told even where the last one went out before. */}
      <p role="status" className={classes.sent}>
        {send.data?.success && !form.values.email && t('household.invite-sent', { email: send.variables.body.email })}
      </p>
    </form>
  );
}
