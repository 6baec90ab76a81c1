import type { LoggedIn } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Logins.module.css';

const signs = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

/** One device that somebody is logged in on. */
export function SessionRow({ session, onEnd }: { session: LoggedIn; onEnd: () => void }) {
  const { id, device, browser, system, isThis, seenAt } = session;
  const Sign = signs[device];
  const program = t('logins.program', {
    known: browser && system ? 'both' : browser ? 'browser' : 'none',
    browser: browser ?? '',
    system: system ?? '',
  });
  return (
    <li className={classes.row}>
      <Sign className={classes.sign} aria-hidden="true" />
      <div id={`session-${id}`}>
        <b>{t(`logins.device.${device}`)}</b>
        <small>{t('logins.seen', { program, when: formatAgo(seenAt) })}</small>
      </div>
      {isThis ? (
        <span className={classes.here}>
          <IconCheck size={18} aria-hidden="true" /> {t('logins.this-one')}
        </span>
      ) : (
        <Button variant="subtle" aria-describedby={`session-${id}`} onClick={onEnd}>
          {t('account.log-out')}
        </Button>
      )}
    </li>
  );
}
