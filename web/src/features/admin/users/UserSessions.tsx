import { type AdminUser, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { SessionRow } from '../../auth/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';

/** Where somebody is logged in: one device is logged out by itself, or all. */
export function UserSessions({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const params = { itemId: user.id };
  const { data, error, refetch } = useFetch(contract.adminUsers.sessions, { params });
  const onDone = () => void refetch();
  const end = useChange(contract.adminUsers.endSession, { onDone });
  const signOut = useChange(contract.adminUsers.signOut, { saysDone: true, onDone });
  return (
    <AdminSection
      title={t('logins.open')}
      actions={
        !isSelf &&
        data?.length !== 0 && (
          <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate({ params })}>
            {t('admin.sign-out')}
          </Button>
        )
      }
    >
      {!data && !error && <SkeletonRows count={2} height={64} />}
      {error && !data && <ErrorState error={error} onRetry={onDone} />}
      {data?.length === 0 && <p>{t('admin.nowhere')}</p>}
      <ul>
        {data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end.mutate({ params: { ...params, sessionId: session.id } })}
          />
        ))}
      </ul>
    </AdminSection>
  );
}
