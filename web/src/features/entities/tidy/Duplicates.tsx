import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import type { AnyKind } from '../data-kind.ts';
import classes from './Tidy.module.css';
import { useTellApart } from './tell-apart.api.ts';

const MergeDialog = lazy(() =>
  import('../dialogs/MergeDialog.tsx').then(({ MergeDialog }) => ({ default: MergeDialog })),
);

/** Names that probably mean the same: each can be merged, or be said to be something else. */
export function Duplicates({ kind }: { kind: AnyKind }) {
  const { data: sets, error, refetch } = useFetch(kind.endpoints.duplicates);
  const { data } = kind.useRows();
  const tellApart = useTellApart(kind);
  const [merged, setMerged] = useState<{ from: string; to: string }>();
  const rows = data?.items ?? [];
  const close = () => setMerged(undefined);

  return (
    <section aria-labelledby="tidy-duplicates">
      <h2 id="tidy-duplicates">{t('data.duplicates')}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!sets && !error && <SkeletonRows count={4} height={68} />}
      {sets?.length === 0 && <p className={classes.none}>{t('data.no-duplicates', { kind: kind.name })}</p>}
      <ul>
        {sets?.flatMap(({ keep, others }) =>
          others.map(({ id, name, references, reason }) => (
            <li key={`${keep.id} ${id}`} className={classes.row}>
              <div className={classes.words}>
                <span>
                  <b>{name}</b> {t('data.probably-is')} <b>{keep.name}</b>
                </span>
                <small>
                  {t('data.reason', { reason })} ·{' '}
                  {t('data.both-references', { one: references, other: keep.references })}
                </small>
              </div>
              <div className={classes.actions}>
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={t('data.not-the-same-as', { one: name, other: keep.name })}
                  onClick={() => tellApart(keep.id, id)}
                >
                  {t('data.not-the-same')}
                </Button>
                {kind.merging && (
                  <Button variant="default" onClick={() => setMerged({ from: id, to: keep.id })}>
                    {t('data.merge')}
                  </Button>
                )}
              </div>
            </li>
          )),
        )}
      </ul>
      <Suspense>
        {merged && (
          <MergeDialog
            kind={kind}
            rows={rows.filter(({ id }) => id === merged.from || id === merged.to)}
            stays={merged.to}
            all={rows}
            onClose={close}
            onDone={close}
          />
        )}
      </Suspense>
    </section>
  );
}
