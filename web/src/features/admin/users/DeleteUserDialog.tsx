import { type AdminUser, contract } from '@larder/contract';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormDialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { HeirFields, useHeirs } from '../../../components/HeirFields.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  /** In the list of all, which stays. */
  onGone?: () => void;
}

/** Asks before an account goes, and who gets what was made by it. */
export default function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const { id: itemId, fullName: name } = user;
  const { data, error, refetch } = useFetch(contract.adminUsers.leaving, { params: { itemId } });
  const { heirs, choose } = useHeirs(data);
  const navigate = useNavigate();
  const remove = useChange(contract.adminUsers.remove, {
    onDone: () => {
      toast.success(t('admin.user-deleted', { name }));
      onClose();
      onGone?.();
      void navigate({ to: '/admin/manage/users' });
    },
  });
  const binOf = data?.heirs[0]?.fullName;
  return (
    <FormDialog
      opened
      small
      danger
      title={t('admin.delete-user-title', { name })}
      submitLabel={t('admin.delete-user-confirm')}
      busy={remove.isPending}
      disabled={!data}
      onSubmit={() => remove.mutate({ params: { itemId }, query: heirs })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <p>{t('admin.delete-user-text', { name })}</p>
        {!data && !error && <SkeletonRows count={1} height={48} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <HeirFields left={data} heirs={heirs} onChoose={choose} />}
        {data && data.ownRecipes > 0 && binOf && (
          <p>{t('admin.delete-user-own', { count: data.ownRecipes, name, heir: binOf })}</p>
        )}
      </Stack>
    </FormDialog>
  );
}
