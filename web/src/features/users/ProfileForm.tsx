import { contract, type User } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './ProfileScreen.module.css';

export function ProfileForm({ me }: { me: User }) {
  const isNamedElsewhere = me.authMethod === 'LDAP' && !me.admin;
  const change = useChange(contract.users.change, { quiet: true });
  const form = useForm({ initialValues: { fullName: me.fullName, username: me.username, email: me.email } });
  const submit = form.onSubmit((values) =>
    change.mutate(
      { params: { itemId: me.id }, body: values },
      {
        onSuccess: ({ unconfirmedEmail }) => {
          // Until its mail is followed, the former address is the one that counts.
          const saved = unconfirmedEmail === null ? values : { ...values, email: me.email };
          form.setValues(saved);
          form.resetDirty(saved);
        },
        onError: (error) => form.setErrors(error.fields),
      },
    ),
  );
  const unconfirmedEmail = change.data?.unconfirmedEmail ?? null;
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.sections} style={{ gap: 'var(--space-4)', paddingBlockEnd: 0 }}>
        <FormNotice error={change.error} />
        <TextInput label={t('account.full-name')} autoComplete="name" {...form.getInputProps('fullName')} />
        <ClosedInDemo>
          <div className={classes.pair}>
            <TextInput
              label={t('account.username')}
              autoComplete="username"
              readOnly={isNamedElsewhere}
              description={isNamedElsewhere && t('error.auth.username-managed-elsewhere')}
              {...form.getInputProps('username')}
            />
            <TextInput
              label={t('account.email')}
              type="email"
              autoComplete="email"
              description={unconfirmedEmail !== null && t('user.confirm-email', { email: unconfirmedEmail })}
              {...form.getInputProps('email')}
            />
          </div>
        </ClosedInDemo>
        <div>
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('action.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
