import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { TableScreen, useRowsAtHand, useSelection, useTable } from '../../components/data-table/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useMe } from '../../lib/session/index.ts';
import { type Asked, AskedDialog } from './AskedDialog.tsx';
import { DataMenu } from './DataMenu.tsx';
import { bulkActionsOf, DataRowMenu } from './DataRowMenu.tsx';
import { useDataFilter } from './data-filter.ts';
import type { DataKind, DataRow } from './data-kind.ts';
import { type DataSearch, readDataSearch } from './data-search.ts';
import { NothingYet } from './NothingYet.tsx';

const EditDialog = lazy(() => import('./dialogs/EditDialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })));

/** The page of one kind of the group's data: its table, and everything that can be done with its rows. */
export function DataScreen<Row extends DataRow, Draft extends { name: string }>({
  kind,
}: {
  kind: DataKind<Row, Draft>;
}) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const search = readDataSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = useCallback(
    (part: DataSearch, replace = true) =>
      navigate({ to: '.', search: (now: DataSearch) => readDataSearch({ ...now, ...part }), replace }),
    [navigate],
  );
  const edit = useCallback((id: string) => void go({ edit: id }, false), [go]);
  const { data, error, refetch } = kind.useRows();
  const [asked, setAsked] = useState<Asked>();
  const [sought, setSought] = useState(search.search ?? '');
  const table = useTable(kind.taste, kind.columns);
  const filter = useDataFilter(kind, search);
  const rows = useRowsAtHand(filter.isReady ? data?.items : undefined, {
    search: sought,
    sorting: table.taste.sorting,
    columns: table.columns,
    textsOf: kind.textsOf,
    filter: filter.passes,
  });
  const selection = useSelection(rows.ids);
  const menu = useCallback(
    (row: Row) => (
      <DataRowMenu
        kind={kind}
        row={row}
        groupSlug={groupSlug}
        onEdit={() => edit(row.id)}
        onAsk={(what) => setAsked({ what, ids: [row.id] })}
      />
    ),
    [kind, groupSlug, edit],
  );

  const items = data?.items ?? [];
  const isEmpty = data?.items.length === 0;
  const create = () => edit('new');
  const edited = items.find(({ id }) => id === search.edit);
  const { Filters } = kind;

  return (
    <>
      <TableScreen
        title={t('data.title', { kind: kind.name })}
        total={data?.items.length}
        actions={
          <>
            {(kind.isSeeded || !isEmpty) && <CreateButton kind={kind} onClick={create} />}
            <DataMenu kind={kind} />
          </>
        }
        failure={error && !data ? { error, onRetry: refetch } : null}
        filterFailure={filter.error && { error: filter.error, onRetry: filter.refetch }}
        empty={isEmpty && <NothingYet kind={kind} onCreate={create} />}
        table={table}
        search={{
          label: t('data.search', { kind: kind.name }),
          text: sought,
          onChange: (text) => {
            setSought(text);
            void go({ search: text || undefined });
          },
        }}
        filters={
          <>
            <Chip selected={search.unused === true} onClick={() => go({ unused: search.unused ? undefined : true })}>
              {t('data.unused')}
            </Chip>
            {Filters && <Filters search={search} onChange={go} />}
          </>
        }
        rows={rows}
        summary={kind.summary}
        nameOf={({ name }) => name}
        selection={selection}
        bulkActions={bulkActionsOf(kind, (what, ids) => setAsked({ what, ids }))}
        onOpen={({ id }) => edit(id)}
        menu={menu}
        onCreate={create}
        onShowAll={() => {
          setSought('');
          void go({ search: undefined, unused: undefined, label: undefined });
        }}
      />
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
          <AskedDialog
            kind={kind}
            asked={asked}
            all={items}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              table.endSelecting(selection);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Beside the title of a phone there is room for a short word. */
function CreateButton({
  kind: { name },
  onClick,
}: {
  kind: Pick<DataKind<DataRow, DataRow>, 'name'>;
  onClick: () => void;
}) {
  const hasRoom = useMedia(atLeast('md'));
  const label = t('data.new', { kind: name });
  return (
    <Button variant="default" leftSection={<IconPlus size={20} />} aria-label={label} onClick={onClick}>
      {hasRoom ? label : t('data.new-short')}
    </Button>
  );
}
