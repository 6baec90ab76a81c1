import type { ShareLink } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconQrcode, IconShare2, IconTrash } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { copyText } from '../../lib/browser/copy-text.ts';
import { formatAgo, formatNearDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './Sharing.module.css';

const QrCode = lazy(() => import('../../components/QrCode.tsx'));

interface LinkRowProps {
  token: ShareLink;
  /** Of the page that it opens. */
  address: string;
  /** How the device calls what is sent. */
  title: string;
  /** It was just made: it shows itself, and has the focus. */
  isNew: boolean;
  onDelete: () => void;
}

/** A link that works: until when, who made it, and how it is handed on. */
export function LinkRow({ token, address, title, isNew, onDelete }: LinkRowProps) {
  const [chosen, setIsOpen] = useState<boolean>();
  const isOpen = chosen ?? isNew;
  const [isCopied, setIsCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);
  const until = t('share.until', { day: formatNearDay(token.expiresAt) });
  const copy = () => {
    setIsCopied(true);
    void copyText(address);
  };
  // Whoever closes the sheet of the device has not failed at anything.
  const send = () => navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <li className={classes.link}>
      <div className={classes.head}>
        <span className={classes.about}>
          <b>{token.mayTick ? t('share.ticks', { until }) : until}</b>
          <small>
            <MadeBy token={token} />
          </small>
        </span>
        <IconButton
          icon={isCopied ? IconCheck : IconCopy}
          label={t('share.copy', { until })}
          data-copied={isCopied || undefined}
          ref={copyButton}
          onClick={copy}
        />
        <IconButton
          icon={IconQrcode}
          label={t('share.show', { until })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <IconButton icon={IconTrash} label={t('share.delete', { until })} onClick={onDelete} />
      </div>
      {isOpen && (
        <div className={classes.shown}>
          <span className={classes.qr}>
            <Suspense>
              <QrCode text={address} label={t('share.qr')} />
            </Suspense>
          </span>
          <div className={classes.address}>
            <code dir="ltr">{address.replace(/^https?:\/\//, '')}</code>
            {'share' in navigator && (
              <Button variant="default" leftSection={<IconShare2 size={18} stroke={1.5} />} onClick={send}>
                {t('share.send')}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function MadeBy({ token: { userId, createdBy, createdAt } }: { token: ShareLink }) {
  const me = useMe();
  const when = formatAgo(createdAt);
  if (userId !== null && userId === me?.id) return t('share.made-by-you', { when });
  return createdBy ? t('share.made-by', { name: createdBy, when }) : t('share.made', { when });
}
