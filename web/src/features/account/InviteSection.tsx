import { Button } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';
import { useInvite } from './account.api.ts';
import { CopyableSecret } from './CopyableSecret.tsx';

/** An invitation is a link that works once. */
export function InviteSection() {
  const invite = useInvite();
  return (
    <>
      <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate({ body: { uses: 1 } })}>
        {t('profile.invite')}
      </Button>
      {invite.data && (
        <CopyableSecret
          text={`${window.location.origin}/register?token=${invite.data.token}`}
          hint={t('profile.invite-hint')}
        />
      )}
    </>
  );
}
