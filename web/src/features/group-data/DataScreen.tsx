import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import {
  chosenColumns,
  DataTable,
  NothingFound,
  TableBar,
  useRowsAtHand,
  useSelection,
} from '../../components/data-table/index.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { type Asked, AskedDialog } from './AskedDialog.tsx';
import { DataMenu } from './DataMenu.tsx';
import { bulkActionsOf, DataRowMenu } from './DataRowMenu.tsx';
import { useDataFilter } from './data-filter.ts';
import type { DataKind, DataRow } from './data-kind.ts';
import { type DataSearch, readDataSearch } from './data-search.ts';
import { NothingYet } from './NothingHere.tsx';

const EditDialog = lazy(() => import('./dialogs/EditDialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })));

/** The page of one kind of the group's data: its table, and everything that can be done with its rows. */
export function DataScreen<Row extends DataRow, Draft extends { name: string }>({
  kind,
}: {
  kind: DataKind<Row, Draft>;
}) {
  const me = useMe();
  const groupSlug = me?.groupSlug ?? '';
  const search = readDataSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = useCallback(
    (part: DataSearch, replace = true) =>
      navigate({ to: '.', search: (now: DataSearch) => readDataSearch({ ...now, ...part }), replace }),
    [navigate],
  );
  const { data, error, refetch } = kind.useRows();
  const [taste, changeTaste] = kind.taste.use();
  const [isSelecting, setSelecting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [sought, setSought] = useState(search.search ?? '');
  const columns = useMemo(() => kind.columns(), [kind]);
  const shown = useMemo(() => chosenColumns(columns, taste.columns), [columns, taste.columns]);
  const filter = useDataFilter(kind, search);
  const rows = useRowsAtHand(filter.isReady ? data?.items : undefined, {
    search: sought,
    sorting: taste.sorting,
    columns,
    textsOf: kind.textsOf,
    filter: filter.passes,
  });
  const selection = useSelection(rows.ids);
  const isPhone = !useMedia(atLeast('md'));
  const title = t('data.title', { kind: kind.name });
  useTitle(title);

  const menu = useCallback(
    (row: Row) => (
      <DataRowMenu
        kind={kind}
        row={row}
        groupSlug={groupSlug}
        onEdit={() => go({ edit: row.id }, false)}
        onAsk={(what) => setAsked({ what, ids: [row.id] })}
      />
    ),
    [kind, groupSlug, go],
  );

  const items = data?.items ?? [];
  const isEmpty = data?.items.length === 0;
  const create = () => void go({ edit: 'new' }, false);
  const edited = items.find(({ id }) => id === search.edit);
  const done = () => {
    setAsked(undefined);
    selection.clear();
    setSelecting(false);
  };
  const { Filters } = kind;

  return (
    <>
      <PageHeading
        title={title}
        aside={data ? formatNumber(items.length) : undefined}
        actions={
          <>
            {(kind.isSeeded || !isEmpty) && (
              <Button
                variant="default"
                leftSection={<IconPlus size={20} />}
                aria-label={t('data.new', { kind: kind.name })}
                onClick={create}
              >
                {isPhone ? t('data.new-short') : t('data.new', { kind: kind.name })}
              </Button>
            )}
            <DataMenu kind={kind} />
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {isEmpty && <NothingYet kind={kind} onCreate={create} />}
      {!isEmpty && !(error && !data) && (
        <>
          <TableBar
            searchLabel={t('data.search', { kind: kind.name })}
            search={sought}
            onSearch={(text) => {
              setSought(text);
              void go({ search: text || undefined });
            }}
            columns={columns}
            taste={taste}
            onTaste={changeTaste}
            filters={
              <>
                <Chip
                  selected={search.unused === true}
                  onClick={() => go({ unused: search.unused ? undefined : true })}
                >
                  {t('data.unused')}
                </Chip>
                {Filters && <Filters search={search} onChange={go} />}
              </>
            }
            isSelecting={isSelecting}
            onSelecting={setSelecting}
          />
          {filter.error ? (
            <ErrorState error={filter.error} onRetry={filter.refetch} />
          ) : (
            <DataTable
              label={title}
              rows={rows}
              columns={shown}
              summary={kind.summary}
              nameOf={({ name }) => name}
              sorting={taste.sorting}
              onSort={(sorting) => changeTaste({ sorting })}
              selection={selection}
              isSelecting={isSelecting}
              bulkActions={bulkActionsOf(kind, (what, ids) => setAsked({ what, ids }))}
              onOpen={({ id }) => void go({ edit: id }, false)}
              menu={menu}
            />
          )}
          {rows.count === 0 && (
            <NothingFound
              sought={sought}
              onCreate={create}
              onClear={() => {
                setSought('');
                void go({ search: undefined, unused: undefined, label: undefined });
              }}
            />
          )}
        </>
      )}
      <Suspense>
        {(edited || search.edit === 'new') && (
          <EditDialog
            key={search.edit}
            kind={kind}
            row={edited}
            rows={items}
            name={edited ? '' : sought}
            onClose={() => go({ edit: undefined })}
          />
        )}
        {asked && (
          <AskedDialog kind={kind} asked={asked} all={items} onClose={() => setAsked(undefined)} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
