import type { RecipeSummary } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import salad from '../../../art/garden-salad.webp';
import roast from '../../../art/roast-vegetables.webp';
import bowl from '../../../art/yoghurt-bowl.webp';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { cardGrid, rowList } from '../../../components/grid-shapes.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { NotShown } from '../../../components/NotShown.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { SkeletonCard, SkeletonRows } from '../../../components/Skeleton.tsx';
import { VirtualGrid } from '../../../components/VirtualGrid.tsx';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';
import { useRecipeList } from '../recipes.api.ts';
import { ExplorerFilters } from './ExplorerFilters.tsx';
import { countFilters, readExplorerSearch, withoutFilters } from './explorer-search.ts';
import { useLastList } from './last-list.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { RecipeRow, rowHeight } from './RecipeRow.tsx';
import { recipeQuery } from './recipe-query.ts';
import { inRememberedOrder, sectionPreferences } from './remembered-order.ts';

const rows = rowList(rowHeight);
/** Cards that a large screen shows at once: their pictures are fetched before all others. */
const onFirstScreen = 8;

interface ExplorerProps {
  title: string;
  /** Slug of the cookbook whose recipes these are; all of the group without one. */
  cookbook?: string;
  /** What the recipes have in common, as lists take it: those of a tag, for example. */
  condition?: string;
  /** Between the title and the filters. */
  intro?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** In place of everything where there are no recipes at all. */
  empty: ReactNode;
}

/** Recipes of a group or of a book of it: searched, filtered and sorted by the address of the page. */
export function Explorer({ title, cookbook, condition, intro, actions, empty }: ExplorerProps) {
  const { slug, isOwn } = useGroup();
  const me = useMe();
  const [taste, changeTaste] = sectionPreferences.use();
  const address = readExplorerSearch(useSearch({ strict: false }));
  const search = inRememberedOrder(address, taste);
  const recipes = useRecipeList({
    ...recipeQuery(search, { userId: isOwn ? me?.id : undefined, condition }),
    ...(cookbook !== undefined && { cookbook }),
  });

  const isHome = cookbook === undefined && condition === undefined;
  const listKey = [slug, cookbook, condition, JSON.stringify(search), taste.useMobileCards].join(' ');
  const lastTotal = useLastList({ groupSlug: slug, search: address, listKey, total: recipes.total }, isHome);

  // The page of a cookbook finds out itself whether it is the book or the whole household that is not shown.
  if (recipes.error?.status === 404 && !isOwn) return cookbook === undefined ? <NotShown /> : null;
  const isFiltered = search.search !== undefined || countFilters(search) > 0;
  if (recipes.total === 0 && !isFiltered) return empty;

  return (
    <Page>
      <PageHeading
        title={title}
        aside={recipes.total === undefined ? undefined : formatNumber(recipes.total)}
        actions={
          <>
            {actions}
            <IconButton
              icon={taste.useMobileCards ? IconLayoutGrid : IconList}
              label={t(taste.useMobileCards ? 'explorer.as-cards' : 'explorer.as-list')}
              onClick={() => changeTaste({ useMobileCards: !taste.useMobileCards })}
            />
          </>
        }
      />
      {intro}
      <ExplorerFilters search={search} isOwn={isOwn} isHome={isHome} total={recipes.total} />
      {recipes.error && <ErrorState error={recipes.error} onRetry={recipes.retry} />}
      {recipes.total === 0 && <NothingFound />}
      {recipes.total !== 0 && !recipes.error && slug && (
        <VirtualGrid<RecipeSummary>
          key={String(taste.useMobileCards)}
          listKey={listKey}
          label={title}
          count={recipes.total ?? lastTotal ?? 24}
          itemAt={recipes.itemAt}
          keyOf={(recipe) => recipe.id}
          onShow={recipes.show}
          shape={taste.useMobileCards ? rows : cardGrid}
          skeleton={taste.useMobileCards ? <SkeletonRows count={1} height={rowHeight} /> : <SkeletonCard />}
          render={(recipe, index) =>
            taste.useMobileCards ? (
              <RecipeRow recipe={recipe} groupSlug={slug} />
            ) : (
              <RecipeCard recipe={recipe} groupSlug={slug} isOwn={isOwn} important={index < onFirstScreen} />
            )
          }
        />
      )}
    </Page>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title={t('explorer.nothing-title')}
      pictures={[salad, roast, bowl]}
      level={2}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="." search={withoutFilters} {...props} />}>
          {t('explorer.clear')}
        </Button>
      }
    >
      {t('explorer.nothing-text')}
    </EmptyState>
  );
}
