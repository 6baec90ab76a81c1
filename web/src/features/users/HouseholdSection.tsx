import type { User } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import classes from './ProfileScreen.module.css';

/** The group that one belongs to, and the way for others into it. */
export function HouseholdSection({ me }: { me: User }) {
  return (
    <section aria-labelledby="profile-household">
      <h2 id="profile-household">{t('profile.household')}</h2>
      <p className={classes.hint}>{t('profile.household-hint', { group: me.group })}</p>
      <div className={classes.buttons}>
        <Button variant="default" renderRoot={(props) => <Link to="/household" {...props} />}>
          {t('profile.open-household')}
        </Button>
        {me.canInvite && (
          <Button variant="default" renderRoot={(props) => <Link to="/household" hash="invitations" {...props} />}>
            {t('profile.invite')}
          </Button>
        )}
      </div>
    </section>
  );
}
