import { contract } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { addressOf, useFetch } from '../../lib/api/index.ts';
import { SharedRecipe } from './SharedRecipe.tsx';

/** The recipe of a link. */
export function SharedRecipeScreen() {
  const { tokenId = '' } = useParams({ strict: false });
  const params = { tokenId };
  const reply = useFetch(contract.recipeShares.page, { params });
  return <SharedRecipe reply={reply} zip={addressOf(contract.recipeShares.zip, { params })} />;
}
