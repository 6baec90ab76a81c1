import { contract, demoAccount } from '@larder/contract';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useFetch } from '../lib/api/index.ts';
import { t } from '../lib/messages/index.ts';
import { useMe } from '../lib/session/index.ts';
import classes from './ClosedInDemo.module.css';

/** What the server refuses to those who try the demo: it is shown, and closed, with the reason above it. */
export function ClosedInDemo({ children }: { children: ReactNode }) {
  const id = useId();
  const me = useMe();
  const { data: about } = useFetch(contract.about.get);
  if (!about?.demoStatus || me?.username !== demoAccount.username) return children;
  return (
    <fieldset disabled className={classes.closed} aria-describedby={id}>
      <p id={id} role="note" className={classes.reason}>
        <IconLock size={18} aria-hidden="true" />
        {t('error.demo.closed')}
      </p>
      {children}
    </fieldset>
  );
}
