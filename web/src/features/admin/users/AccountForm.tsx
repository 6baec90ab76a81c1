import { type AdminUser, contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './User.module.css';

/** By which somebody is known and logs in. */
export function AccountForm({ user, onSaved }: { user: AdminUser; onSaved: () => void }) {
  const { fullName, username, email } = user;
  const form = useForm({ initialValues: { fullName, username, email } });
  const change = useChange(contract.adminUsers.change, {
    quiet: true,
    onDone: () => {
      toast.success(t('settings.saved'));
      form.resetDirty();
      onSaved();
    },
  });
  const submit = form.onSubmit((body) =>
    change.mutate({ params: { itemId: user.id }, body }, { onError: (error) => form.setErrors(error.fields) }),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <FormNotice error={change.error} />
      <TextInput label={t('account.full-name')} autoComplete="off" {...form.getInputProps('fullName')} />
      <TextInput label={t('account.username')} autoComplete="off" {...form.getInputProps('username')} />
      <TextInput label={t('account.email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <div>
        <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}
