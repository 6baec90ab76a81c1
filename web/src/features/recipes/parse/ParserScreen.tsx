import { useParams } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Page } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import { useRecipe } from '../recipes.api.ts';
import { RecipeNotFound } from '../view/RecipeNotFound.tsx';
import { RecipeParser } from './RecipeParser.tsx';

/** The ingredients of a recipe, taken apart. */
export function ParserScreen() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const me = useMe();
  const { data: recipe, error, refetch } = useRecipe(recipeSlug);
  useTitle(t('understand.title'));
  if (error && !recipe) {
    return error.status === 404 ? (
      <RecipeNotFound groupSlug={groupSlug} />
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} />
    );
  }
  if (!recipe || !me) {
    return (
      <Page width="medium">
        <SkeletonRows count={8} height={120} />
      </Page>
    );
  }
  return <RecipeParser key={recipe.id} recipe={recipe} owner={{ userId: me.id, recipeId: recipe.id }} />;
}
