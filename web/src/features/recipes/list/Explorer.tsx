import type { RecipeSummary } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
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
import { lazy } from '../../../lib/screen/lazy.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';
import { selectAction } from '../actions/select-action.ts';
import { useCardMenu } from '../actions/use-card-menu.tsx';
import type { RecipeAction } from '../actions/use-recipe-actions.ts';
import { useRecipeList } from '../recipes.api.ts';
import { ExplorerFilters } from './ExplorerFilters.tsx';
import { countFilters, readExplorerSearch, withoutFilters } from './explorer-search.ts';
import { useLastList } from './last-list.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { RecipeListItem } from './RecipeListItem.tsx';
import { describedRowHeight, rowHeight } from './RecipeRow.tsx';
import { recipeQuery } from './recipe-query.ts';
import { inRememberedOrder, sectionPreferences } from './remembered-order.ts';
import { useRecipeSelection } from './selection/use-recipe-selection.ts';
import { ViewMenu } from './ViewMenu.tsx';

const SelectionBar = lazy(() => import('./selection/SelectionBar.tsx'));

const rows = rowList(rowHeight);
const describedRows = rowList(describedRowHeight);
/** Cards that a large screen shows at once: their pictures are fetched before all others. */
const onFirstScreen = 8;
/** Picked recipes first, as the server lists a book of which nothing else is asked. */
const withoutOrder = { orderBy: undefined, orderDirection: undefined, orderByNullPosition: undefined };

interface ExplorerProps {
  title: string;
  /** Slug of the cookbook whose recipes these are; all of the group without one. */
  cookbook?: string;
  /** The book has an order of its own, in which it is shown unless somebody chooses another. */
  ownOrder?: boolean;
  /** What the recipes have in common, as lists take it: those of a tag, for example. */
  condition?: string;
  /** Above the title. */
  back?: ReactNode;
  /** What stands above comes first, and keeps the room of all until then. */
  isHeld?: boolean;
  /** Between the title and the filters. */
  intro?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** In place of everything where there are no recipes at all. */
  empty: ReactNode;
  /** What can be done with a recipe on this page alone. */
  actionsOf?: (recipe: RecipeSummary) => readonly RecipeAction[];
}

/** Recipes of a group or of a book of it: searched, filtered and sorted by the address of the page. */
export function Explorer({
  title,
  cookbook,
  ownOrder = false,
  condition,
  back,
  isHeld = false,
  intro,
  actions,
  empty,
  actionsOf,
}: ExplorerProps) {
  const { slug, isOwn } = useGroup();
  const me = useMe();
  const [taste, changeTaste] = sectionPreferences.use();
  const address = readExplorerSearch(useSearch({ strict: false }));
  const search = inRememberedOrder(address, taste);
  const isOwnOrder = ownOrder && address.orderBy === undefined && search.search === undefined;
  const query = {
    ...recipeQuery(search, { userId: isOwn ? me?.id : undefined, condition }),
    ...(cookbook !== undefined && { cookbook }),
    ...(isOwnOrder && withoutOrder),
  };
  const recipes = useRecipeList(query);
  const { selection, isSelecting, begin, select, end } = useRecipeSelection(query, recipes);
  const cards = useCardMenu((recipe) =>
    isOwn ? [...(actionsOf?.(recipe) ?? []), selectAction(() => select(recipe.slug, false))] : [],
  );

  const isHome = cookbook === undefined && condition === undefined;
  const isList = taste.useMobileCards;
  const view = `${isList ? 'list' : 'cards'} ${taste.showDescriptions}`;
  const listKey = [slug, cookbook, condition, JSON.stringify(search), view].join(' ');
  const lastTotal = useLastList({ groupSlug: slug, search: address, listKey, total: recipes.total }, isHome);

  // The page of a cookbook finds out itself whether it is the book or the whole household that is not shown.
  if (recipes.error?.status === 404 && !isOwn) return cookbook === undefined ? <NotShown /> : null;
  const isFiltered = search.search !== undefined || countFilters(search) > 0;
  if (recipes.total === 0 && !isFiltered) return empty;
  if (isHeld) return <Page>{back}</Page>;

  return (
    <Page>
      {back}
      <PageHeading
        title={title}
        aside={recipes.total === undefined ? undefined : formatNumber(recipes.total)}
        actions={
          <>
            {actions}
            {isOwn && (
              <IconButton
                icon={IconCircleCheck}
                label={t('table.selecting')}
                aria-pressed={isSelecting}
                onClick={isSelecting ? end : begin}
              />
            )}
            <ViewMenu taste={taste} onChange={changeTaste} />
          </>
        }
      />
      {intro}
      <ExplorerFilters search={search} isOwnOrder={isOwnOrder} isOwn={isOwn} isHome={isHome} total={recipes.total} />
      {recipes.error && <ErrorState error={recipes.error} onRetry={recipes.retry} />}
      {recipes.total === 0 && <NothingFound />}
      {recipes.total !== 0 && !recipes.error && slug && (
        <VirtualGrid<RecipeSummary>
          key={view}
          listKey={listKey}
          label={title}
          count={recipes.total ?? lastTotal ?? 24}
          itemAt={recipes.itemAt}
          keyOf={(recipe) => recipe.id}
          onShow={recipes.show}
          shape={isList ? (taste.showDescriptions ? describedRows : rows) : cardGrid}
          skeleton={isList ? <SkeletonRows count={1} height={rowHeight} /> : <SkeletonCard />}
          render={(recipe, index) => {
            const item = {
              recipe,
              groupSlug: slug,
              isOwn,
              withDescription: taste.showDescriptions,
              onMenu: cards.open,
              isSelected: isSelecting ? selection.ids.has(recipe.slug) : undefined,
              onSelect: select,
            };
            return isList ? <RecipeListItem {...item} /> : <RecipeCard {...item} important={index < onFirstScreen} />;
          }}
        />
      )}
      {cards.menu}
      {isSelecting && (
        <Suspense>
          <SelectionBar selection={selection} count={recipes.total ?? 0} onEnd={end} />
        </Suspense>
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
