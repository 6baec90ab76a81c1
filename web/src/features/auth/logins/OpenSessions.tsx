import { contract, type LoggedIn } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { startSession } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './Logins.module.css';

const signs = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

/** Where one is logged in; one place is ended by its button, all others by the one above. */
export function OpenSessions() {
  const { data, error, refetch } = useFetch(contract.sessions.list);
  const endOthers = useChange(contract.sessions.endOthers, {
    onDone: ({ access_token }) => {
      toast.success(t('logins.ended-others'));
      void startSession(access_token);
    },
  });
  const others = data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section aria-labelledby="logins-open">
      <div className={classes.head}>
        <h2 id="logins-open">{t('logins.open')}</h2>
        {others.length > 0 && (
          <Button variant="subtle" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {t('logins.end-others')}
          </Button>
        )}
      </div>
      {!data && !error && <SkeletonRows count={2} height={64} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul>
        {data?.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      {data && others.length === 0 && <p className={classes.hint}>{t('logins.only-here')}</p>}
    </section>
  );
}

function OpenSession({ session: { id, device, browser, system, isThis, seenAt } }: { session: LoggedIn }) {
  const Sign = signs[device];
  const end = useChange(contract.sessions.end, {
    optimistic: (update) => update.edit(contract.sessions.list, (all) => all.filter((one) => one.id !== id)),
  });
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
        <Button
          variant="subtle"
          aria-describedby={`session-${id}`}
          onClick={() => end.mutate({ params: { sessionId: id } })}
        >
          {t('account.log-out')}
        </Button>
      )}
    </li>
  );
}
