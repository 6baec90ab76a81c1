import { Button, Menu } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconPlus, IconToolsKitchen2, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import {
  type BulkAction,
  chosenColumns,
  DataTable,
  TableBar,
  useRowsAtHand,
  useSelection,
} from '../../components/data-table/index.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { breakpoints, useMedia } from '../../lib/screen/use-media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { DataMenu } from './DataMenu.tsx';
import type { DataKind, DataRow } from './data-kind.ts';
import { type DataSearch, readDataSearch } from './data-search.ts';
import { NothingFound, NothingYet } from './NothingHere.tsx';

const EditDialog = lazy(() => import('./dialogs/EditDialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })));
const DeleteDialog = lazy(() =>
  import('./dialogs/DeleteDialog.tsx').then(({ DeleteDialog }) => ({ default: DeleteDialog })),
);
const MergeDialog = lazy(() =>
  import('./dialogs/MergeDialog.tsx').then(({ MergeDialog }) => ({ default: MergeDialog })),
);

type Asked = { what: 'delete' | 'merge' | 'bulk'; ids: string[] };

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
  const { unused, label } = search;
  const filter = useMemo(() => {
    const { usesOf, passes } = kind;
    if (!unused && label === undefined) return;
    return (row: Row) => (!unused || usesOf(row) === 0) && (passes?.(row, { ...(label && { label }) }) ?? true);
  }, [kind, unused, label]);
  const rows = useRowsAtHand(data?.items, {
    search: sought,
    sorting: taste.sorting,
    columns,
    textsOf: kind.textsOf,
    filter,
  });
  const selection = useSelection(rows.ids);
  const isPhone = !useMedia(breakpoints.tablet);
  const title = t('data.title', { kind: kind.name });
  useTitle(title);

  const menu = useCallback(
    (row: Row) => (
      <>
        <Menu.Item leftSection={<IconPencil />} onClick={() => go({ edit: row.id }, false)}>
          {t('data.edit')}
        </Menu.Item>
        {kind.usesOf(row) > 0 && (
          <Menu.Item
            leftSection={<IconToolsKitchen2 />}
            renderRoot={(props) => <Link {...kind.usesAt(row, groupSlug)} {...props} />}
          >
            {t('data.show-uses', { kind: kind.name, count: kind.usesOf(row) })}
          </Menu.Item>
        )}
        {kind.merging && (
          <Menu.Item leftSection={<IconArrowMerge />} onClick={() => setAsked({ what: 'merge', ids: [row.id] })}>
            {t('data.merge-into')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="error"
          leftSection={<IconTrash />}
          onClick={() => setAsked({ what: 'delete', ids: [row.id] })}
        >
          {t('data.delete')}
        </Menu.Item>
      </>
    ),
    [kind, groupSlug, go],
  );

  const actions: BulkAction[] = [
    ...(kind.bulk
      ? [{ icon: kind.bulk.icon, title: kind.bulk.title(), run: (ids: string[]) => setAsked({ what: 'bulk', ids }) }]
      : []),
    ...(kind.merging
      ? [
          {
            icon: IconArrowMerge,
            title: t('data.merge'),
            least: 2,
            run: (ids: string[]) => setAsked({ what: 'merge', ids }),
          },
        ]
      : []),
    { icon: IconTrash, title: t('data.delete'), isDangerous: true, run: (ids) => setAsked({ what: 'delete', ids }) },
  ];
  const items = data?.items ?? [];
  const chosen = asked ? items.filter(({ id }) => asked.ids.includes(id)) : [];
  const edited = items.find(({ id }) => id === search.edit);
  const close = () => setAsked(undefined);
  const closeAll = () => {
    close();
    selection.clear();
    setSelecting(false);
  };
  const { Filters, bulk } = kind;

  return (
    <>
      <PageHeading
        title={title}
        aside={data ? formatNumber(items.length) : undefined}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPlus size={20} />}
              aria-label={t('data.new', { kind: kind.name })}
              onClick={() => go({ edit: 'new' }, false)}
            >
              {isPhone ? t('data.new-short') : t('data.new', { kind: kind.name })}
            </Button>
            <DataMenu kind={kind} />
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && items.length === 0 && <NothingYet kind={kind} />}
      {(!data || items.length > 0) && !(error && !data) && (
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
                <Chip selected={unused === true} onClick={() => go({ unused: unused ? undefined : true })}>
                  {t('data.unused')}
                </Chip>
                {Filters && <Filters search={search} onChange={go} />}
              </>
            }
            isSelecting={isSelecting}
            onSelecting={setSelecting}
          />
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
            bulkActions={actions}
            onOpen={({ id }) => void go({ edit: id }, false)}
            menu={menu}
          />
          {rows.count === 0 && (
            <NothingFound
              sought={sought}
              onCreate={() => go({ edit: 'new' }, false)}
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
        {asked?.what === 'delete' && <DeleteDialog kind={kind} rows={chosen} onClose={close} onDone={closeAll} />}
        {asked?.what === 'merge' && (
          <MergeDialog kind={kind} rows={chosen} all={items} onClose={close} onDone={closeAll} />
        )}
        {asked?.what === 'bulk' && bulk && <bulk.Dialog ids={asked.ids} onClose={closeAll} />}
      </Suspense>
    </>
  );
}
