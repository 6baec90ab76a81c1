import { contract } from '@larder/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { type RecipeSearch, RecipeSkeleton, RecipeView, useUnitsAreReady } from '../recipes/index.ts';
import { KeepCard, SharedActions } from './KeepRecipe.tsx';
import { LinkEnded } from './LinkEnded.tsx';

const CookMode = lazy(async () => ({ default: (await import('../cook/index.ts')).CookMode }));
const PrintScreen = lazy(async () => ({ default: (await import('../print/index.ts')).PrintScreen }));
const TakeDialog = lazy(() => import('./TakeDialog.tsx'));

/** What somebody reads who was sent a link: the recipe, to cook from, to print, and to take along. */
export function SharedRecipeScreen() {
  const { tokenId = '' } = useParams({ strict: false });
  const search: RecipeSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isTaking, setIsTaking] = useState(false);
  const { data, error, refetch } = useFetch(contract.recipeShares.page, { params: { tokenId } });
  const unitsAreReady = useUnitsAreReady();
  const recipe = data?.recipe;
  useTitle(recipe?.name);

  if (error?.status === 404) return <LinkEnded />;
  if (error && !recipe) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  if (!data || !recipe || !unitsAreReady) return <RecipeSkeleton />;

  const leave = () => void navigate({ to: '.', search: {}, replace: true });
  const print = () => {
    setIsTaking(false);
    void navigate({ to: '.', search: { print: true } });
  };
  if (search.cook || search.print) {
    const shown = { recipe, scale: search.scale ?? 1, onLeave: leave };
    return (
      <Suspense fallback={<RecipeSkeleton />}>
        {search.cook ? <CookMode {...shown} isOwn={false} /> : <PrintScreen {...shown} />}
      </Suspense>
    );
  }
  const take = () => setIsTaking(true);
  return (
    <>
      <RecipeView
        key={recipe.id}
        recipe={recipe}
        groupSlug={null}
        isOwn={false}
        actions={(scale) => <SharedActions name={recipe.name} scale={scale} onTake={take} />}
      >
        <KeepCard expiresAt={data.expiresAt} onTake={take} />
      </RecipeView>
      {isTaking && (
        <Suspense>
          <TakeDialog recipe={recipe} tokenId={tokenId} onPrint={print} onClose={() => setIsTaking(false)} />
        </Suspense>
      )}
    </>
  );
}
