import { type AdminUser, contract } from '@larder/contract';
import { NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

interface NewUserDialogProps {
  onClose: () => void;
  onMade: (user: AdminUser) => void;
}

/** Makes an account; what it may do is said on its own page. */
export default function NewUserDialog({ onClose, onMade }: NewUserDialogProps) {
  const groups = useFetch(contract.adminGroups.list, { query: { perPage: -1 } });
  const [account, setAccount] = useState({ fullName: '', username: '', email: '', password: '' });
  const [group, setGroup] = useState<string>();
  const create = useChange(contract.adminUsers.create, {
    quiet: true,
    onDone: (user) => {
      toast.success(t('admin.user-made', { name: user.fullName }));
      onMade(user);
      onClose();
    },
  });
  const field = (name: keyof typeof account) => ({
    value: account[name],
    error: create.error?.fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setAccount((before) => ({ ...before, [name]: value })),
  });
  const names = groups.data?.items ?? [];
  const chosen = group ?? names.find(({ isDefault }) => isDefault)?.name ?? '';
  const isComplete = Object.values(account).every((value) => value.trim() !== '');
  return (
    <FormDialog
      opened
      title={t('admin.add-user')}
      submitLabel={t('admin.add-user-confirm')}
      busy={create.isPending}
      disabled={!isComplete}
      onSubmit={() => create.mutate({ body: { ...account, group: chosen } })}
      onClose={onClose}
    >
      <Stack gap="md">
        <FormNotice error={create.error} />
        <TextInput label={t('account.full-name')} autoComplete="off" data-autofocus {...field('fullName')} />
        <TextInput label={t('account.username')} autoComplete="off" autoCapitalize="none" {...field('username')} />
        <TextInput label={t('account.email')} type="email" autoComplete="off" {...field('email')} />
        <PasswordInput
          label={t('admin.first-password')}
          description={t('admin.first-password-hint')}
          autoComplete="new-password"
          {...field('password')}
        />
        <NativeSelect
          label={t('admin.group')}
          data={names.map(({ name }) => name)}
          value={chosen}
          onChange={(event) => setGroup(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
