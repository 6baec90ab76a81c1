import { type AdminGroup, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { GroupRow } from './GroupRow.tsx';

const GroupDialog = lazy(() => import('./GroupDialog.tsx'));

/** The households of this server. */
export function GroupsScreen() {
  const groups = useFetch(contract.adminGroups.list, { query: { perPage: -1 } });
  const [edited, setEdited] = useState<AdminGroup | 'new'>();
  const refresh = () => void groups.refetch();
  return (
    <AdminPage
      title={t('admin.groups')}
      hint={t('admin.groups-hint')}
      actions={
        <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('admin.add-group')}
        </Button>
      }
    >
      {groups.error && !groups.data && <ErrorState error={groups.error} onRetry={refresh} />}
      {!groups.data && !groups.error && <SkeletonRows count={4} height={120} />}
      {groups.data?.items.map((group) => (
        <GroupRow key={group.id} group={group} onEdit={() => setEdited(group)} onGone={refresh} />
      ))}
      {edited && (
        <Suspense>
          <GroupDialog
            group={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
            onSaved={refresh}
          />
        </Suspense>
      )}
    </AdminPage>
  );
}
