import type { RecipeSummary } from '@larder/contract';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconRestore, type Icon as IconType } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import pie from '../../../art/berry-pie.webp';
import soup from '../../../art/tomato-soup.webp';
import bowl from '../../../art/yoghurt-bowl.webp';
import { TableScreen, tablePreference, useSelection, useTable } from '../../../components/data-table/index.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { useMe } from '../../../lib/session/index.ts';
import { ExportList } from '../../exports/index.ts';
import { type AskedOfRecipe, RecipeDialog } from '../actions/RecipeDialog.tsx';
import { type Asked, AskedDialog } from './AskedDialog.tsx';
import { useRecipeRows } from './bulk-actions.api.ts';
import { bulkActions } from './bulk-actions.ts';
import { columns, type RecipeRow, summary } from './columns.tsx';
import { RecipeRowMenu } from './RecipeRowMenu.tsx';

const taste = tablePreference('recipes', { by: 'name', descending: false });

/** All recipes of a household as a table: what can be done to many of them, and the way to take them along. */
export function BulkActionsScreen() {
  const me = useMe();
  const groupSlug = me?.groupSlug ?? '';
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search, 200);
  const [asked, setAsked] = useState<Asked>();
  const [askedOfOne, setAskedOfOne] = useState<{ what: AskedOfRecipe; recipe: RecipeSummary }>();
  const table = useTable(taste, columns);
  const { by, descending } = table.taste.sorting;
  const { rows, total, error, retry } = useRecipeRows({ search: sought, orderBy: by, descending });
  const selection = useSelection(rows.ids);

  const menu = useCallback(
    ({ recipe }: RecipeRow) => (
      <RecipeRowMenu recipe={recipe} groupSlug={groupSlug} onAsk={(what) => setAskedOfOne({ what, recipe })} />
    ),
    [groupSlug],
  );
  const restore = () => setAsked({ what: 'restore' });
  const close = () => setAsked(undefined);
  const isEmpty = total === 0 && sought.trim() === '';

  return (
    <>
      <TableScreen
        title={t('recipe-data.title')}
        total={total}
        actions={
          !isEmpty && (
            <>
              <HeadingButton icon={IconRestore} label={t('recipe-data.restore')} onClick={restore} />
              <HeadingButton
                icon={IconDownload}
                label={t('recipe-data.export-all')}
                onClick={() => setAsked({ what: 'export-all' })}
              />
            </>
          )
        }
        above={<ExportList />}
        failure={error && { error, onRetry: retry }}
        empty={isEmpty && <NoRecipes onRestore={restore} />}
        table={table}
        search={{ label: t('recipe-data.search'), text: search, onChange: setSearch }}
        rows={rows}
        summary={summary}
        nameOf={({ recipe }) => recipe.name}
        selection={selection}
        bulkActions={bulkActions({ canOrganize: me?.canOrganize ?? false }, setAsked)}
        onOpen={({ id }) => void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: id } })}
        menu={menu}
        onShowAll={() => setSearch('')}
      />
      {askedOfOne && (
        <RecipeDialog
          asked={askedOfOne.what}
          recipe={askedOfOne.recipe}
          groupSlug={groupSlug}
          onClose={() => setAskedOfOne(undefined)}
        />
      )}
      <Suspense>
        {asked && (
          <AskedDialog
            asked={asked}
            onClose={close}
            onDone={() => {
              close();
              table.endSelecting(selection);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function NoRecipes({ onRestore }: { onRestore: () => void }) {
  return (
    <EmptyState
      title={t('recipe-data.empty-title')}
      level={2}
      pictures={[bowl, pie, soup]}
      action={
        <Button leftSection={<IconRestore size={20} />} onClick={onRestore}>
          {t('recipe-data.restore')}
        </Button>
      }
    >
      {t('recipe-data.empty-text')}
    </EmptyState>
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
