import { contract, type User } from '@larder/contract';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { HeirFields, useHeirs } from '../../components/HeirFields.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { downloadExport } from '../exports/index.ts';

/** Asks before a member goes who gets what they made, and offers a file of the recipes that nobody else sees. */
export default function RemoveDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const { id: userId, fullName: name } = member;
  const me = useMe();
  const [isExported, setIsExported] = useState(true);
  const { data, error, refetch } = useFetch(contract.members.leaving, { params: { userId } });
  const { heirs, choose } = useHeirs(data, me?.id);
  const remove = useChange(contract.members.remove, {
    onDone: ({ exportPath }) => {
      toast.success(t('household.removed', { name }));
      if (exportPath) void downloadExport({ path: exportPath }).catch(({ message }: Error) => toast.error(message));
      onClose();
    },
  });
  const count = data?.ownRecipes ?? 0;
  return (
    <FormDialog
      opened
      small
      danger
      title={t('household.remove-title', { name })}
      submitLabel={t('household.remove-confirm')}
      busy={remove.isPending}
      disabled={!data}
      onSubmit={() => remove.mutate({ params: { userId }, query: { export: isExported && count > 0, ...heirs } })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <p>{t('household.remove-text')}</p>
        {!data && !error && <SkeletonRows count={1} height={48} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <HeirFields left={data} heirs={heirs} onChoose={choose} />}
        {count > 0 && (
          <>
            <p>{t('household.remove-own', { count, name })}</p>
            <Checkbox
              label={t('household.remove-export')}
              checked={isExported}
              onChange={(event) => setIsExported(event.currentTarget.checked)}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
