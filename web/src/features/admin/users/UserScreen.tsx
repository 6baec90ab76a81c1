import { type AdminUser, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { Avatar } from '../../../components/Avatar.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatDay, formatMomentWithin } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { avatarOf, useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import frame from '../frame/AdminPage.module.css';
import { AdminSection } from '../frame/AdminPage.tsx';
import { AboutUser } from './AboutUser.tsx';
import { AccountForm } from './AccountForm.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { ProviderLink } from './ProviderLink.tsx';
import { ResetLink } from './ResetLink.tsx';
import classes from './User.module.css';
import { UserRights } from './UserRights.tsx';
import { UserSessions } from './UserSessions.tsx';

/** One person: who they are, what they may do, and the way back in when they are locked out. */
export function UserScreen() {
  const { userId = '' } = useParams({ strict: false });
  const user = useFetch(contract.adminUsers.get, { params: { itemId: userId } });
  useTitle(user.data?.fullName ?? t('admin.users'));
  if (!user.data) {
    return (
      <div className={frame.page}>
        {user.error ? (
          <ErrorState level={1} error={user.error} onRetry={() => void user.refetch()} />
        ) : (
          <SkeletonRows count={6} height={72} />
        )}
      </div>
    );
  }
  return <Person key={user.data.id} user={user.data} refresh={() => void user.refetch()} />;
}

function Person({ user, refresh }: { user: AdminUser; refresh: () => void }) {
  const me = useMe();
  const isSelf = me?.id === user.id;
  const name = user.fullName;
  return (
    <div className={frame.page}>
      <header className={classes.head}>
        <Avatar name={name} src={avatarOf(user)} size={64} />
        <div>
          <h1 dir="auto">{name}</h1>
          <p>
            {user.createdAt
              ? t('admin.member-since', { group: user.group, day: formatDay(user.createdAt) })
              : user.group}
          </p>
        </div>
      </header>
      {user.lockedUntil && <Lock user={user} until={user.lockedUntil} onDone={refresh} />}
      <div className={classes.split}>
        <div>
          <AdminSection title={t('admin.may-title', { name })}>
            <UserRights user={user} isSelf={isSelf} onSaved={refresh} />
          </AdminSection>
          <UserSessions user={user} isSelf={isSelf} />
          <AdminSection title={t('admin.account')}>
            <AccountForm user={user} onSaved={refresh} />
          </AdminSection>
          {user.isLinked && (
            <AdminSection title={t('admin.linked-title')} hint={t('admin.linked-hint', { name })}>
              <ProviderLink user={user} onDone={refresh} />
            </AdminSection>
          )}
          {user.authMethod === 'Mealie' && (
            <AdminSection title={t('admin.reset-title')} hint={t('admin.reset-hint', { name })}>
              <ResetLink email={user.email} />
            </AdminSection>
          )}
        </div>
        <aside className={classes.aside}>
          <AboutUser user={user} />
          {!isSelf && (
            <section aria-label={t('admin.leave-title')}>
              <DeleteUser user={user} />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

function Lock({ user, until, onDone }: { user: AdminUser; until: string; onDone: () => void }) {
  const unlock = useChange(contract.adminUsers.unlock, {
    onDone: ({ unlocked }) => {
      toast.success(t('admin.unlocked', { count: unlocked }));
      onDone();
    },
  });
  return (
    <div className={classes.lock} role="note">
      <IconLock size={22} aria-hidden="true" />
      <span>
        <b>{t('admin.locked-until', { time: formatMomentWithin(until) })}</b>
        <br />
        {t('admin.locked-why')}
      </span>
      <Button loading={unlock.isPending} onClick={() => unlock.mutate({ params: { itemId: user.id } })}>
        {t('admin.unlock')}
      </Button>
    </div>
  );
}
