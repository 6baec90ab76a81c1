import { type AdminUser, contract } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconDots, IconLockOpen, IconLogout, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

const DeleteUserDialog = lazy(() => import('./DeleteUserDialog.tsx'));

/** What can be done with an account from the list of all. */
export function UserMenu({ user, refetch }: { user: AdminUser; refetch: () => void }) {
  const isSelf = useMe()?.id === user.id;
  const [isAsking, setIsAsking] = useState(false);
  const params = { itemId: user.id };
  const signOut = useChange(contract.adminUsers.signOut, { saysDone: true, onDone: refetch });
  const unlock = useChange(contract.adminUsers.unlock, {
    onDone: ({ unlocked }) => {
      toast.success(t('admin.unlocked', { count: unlocked }));
      refetch();
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} label={t('table.more', { name: user.fullName })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={18} />}
            renderRoot={(props) => <Link to="/admin/manage/users/$userId" params={{ userId: user.id }} {...props} />}
          >
            {t('admin.edit')}
          </Menu.Item>
          {user.lockedUntil && (
            <Menu.Item leftSection={<IconLockOpen size={18} />} onClick={() => unlock.mutate({ params })}>
              {t('admin.unlock')}
            </Menu.Item>
          )}
          {!isSelf && (
            <>
              <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => signOut.mutate({ params })}>
                {t('admin.sign-out')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={18} />} color="error" onClick={() => setIsAsking(true)}>
                {t('admin.delete-user', { name: user.fullName })}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <Suspense>
          <DeleteUserDialog user={user} onClose={() => setIsAsking(false)} onGone={refetch} />
        </Suspense>
      )}
    </>
  );
}
