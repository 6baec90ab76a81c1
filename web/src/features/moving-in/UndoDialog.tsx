import { contract } from '@larder/contract';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { addressOf, useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { partInWords } from '../../lib/texts/part-in-words.ts';
import { Counts } from './Counts.tsx';
import classes from './MovingIn.module.css';

interface UndoDialogProps {
  moveId: string;
  groupSlug: string;
  onClose: () => void;
}

/** What goes when a move is undone, and what of it somebody has changed since. */
export function UndoDialog({ moveId, groupSlug, onClose }: UndoDialogProps) {
  const params = { moveId };
  const { data, error, refetch } = useFetch(contract.moves.undoPreview, { params });
  const undo = useChange(contract.moves.undo, { onDone: onClose });
  const [keepChanged, setKeepChanged] = useState(true);
  const changed = data ? data.changedCount + data.changedBesides.reduce((sum, { number }) => sum + number, 0) : 0;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('moving.undo-title')}
      submitLabel={t('moving.undo')}
      busy={undo.isPending}
      disabled={!data}
      danger
      onSubmit={() => undo.mutate({ params, body: { keepChanged } })}
    >
      {!data && !error && <SkeletonRows count={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>{t('moving.undo-goes', { recipes: data.recipes, replaced: data.replaced })}</p>
          {data.besides.length > 0 && <Counts counts={data.besides} />}
          {changed > 0 && (
            <>
              <p>{t('moving.undo-changed', { count: changed })}</p>
              <ul className={classes.changed}>
                {data.changed.map(({ id, slug, name }) => (
                  <li key={id}>
                    <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: slug }} target="_blank">
                      {name}
                    </Link>
                  </li>
                ))}
                {data.changedCount > data.changed.length && (
                  <li>
                    {t('data.and-more', { count: data.changedCount - data.changed.length })}{' '}
                    <a href={addressOf(contract.moves.changed, { params })} download>
                      {t('moving.changed-all')}
                    </a>
                  </li>
                )}
                {data.changedBesides.map((counted) => (
                  <li key={counted.what}>{partInWords(counted)}</li>
                ))}
              </ul>
              <Checkbox
                label={t('moving.keep-changed')}
                checked={keepChanged}
                onChange={(event) => setKeepChanged(event.currentTarget.checked)}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
