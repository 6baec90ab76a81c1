import { contract } from '@larder/contract';
import { useLocation, useParams } from '@tanstack/react-router';
import { BackLink } from '../../components/BackLink.tsx';
import { addressOf, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { SharedRecipe } from './SharedRecipe.tsx';

/** A recipe of a cookbook or week that is shared by a link. */
export function RecipeWithinScreen() {
  const { groupSlug = '', tokenId = '', recipeSlug = '' } = useParams({ strict: false });
  const isBook = useLocation({ select: ({ pathname }) => pathname.includes('/shared/c/') });
  const params = { tokenId, recipeSlug };
  const reply = useFetch(contract.shareLinks.recipe, { params });
  const { data: book } = useFetch(contract.shareLinks.cookbook, { params: { tokenId } }, { enabled: isBook });
  const back = (
    <BackLink
      to={isBook ? '/g/$groupSlug/shared/c/$tokenId' : '/g/$groupSlug/shared/w/$tokenId'}
      params={{ groupSlug, tokenId }}
    >
      {isBook ? (book?.name ?? t('cookbook.title')) : t('shared.week')}
    </BackLink>
  );
  return <SharedRecipe reply={reply} zip={addressOf(contract.shareLinks.recipeZip, { params })} back={back} />;
}
