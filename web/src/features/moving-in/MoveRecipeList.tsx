import { contract, type MoveRecipe } from '@larder/contract';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { rowList } from '../../components/grid-shapes.ts';
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx';
import { VirtualGrid } from '../../components/VirtualGrid.tsx';
import { type CallOf, usePagedFetch } from '../../lib/api/index.ts';

interface MoveRecipeListProps {
  moveId: string;
  query: NonNullable<CallOf<typeof contract.moves.recipes>['query']>;
  label: string;
  /** In the place of a list without any. */
  nothing: ReactNode;
  render: (recipe: MoveRecipe) => ReactNode;
}

const perPage = 50;
const rowHeight = 72;
const shape = rowList(rowHeight);

/** Recipes of a move, of which only those near the screen are there. */
export function MoveRecipeList({ moveId, query, label, nothing, render }: MoveRecipeListProps) {
  const recipes = usePagedFetch(contract.moves.recipes, { params: { moveId }, query }, { perPage });
  const { total, itemAt, show, error, retry } = recipes;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (total === undefined) return <SkeletonRows count={5} height={rowHeight} />;
  if (total === 0) return nothing;
  return (
    <VirtualGrid
      count={total}
      itemAt={itemAt}
      keyOf={({ number }) => String(number)}
      render={render}
      skeleton={<Skeleton height={rowHeight} />}
      onShow={show}
      shape={shape}
      listKey={`${moveId} ${JSON.stringify(query)}`}
      label={label}
    />
  );
}
