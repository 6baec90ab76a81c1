import { contract, type MoveServer, moveServerKinds } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { IconPlugConnected, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { MovedProblems } from '../../moved/index.ts';
import classes from '../MovingIn.module.css';
import { countsInWords } from '../moving-in.api.ts';
import { programName } from './program-names.ts';

const MoveServerDialog = lazy(() => import('./MoveServerDialog.tsx'));

/** Servers of other programs that are read over the network, and a way to one more. */
export function MoveServers() {
  const { data: servers, error, refetch } = useFetch(contract.moveServers.list);
  const [asked, setAsked] = useState<{ server?: MoveServer }>();
  return (
    <section className={classes.part}>
      <header>
        <div>
          <h2>{t('move-server.title')}</h2>
          <p className={classes.hint}>
            {t('move-server.hint', { programs: formatList(moveServerKinds.map(programName)) })}
          </p>
        </div>
        <Button variant="default" leftSection={<IconPlugConnected size={18} />} onClick={() => setAsked({})}>
          {t('move-server.connect')}
        </Button>
      </header>
      {!servers && !error && <SkeletonRows count={1} height={72} />}
      {error && !servers && <ErrorState error={error} onRetry={() => void refetch()} />}
      {servers && servers.length > 0 && (
        <ul className={classes.found}>
          {servers.map((server) => (
            <Server key={server.id} server={server} onAgain={() => setAsked({ server })} />
          ))}
        </ul>
      )}
      {asked && (
        <Suspense fallback={null}>
          <MoveServerDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Once all of a server is here, it is told how it stands with the move that was made of it. */
const standsOf = ({ state, moveState }: MoveServer) => {
  if (state !== 'read') return state;
  return moveState === 'reading' ? 'sorting' : (moveState ?? 'nothing');
};

function Server({ server, onAgain }: { server: MoveServer; onAgain: () => void }) {
  const { id, address, state, progress, problem, hasLogin, moveId, moveState } = server;
  const params = { serverId: id };
  const stop = useChange(contract.moveServers.stop);
  const again = useChange(contract.moveServers.again);
  const remove = useChange(contract.moveServers.remove, { saysDone: true });
  const host = new URL(address).hostname;
  const isBusy = stop.isPending || again.isPending || remove.isPending;
  const isUnderWay = state === 'reading';
  const isRead = state === 'read';
  const besides = server.counts.filter(({ what }) => what !== 'recipes');
  return (
    <li>
      <span className={classes.tile}>
        <IconPlugConnected stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <b>{t('move-server.name', { program: programName(server.server), host })}</b>
        <small>{problem ?? t('move-server.stands', { ...progress, stands: standsOf(server) })}</small>
        {isRead && besides.length > 0 && (
          <small>{t('move-server.holds', { what: countsInWords(server.counts) })}</small>
        )}
      </div>
      <IconButton
        icon={IconX}
        label={t('move-server.forget', { host })}
        disabled={isBusy}
        onClick={() => remove.mutate({ params })}
      />
      {isUnderWay && progress.total > 0 && (
        <Progress
          className={classes.readings}
          value={(100 * progress.done) / progress.total}
          aria-label={t('move-server.reading-label', { host })}
        />
      )}
      {isRead && moveState === null && <MovedProblems problems={server.problems} />}
      <div className={classes.readings}>
        {isUnderWay && (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate({ params })}>
            {t('moving.stop')}
          </Button>
        )}
        {moveId !== null && moveState !== null && moveState !== 'reading' && isRead && (
          <Button
            variant={moveState === 'ready' ? 'filled' : 'default'}
            renderRoot={(props) => <Link to="/group/migrations/$moveId" params={{ moveId }} {...props} />}
          >
            {moveState === 'ready' ? t('moving.look') : t('moving.full-report')}
          </Button>
        )}
        {!isUnderWay && (
          <Button
            variant="default"
            loading={again.isPending}
            onClick={() => (hasLogin ? again.mutate({ params, body: {} }) : onAgain())}
          >
            {t('move-server.again', { state })}
          </Button>
        )}
      </div>
    </li>
  );
}
