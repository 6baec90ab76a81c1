import { Button, Menu } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconCategory,
  IconDownload,
  IconExternalLink,
  IconPencil,
  IconRestore,
  IconSettings,
  IconTag,
  IconTrash,
  type Icon as IconType,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import pie from '../../art/berry-pie.webp';
import soup from '../../art/tomato-soup.webp';
import bowl from '../../art/yoghurt-bowl.webp';
import {
  type BulkAction,
  chosenColumns,
  DataTable,
  NothingFound,
  TableBar,
  tablePreference,
  useSelection,
} from '../../components/data-table/index.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { columns as allColumns, type RecipeRow, summary } from './columns.tsx';
import { ExportList } from './ExportList.tsx';
import { useRecipeRows } from './recipe-data.api.ts';

const OrganizeDialog = lazy(() => import('./OrganizeDialog.tsx'));
const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));
const DeleteManyDialog = lazy(() => import('./DeleteManyDialog.tsx'));
const ExportDialog = lazy(() => import('./ExportDialog.tsx'));
const RestoreDialog = lazy(() => import('./RestoreDialog.tsx'));

const taste = tablePreference('recipes', { by: 'name', descending: false });

type Asked = { what: 'tags' | 'categories' | 'settings' | 'delete' | 'export'; slugs: string[] };

/** All recipes of a household as a table: what can be done to many of them, and the way to take them along. */
export function RecipeDataScreen() {
  const groupSlug = useMe()?.groupSlug ?? '';
  const navigate = useNavigate();
  const [{ sorting, columns: chosen }, changeTaste] = taste.use();
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search, 200);
  const [isSelecting, setSelecting] = useState(false);
  const [asked, setAsked] = useState<Asked | 'export-all' | 'restore'>();
  const { rows, total, error, retry } = useRecipeRows({
    search: sought,
    orderBy: sorting.by,
    descending: sorting.descending,
  });
  const selection = useSelection(rows.ids);
  const columns = useMemo(() => allColumns(), []);
  const shown = useMemo(() => chosenColumns(columns, chosen), [columns, chosen]);
  const title = t('recipe-data.title');
  useTitle(title);

  const ask = (what: Asked['what']) => (slugs: string[]) => setAsked({ what, slugs });
  const actions: BulkAction[] = [
    { icon: IconTag, title: t('recipe-data.tag'), run: ask('tags') },
    { icon: IconCategory, title: t('recipe-data.categorize'), run: ask('categories') },
    { icon: IconSettings, title: t('recipe-data.settings'), run: ask('settings') },
    { icon: IconDownload, title: t('recipe-data.export'), run: ask('export') },
    { icon: IconTrash, title: t('recipe-data.delete'), isDangerous: true, run: ask('delete') },
  ];
  const open = ({ id }: RecipeRow) =>
    void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: id } });
  const menu = useCallback(
    ({ id }: RecipeRow) => {
      const params = { groupSlug, recipeSlug: id };
      return (
        <>
          <Menu.Item
            leftSection={<IconExternalLink />}
            renderRoot={(props) => <Link to="/g/$groupSlug/r/$recipeSlug" params={params} {...props} />}
          >
            {t('recipe-data.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil />}
            renderRoot={(props) => (
              <Link to="/g/$groupSlug/r/$recipeSlug" params={params} search={{ edit: true }} {...props} />
            )}
          >
            {t('data.edit')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="error"
            leftSection={<IconTrash />}
            onClick={() => setAsked({ what: 'delete', slugs: [id] })}
          >
            {t('recipe-data.delete')}
          </Menu.Item>
        </>
      );
    },
    [groupSlug],
  );
  const close = () => setAsked(undefined);
  const closeAll = () => {
    close();
    selection.clear();
    setSelecting(false);
  };
  const isEmpty = total === 0 && sought.trim() === '';
  const buttons = !isEmpty && (
    <>
      <HeadingButton icon={IconRestore} label={t('recipe-data.restore')} onClick={() => setAsked('restore')} />
      <HeadingButton icon={IconDownload} label={t('recipe-data.export-all')} onClick={() => setAsked('export-all')} />
    </>
  );

  return (
    <>
      <PageHeading title={title} aside={total === undefined ? undefined : formatNumber(total)} actions={buttons} />
      <ExportList />
      {error && <ErrorState error={error} onRetry={retry} />}
      {isEmpty && !error && (
        <EmptyState
          title={t('recipe-data.empty-title')}
          level={2}
          pictures={[bowl, pie, soup]}
          action={
            <Button leftSection={<IconRestore size={20} />} onClick={() => setAsked('restore')}>
              {t('recipe-data.restore')}
            </Button>
          }
        >
          {t('recipe-data.empty-text')}
        </EmptyState>
      )}
      {!isEmpty && !error && (
        <>
          <TableBar
            searchLabel={t('recipe-data.search')}
            search={search}
            onSearch={setSearch}
            columns={columns}
            taste={{ sorting, columns: chosen }}
            onTaste={changeTaste}
            isSelecting={isSelecting}
            onSelecting={setSelecting}
          />
          <DataTable
            label={title}
            rows={rows}
            columns={shown}
            summary={summary}
            nameOf={({ recipe }) => recipe.name}
            sorting={sorting}
            onSort={(next) => changeTaste({ sorting: next })}
            selection={selection}
            isSelecting={isSelecting}
            bulkActions={actions}
            onOpen={open}
            menu={menu}
          />
          {total === 0 && <NothingFound sought={sought.trim()} onClear={() => setSearch('')} />}
        </>
      )}
      <Suspense>
        {asked === 'export-all' && <ExportDialog slugs={undefined} onClose={close} onDone={close} />}
        {asked === 'restore' && <RestoreDialog onClose={close} />}
        {typeof asked === 'object' && <AskedDialog asked={asked} onClose={close} onDone={closeAll} />}
      </Suspense>
    </>
  );
}

/** Beside the title of a phone there is room for its icon. */
function HeadingButton({ icon: Icon, label, onClick }: { icon: IconType; label: string; onClick: () => void }) {
  if (!useMedia(atLeast('md'))) return <IconButton icon={Icon} label={label} onClick={onClick} />;
  return (
    <Button variant="default" leftSection={<Icon size={20} />} onClick={onClick}>
      {label}
    </Button>
  );
}

function AskedDialog({ asked, ...rest }: { asked: Asked; onClose: () => void; onDone: () => void }) {
  const { what, slugs } = asked;
  switch (what) {
    case 'tags':
    case 'categories':
      return <OrganizeDialog kind={what} slugs={slugs} {...rest} />;
    case 'settings':
      return <SettingsDialog slugs={slugs} {...rest} />;
    case 'delete':
      return <DeleteManyDialog slugs={slugs} {...rest} />;
    case 'export':
      return <ExportDialog slugs={slugs} {...rest} />;
  }
}
