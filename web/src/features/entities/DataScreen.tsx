import { Suspense, useCallback, useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { TableScreen } from '../../components/data-table/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useMe } from '../../lib/session/index.ts';
import { type Asked, AskedDialog } from './AskedDialog.tsx';
import { CreateButton, DataMenu } from './DataMenu.tsx';
import { bulkActionsOf, DataRowMenu } from './DataRowMenu.tsx';
import type { DataKind, DataRow } from './data-kind.ts';
import { NothingYet } from './NothingYet.tsx';
import { useDataTable } from './use-data-table.ts';

const EditDialog = lazy(() => import('./dialogs/EditDialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })));

/** The page of one kind of the group's data: its table, and everything that can be done with its rows. */
export function DataScreen<Row extends DataRow, Draft extends { name: string }>({
  kind,
}: {
  kind: DataKind<Row, Draft>;
}) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const { search, go, items = [], sought, ...it } = useDataTable(kind);
  const [asked, setAsked] = useState<Asked>();
  const edit = useCallback((id: string) => go({ edit: id }, false), [go]);
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
  const isEmpty = it.total === 0;
  const create = () => edit('new');
  const edited = items.find(({ id }) => id === search.edit);
  const { Filters } = kind;

  return (
    <>
      <TableScreen
        title={t('data.title', { kind: kind.name })}
        total={it.total}
        actions={
          <>
            {(kind.isSeeded || !isEmpty) && <CreateButton name={kind.name} onClick={create} />}
            <DataMenu kind={kind} />
          </>
        }
        failure={it.failure}
        empty={isEmpty && <NothingYet kind={kind} onCreate={create} />}
        table={it.table}
        search={{ label: t('data.search', { kind: kind.name }), text: sought, onChange: it.seek }}
        filters={
          <>
            <Chip selected={search.unused === true} onClick={() => go({ unused: search.unused ? undefined : true })}>
              {t('data.unused')}
            </Chip>
            {Filters && <Filters search={search} onChange={go} />}
          </>
        }
        rows={it.rows}
        summary={kind.summary}
        nameOf={({ name }) => name}
        selection={it.selection}
        bulkActions={bulkActionsOf(kind, (what, ids) => setAsked({ what, ids }))}
        onOpen={({ id }) => edit(id)}
        menu={menu}
        onCreate={create}
        onShowAll={it.showAll}
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
              it.table.endSelecting(it.selection);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
