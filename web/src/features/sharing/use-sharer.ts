import { contract } from '@larder/contract';
import { useLocation, useParams } from '@tanstack/react-router';
import { useFetch } from '../../lib/api/index.ts';

/** Who shares what the page shows, once that is known: all of these are what the pages themselves ask for. */
export function useSharer(): string | null {
  const { tokenId = '', recipeSlug = '' } = useParams({ strict: false });
  const kind = useLocation({ select: ({ pathname }) => /\/shared\/([rcwl])\//.exec(pathname)?.[1] });
  const isWhole = recipeSlug === '';
  const params = { tokenId };
  const recipe = useFetch(contract.recipeShares.page, { params }, { enabled: kind === 'r' });
  const within = useFetch(contract.shareLinks.recipe, { params: { tokenId, recipeSlug } }, { enabled: !isWhole });
  const cookbook = useFetch(contract.shareLinks.cookbook, { params }, { enabled: isWhole && kind === 'c' });
  const week = useFetch(contract.shareLinks.week, { params }, { enabled: isWhole && kind === 'w' });
  const list = useFetch(contract.shareLinks.shoppingList, { params }, { enabled: isWhole && kind === 'l' });
  const known = [recipe, within, cookbook, week, list].find(({ data }) => data);
  return known?.data?.sharedBy ?? null;
}
