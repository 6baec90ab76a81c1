import { type BinnedKind, binLifeInDays, binnedKinds, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import salad from '../../art/garden-salad.webp';
import pancakes from '../../art/pancakes.webp';
import bread from '../../art/sourdough.webp';
import { Chip, ChipRow } from '../../components/Chip.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './Bin.module.css';
import { BinRow } from './BinRow.tsx';

/** As many rows as one looks through before asking for more. */
const rowsAtOnce = 100;

/** What was deleted and can still come back. */
export function BinScreen() {
  useTitle(t('bin.title'));
  const [chosen, setKind] = useState<BinnedKind>();
  const [shown, setShown] = useState(rowsAtOnce);
  const counts = useFetch(contract.bin.count);
  // What was chosen may have been restored to the last.
  const kind = chosen && (!counts.data || counts.data[chosen]) ? chosen : undefined;
  const queryFilter = kind && `kind = "${kind}"`;
  const items = useFetch(contract.bin.list, {
    query: { page: 1, perPage: shown, ...(queryFilter && { queryFilter }) },
  });
  const error = items.error ?? counts.error;
  const retry = () => void Promise.all([items.refetch(), counts.refetch()]);
  if (error && !(items.data && counts.data)) {
    return (
      <Page width="medium">
        <PageHeading title={t('bin.title')} />
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!counts.data || (!items.data && !kind)) return <SkeletonPage />;
  const present = binnedKinds.filter((one) => (counts.data[one] ?? 0) > 0);
  const total = present.reduce((sum, one) => sum + (counts.data[one] ?? 0), 0);
  if (!kind && items.data?.total === 0) {
    return (
      <Page width="medium">
        <EmptyState title={t('bin.none-title')} pictures={[salad, pancakes, bread]}>
          {t('bin.none', { days: binLifeInDays })}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="medium">
      <PageHeading title={t('bin.title')} aside={total} actions={<EmptyBin count={total} />} />
      <p className={classes.hint}>{t('bin.hint', { days: binLifeInDays })}</p>
      {present.length > 1 && (
        <ChipRow label={t('bin.kinds-label')}>
          <Chip selected={kind === undefined} count={total} onClick={() => setKind(undefined)}>
            {t('bin.all')}
          </Chip>
          {present.map((one) => (
            <Chip key={one} selected={kind === one} count={counts.data[one] ?? 0} onClick={() => setKind(one)}>
              {t('bin.kinds', { kind: one })}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ul className={classes.items} aria-busy={!items.data}>
        {items.data?.items.map((item) => (
          <BinRow key={item.id} item={item} />
        ))}
      </ul>
      {items.data && items.data.total > shown && (
        <Button variant="default" className={classes.more} onClick={() => setShown(shown + rowsAtOnce)}>
          {t('bin.more')}
        </Button>
      )}
    </Page>
  );
}

/** Only organizers end what others may still want back. */
function EmptyBin({ count }: { count: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const empty = useChange(contract.bin.empty);
  const me = useMe();
  if (!me?.canOrganize && !me?.admin) return null;
  const confirm = () =>
    empty.mutate(
      {},
      {
        onSuccess: ({ changed }) => {
          setIsAsked(false);
          toast.success(t('bin.emptied', { count: changed }));
        },
      },
    );
  return (
    <>
      <Button variant="subtle" color="error" onClick={() => setIsAsked(true)}>
        {t('bin.empty')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('bin.empty-title')}
        confirmLabel={t('bin.empty-confirm')}
        onConfirm={confirm}
        busy={empty.isPending}
      >
        {t('bin.empty-text', { count })}
      </ConfirmDialog>
    </>
  );
}
