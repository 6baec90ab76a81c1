import { contract, type LoggedIn } from '@larder/contract';
import { Button } from '@mantine/core';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { startSession } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './Logins.module.css';
import { SessionRow } from './SessionRow.tsx';

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

function OpenSession({ session }: { session: LoggedIn }) {
  const end = useChange(contract.sessions.end, {
    optimistic: (update) => update.edit(contract.sessions.list, (all) => all.filter(({ id }) => id !== session.id)),
  });
  return <SessionRow session={session} onEnd={() => end.mutate({ params: { sessionId: session.id } })} />;
}
