import { contract, type Move } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { MovePage } from './MovePage.tsx';
import { MoveReport } from './MoveReport.tsx';
import classes from './MovingIn.module.css';
import { appsInWords, useMove } from './moving-in.api.ts';
import { MovePreviewPage } from './preview/MovePreviewPage.tsx';

/** One move: what it would bring, how far it is, or what has become of it. */
export function MoveScreen() {
  const { moveId = '' } = useParams({ strict: false });
  const { data: move, error, refetch } = useMove(moveId);
  if (move) return <OneMove move={move} />;
  if (error?.status === 404) {
    return (
      <MovePage title={t('moving.title')}>
        <EmptyState
          level={2}
          title={t('moving.gone')}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/group/migrations" {...props} />}>
              {t('moving.title')}
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      </MovePage>
    );
  }
  if (error) {
    return (
      <MovePage title={t('moving.title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </MovePage>
    );
  }
  return <SkeletonPage />;
}

function OneMove({ move }: { move: Move }) {
  switch (move.state) {
    case 'reading':
      return <Navigate to="/group/migrations" replace />;
    case 'ready':
      return <MovePreviewPage move={move} />;
    case 'moving':
      return <Moving move={move} />;
    case 'undoing':
      return <MovePage title={t('moving.undoing')} hint={t('moving.running-hint')} />;
    case 'moved':
    case 'undone':
      return <MoveReport move={move} />;
  }
}

/** While it goes on by itself. */
function Moving({ move }: { move: Move }) {
  const stop = useChange(contract.moves.stop);
  const { found, brought, incomplete, refused } = move.progress;
  const done = move.recipes - found;
  return (
    <MovePage title={t('moving.running', { apps: appsInWords(move) })} hint={t('moving.running-hint')}>
      <div className={classes.work}>
        <p role="status">
          <b>{t('moving.progress', { done, all: move.recipes })}</b>
          {move.picturesToFetch > 0 && <small>{t('moving.pictures-follow', { count: move.picturesToFetch })}</small>}
        </p>
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate({ params: { moveId: move.id } })}>
          {t('moving.stop')}
        </Button>
        <Progress value={(100 * done) / Math.max(move.recipes, 1)} aria-label={t('moving.progress-label')} size="lg" />
      </div>
      <dl className={classes.counts}>
        {(['brought', 'incomplete', 'refused'] as const).map((state) => (
          <div key={state}>
            <dt>{t(`moving.state.${state}`)}</dt>
            <dd>{{ brought, incomplete, refused }[state]}</dd>
          </div>
        ))}
      </dl>
    </MovePage>
  );
}
