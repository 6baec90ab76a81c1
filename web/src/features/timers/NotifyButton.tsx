import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { askToNotify, mayAskToNotify } from './notify.ts';
import classes from './TimerBoard.module.css';

/** Offers to tell the end of a timer while another page or app is looked at. Gone once the browser has been answered. */
export function NotifyButton() {
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  if (!mayAsk) return null;
  return (
    <button
      type="button"
      className={classes.notify}
      onClick={() => void askToNotify().then(() => setMayAsk(mayAskToNotify()))}
    >
      <IconBell size={18} stroke={1.5} aria-hidden="true" />
      {t('timer.notify')}
    </button>
  );
}
