import { type AdminUser, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

export function DeleteUser({ user }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const name = user.fullName;
  const remove = useChange(contract.adminUsers.remove, {
    onDone: () => {
      toast.success(t('admin.user-deleted', { name }));
      void navigate({ to: '/admin/manage/users' });
    },
  });
  return (
    <>
      <Button variant="subtle" color="error" onClick={() => setIsAsking(true)}>
        {t('admin.delete-user', { name })}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('admin.delete-user-title', { name })}
        confirmLabel={t('admin.delete-user-confirm')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { itemId: user.id } })}
      >
        {t('admin.delete-user-text', { name })}
      </ConfirmDialog>
    </>
  );
}
