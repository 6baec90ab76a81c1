import type { Move } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { MovePage } from './MovePage.tsx';
import { MoveReport } from './MoveReport.tsx';
import { Moving } from './Moving.tsx';
import classes from './MovingIn.module.css';
import { useMove } from './moving-in.api.ts';
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
      return <Undoing move={move} />;
    case 'moved':
    case 'undone':
      return <MoveReport move={move} />;
  }
}

/** How many are still to go while a move is taken back. */
function Undoing({ move: { recipes, progress } }: { move: Move }) {
  const left = progress.brought + progress.incomplete;
  const gone = recipes - left - progress.found - progress.refused - progress.skipped;
  return (
    <MovePage title={t('moving.undoing')} hint={t('moving.running-hint')}>
      <div className={classes.work}>
        <p role="status">{t('moving.undoing-left', { count: left })}</p>
        <Progress value={(100 * gone) / Math.max(gone + left, 1)} color="herb" aria-label={t('moving.undoing')} />
      </div>
    </MovePage>
  );
}
