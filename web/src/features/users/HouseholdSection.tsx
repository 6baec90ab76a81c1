import { contract, type User } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CopyableSecret } from '../../components/CopyableSecret.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './ProfileScreen.module.css';

/** The group that one belongs to, and the way for others into it: a link that works once. */
export function HouseholdSection({ me }: { me: User }) {
  const invite = useChange(contract.groups.invite);
  return (
    <section aria-labelledby="profile-household">
      <h2 id="profile-household">{t('profile.household')}</h2>
      <p className={classes.hint}>{t('profile.household-hint', { group: me.group })}</p>
      {(me.canInvite || me.canManage) && (
        <div className={classes.buttons}>
          {me.canInvite && (
            <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate({ body: { uses: 1 } })}>
              {t('profile.invite')}
            </Button>
          )}
          {me.canManage && (
            <Button variant="default" renderRoot={(props) => <Link to="/group" {...props} />}>
              {t('profile.group-settings')}
            </Button>
          )}
        </div>
      )}
      {invite.data && (
        <CopyableSecret
          title={t('profile.invite-title', { group: me.group })}
          hint={t('profile.invite-hint')}
          text={`${window.location.origin}/register?token=${invite.data.token}`}
          isForOthers
        />
      )}
    </section>
  );
}
