import { type Backup, type BackupOverview, contract } from '@larder/contract';
import { useDeferredValue, useEffect, useState } from 'react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import { FindField } from '../frame/FindField.tsx';
import tools from '../frame/Tools.module.css';
import classes from './FetchBack.module.css';
import { FetchedNotice } from './FetchedNotice.tsx';
import { ThingRow } from './ThingRow.tsx';

const kinds = ['recipe', 'list', 'group'] as const;
type Kind = (typeof kinds)[number];
const perPage = 20;
const most = 100;

interface FetchBackProps {
  backup: Backup;
  isBusy: boolean;
  last: BackupOverview['last'];
  onBegun: () => void;
}

/** Finds one thing of a backup by its name and brings it back, while everything else stays as it is. */
export function FetchBack({ backup: { name, counts, from }, isBusy, last, onBegun }: FetchBackProps) {
  // What came from another program was never here: whoever has it wants all of a household.
  const [kind, setKind] = useState<Kind>(from ? 'group' : 'recipe');
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(text.trim());
  const contents = useFetch(
    contract.backupContents.list,
    { params: { name }, query: { kind, search, perPage: perPage * pages } },
    { keepPrevious: true },
  );
  const fetchOne = useChange(contract.backupContents.fetch, { onDone: onBegun });
  const isOfThis = last?.kind === 'fetch' && last.backup === name;
  const endedAt = isOfThis ? last.endedAt : undefined;
  const { refetch } = contents;
  useEffect(() => {
    // What was fetched is there again.
    if (endedAt) void refetch();
  }, [endedAt, refetch]);
  const { things = [], total = 0, isWhole = true } = contents.data ?? {};
  const choose = (next: Kind) => {
    setKind(next);
    setPages(1);
  };
  return (
    <AdminSection id="fetch" title={t('backup.fetch-title')} hint={t('backup.fetch-hint')}>
      {isOfThis && <FetchedNotice outcome={last} />}
      <div className={tools.tools}>
        <FindField label={t('backup.fetch-find')} value={text} onChange={setText} />
        <ChipRow label={t('backup.fetch-what')}>
          {kinds.map((one) => (
            <Chip key={one} selected={one === kind} onClick={() => choose(one)}>
              {t('backup.fetch-kind', { kind: one })}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {contents.error && !contents.data && <ErrorState error={contents.error} onRetry={() => void refetch()} />}
      {!contents.data && !contents.error && <SkeletonRows count={4} height={64} />}
      {!isWhole && (
        <p role="alert" className={classes.cut}>
          {t('backup.fetch-cut')}
        </p>
      )}
      {contents.data && total === 0 && (
        <p className={classes.none}>{search ? t('backup.fetch-none-found') : t('backup.fetch-none')}</p>
      )}
      <ul className={classes.rows} aria-busy={contents.isFetching}>
        {things.map((thing) => (
          <ThingRow
            key={`${thing.kind} ${thing.id}`}
            backup={name}
            thing={thing}
            showsGroup={counts.groups > 1 && kind !== 'group'}
            isBusy={isBusy || fetchOne.isPending}
            onFetch={(how) => fetchOne.mutate({ params: { name }, body: { kind, id: thing.id, ...how } })}
          />
        ))}
      </ul>
      {total > things.length && things.length > 0 && (
        <button
          type="button"
          className={classes.more}
          onClick={() => setPages(pages + 1)}
          disabled={pages * perPage >= most}
        >
          {pages * perPage >= most
            ? t('backup.fetch-narrow', { count: total - things.length })
            : t('backup.fetch-more', { count: total - things.length })}
        </button>
      )}
    </AdminSection>
  );
}
