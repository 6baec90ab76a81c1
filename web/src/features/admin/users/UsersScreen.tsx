import { type AdminUser, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLockOpen, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { FindField } from '../frame/FindField.tsx';
import tools from '../frame/Tools.module.css';
import { UserList } from './UserList.tsx';

const NewUserDialog = lazy(() => import('./NewUserDialog.tsx'));

type Shown = 'all' | 'admins' | 'locked';

const belongs: Record<Shown, (user: AdminUser) => boolean> = {
  all: () => true,
  admins: ({ admin }) => admin,
  locked: ({ lockedUntil }) => lockedUntil !== null,
};

/** Everybody who has an account on this server. */
export function UsersScreen() {
  const users = useFetch(contract.adminUsers.list, { query: { perPage: -1 } });
  const [find, setFind] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [isAdding, setIsAdding] = useState(false);
  const unlockAll = useChange(contract.adminUsers.unlockAll, {
    onDone: ({ unlocked }) => {
      toast.success(t('admin.unlocked', { count: unlocked }));
      void users.refetch();
    },
  });
  const all = users.data?.items ?? [];
  const text = find.trim().toLowerCase();
  const found = all
    .filter(belongs[shown])
    .filter(({ fullName, username, email }) => `${fullName} ${username} ${email}`.toLowerCase().includes(text));
  const chip = (which: Shown, label: string) => (
    <Chip selected={shown === which} count={all.filter(belongs[which]).length} onClick={() => setShown(which)}>
      {label}
    </Chip>
  );
  return (
    <AdminPage
      title={t('admin.users')}
      actions={
        <>
          {all.some(belongs.locked) && (
            <Button
              variant="default"
              leftSection={<IconLockOpen size={18} />}
              loading={unlockAll.isPending}
              onClick={() => unlockAll.mutate({ query: { force: true } })}
            >
              {t('admin.unlock-all')}
            </Button>
          )}
          <Button leftSection={<IconUserPlus size={18} />} onClick={() => setIsAdding(true)}>
            {t('admin.add-user')}
          </Button>
        </>
      }
    >
      <div className={tools.tools}>
        <FindField label={t('admin.find-user')} value={find} onChange={setFind} />
        {chip('all', t('admin.settings-all'))}
        {chip('admins', t('admin.admins'))}
        {chip('locked', t('admin.locked'))}
      </div>
      {users.error && !users.data && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
      {!users.data && !users.error && <SkeletonRows count={6} height={64} />}
      {users.data &&
        (found.length > 0 ? (
          <UserList users={found} refetch={() => void users.refetch()} />
        ) : (
          <p>{t('admin.nobody-found')}</p>
        ))}
      {isAdding && (
        <Suspense>
          <NewUserDialog onClose={() => setIsAdding(false)} onMade={() => void users.refetch()} />
        </Suspense>
      )}
    </AdminPage>
  );
}
