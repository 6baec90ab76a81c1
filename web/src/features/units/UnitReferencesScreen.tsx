import { contract, type RecipeSummary } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { rowList } from '../../components/grid-shapes.ts';
import { PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { VirtualGrid } from '../../components/VirtualGrid.tsx';
import { useFetch, usePagedFetch } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { BackToTable } from '../entities/index.ts';
import { RecipeRow, recipeRowHeight } from '../recipes/index.ts';

const shape = rowList(recipeRowHeight);

/** The recipes that measure something in a unit: the explorer has no filter for that. */
export function UnitReferencesScreen() {
  const { unitId = '' } = useParams({ strict: false });
  const groupSlug = useMe()?.groupSlug ?? '';
  const { data: unit } = useFetch(contract.units.get, { params: { itemId: unitId } });
  const recipes = usePagedFetch(
    contract.recipes.list,
    { query: { queryFilter: `recipeIngredient.unitId = "${unitId}"`, orderBy: 'name', orderDirection: 'asc' } },
    { perPage: 32 },
  );
  const title = unit ? t('data.unit-references', { name: unit.name }) : t('data.units');
  useTitle(title);
  return (
    <>
      <BackToTable kind="units" />
      <PageHeading title={title} aside={recipes.total === undefined ? undefined : formatNumber(recipes.total)} />
      {recipes.error && <ErrorState error={recipes.error} onRetry={recipes.retry} />}
      {!recipes.error && (
        <VirtualGrid<RecipeSummary>
          listKey={`unit ${unitId}`}
          label={title}
          count={recipes.total ?? 8}
          itemAt={recipes.itemAt}
          keyOf={({ id }) => id}
          onShow={recipes.show}
          shape={shape}
          skeleton={<SkeletonRows count={1} height={recipeRowHeight} />}
          render={(recipe) => <RecipeRow recipe={recipe} groupSlug={groupSlug} />}
        />
      )}
    </>
  );
}
