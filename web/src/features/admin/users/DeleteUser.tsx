import type { AdminUser } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';

const DeleteUserDialog = lazy(() => import('./DeleteUserDialog.tsx'));

export function DeleteUser({ user }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="error"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.delete-user', { name: user.fullName })}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteUserDialog user={user} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
