import { contract, type RecipeSummary } from '@larder/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelection } from '../../../../components/data-table/use-selection.ts';
import { request } from '../../../../lib/api/index.ts';
import { useShortcut } from '../../../../lib/keyboard/use-shortcut.ts';
import type { RecipeFilter } from '../../recipes.api.ts';

/** Chooses a recipe, or everything from the one that was chosen last. */
export type SelectRecipe = (slug: string, isRange: boolean) => void;

interface Listed {
  total: number | undefined;
  itemAt: (index: number) => RecipeSummary | undefined;
}

/** Recipes that are chosen in a list of them, by their slugs: what is sought and not fetched yet can be chosen too. */
export function useRecipeSelection(query: RecipeFilter, { total = 0, itemAt }: Listed) {
  const [isSelecting, setSelecting] = useState(false);
  const selection = useSelection(async () => {
    const here = Array.from({ length: total }, (_, index) => itemAt(index)?.slug).filter((slug) => slug !== undefined);
    if (here.length === total) return here;
    const { items } = await request(contract.recipes.list, { query: { ...query, perPage: -1 } });
    return items.map(({ slug }) => slug);
  });
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  const select = useCallback<SelectRecipe>((slug, isRange) => {
    setSelecting(true);
    if (isRange) latest.current.extendTo(slug);
    else latest.current.toggle(slug);
  }, []);
  const end = () => {
    selection.clear();
    setSelecting(false);
  };
  useShortcut('Escape', end, { enabled: isSelecting });
  return { selection, isSelecting, begin: () => setSelecting(true), select, end };
}
