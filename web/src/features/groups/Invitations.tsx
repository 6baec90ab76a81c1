import { contract, type Invitation } from '@larder/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SettingSection } from '../../components/Settings.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Household.module.css';
import { InvitationLink } from './InvitationLink.tsx';

const choicesOfUses = [1, 2, 3, 5, 10];
const choicesOfDays = [1, 4, 7, 30];

const ends = (expiresAt: string) => formatDay(expiresAt, { weekday: 'long', day: 'numeric', month: 'long' });

/** Links by which others join, made for as many people and as long as one says. */
export function Invitations({ group }: { group: string }) {
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(4);
  const [shownToken, show] = useState<string>();
  const { data: invitations, error, refetch } = useFetch(contract.groups.invitations);
  const invite = useChange(contract.groups.invite);
  const isAskedFor = useRouterState({ select: ({ location }) => location.hash === 'invitations' });
  useEffect(() => {
    if (isAskedFor) document.getElementById('invitations')?.scrollIntoView();
  }, [isAskedFor]);

  const made = invite.data?.token === shownToken ? invite.data : undefined;
  const shown = invitations?.find(({ token }) => token === shownToken) ?? made;
  const make = () => invite.mutate({ body: { uses, days } }, { onSuccess: ({ token }) => show(token) });
  return (
    <SettingSection id="invitations" title={t('household.invitations')} hint={t('household.invitations-hint')}>
      <ClosedInDemo>
        <div className={classes.panel}>
          {shown && <InvitationLink key={shown.token} token={shown.token} group={group} ends={ends(shown.expiresAt)} />}
          <div className={classes.make}>
            <NativeSelect
              label={t('household.invite-uses')}
              value={uses}
              onChange={(event) => setUses(Number(event.currentTarget.value))}
              data={choicesOfUses.map((count) => ({
                value: String(count),
                label: t('household.invite-for', { count }),
              }))}
            />
            <NativeSelect
              label={t('household.invite-days')}
              value={days}
              onChange={(event) => setDays(Number(event.currentTarget.value))}
              data={choicesOfDays.map((count) => ({
                value: String(count),
                label: t('household.invite-in', { count }),
              }))}
            />
            <Button variant={shown ? 'default' : 'filled'} loading={invite.isPending} onClick={make}>
              {t(shown ? 'household.invite-another' : 'household.invite-make')}
            </Button>
          </div>
        </div>
      </ClosedInDemo>
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      <ul className={classes.open}>
        {invitations?.map((invitation) => (
          <OpenInvitation
            key={invitation.token}
            invitation={invitation}
            isShown={invitation.token === shown?.token}
            onShow={() => show(invitation.token)}
          />
        ))}
      </ul>
    </SettingSection>
  );
}

interface OpenInvitationProps {
  invitation: Invitation;
  isShown: boolean;
  onShow: () => void;
}

function OpenInvitation({
  invitation: { token, uses, usesLeft, expiresAt, sentTo },
  isShown,
  onShow,
}: OpenInvitationProps) {
  const [isAsked, setIsAsked] = useState(false);
  const takeBack = useChange(contract.groups.takeInvitationBack);
  return (
    <li>
      <div>
        <b>{t('household.invite-for', { count: uses })}</b>
        {sentTo && <p className={classes.sentTo}>{t('household.invite-sent-to', { emails: sentTo })}</p>}
        <p className={classes.hint}>
          {t('household.invite-left', { used: uses - usesLeft, uses, ends: ends(expiresAt) })}
        </p>
      </div>
      {!isShown && (
        <Button variant="subtle" color="gray" onClick={onShow}>
          {t('household.invite-show')}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={() => setIsAsked(true)}>
        {t('household.invite-take-back')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('household.take-back-title')}
        confirmLabel={t('household.invite-take-back')}
        onConfirm={() => takeBack.mutate({ params: { token } }, { onSettled: () => setIsAsked(false) })}
        busy={takeBack.isPending}
      >
        {t('household.take-back-text')}
      </ConfirmDialog>
    </li>
  );
}
