import { Button } from '@mantine/core';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import classes from './Household.module.css';
import { InvitationMail } from './InvitationMail.tsx';

const QrCode = lazy(() => import('../../components/QrCode.tsx'));

/** A link that was just made or asked for, ready to be handed on. The focus is where it is copied. */
export function InvitationLink({ token, group, ends }: { token: string; group: string; ends: string }) {
  const id = useId();
  const link = `${window.location.origin}/register?token=${token}`;
  const title = t('household.invite-title', { group });
  // Whoever closes the sheet of the device has not failed at anything.
  const share = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <div className={classes.link}>
      <div>
        <p id={`${id}-label`} className={classes.label}>
          {t('household.invite-link')}
        </p>
        <div className={classes.address}>
          <code id={`${id}-link`} dir="ltr">
            {link}
          </code>
          <Button
            autoFocus
            variant="default"
            leftSection={<IconCopy size={18} />}
            aria-describedby={`${id}-label ${id}-link`}
            onClick={() => copyText(link)}
          >
            {t('copy.copy')}
          </Button>
        </div>
        <p className={classes.hint}>{t('household.invite-ends', { ends })}</p>
        <InvitationMail token={token} />
        {'share' in navigator && (
          <Button variant="default" leftSection={<IconShare2 size={18} />} onClick={share}>
            {t('action.share')}
          </Button>
        )}
      </div>
      <span className={classes.qr}>
        <Suspense>
          <QrCode text={link} label={t('household.invite-qr')} />
        </Suspense>
      </span>
    </div>
  );
}
