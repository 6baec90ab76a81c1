import type { SharedRecipe as SharedRecipeReply } from '@larder/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import type { ApiError } from '../../lib/api/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { type RecipeSearch, RecipeSkeleton, RecipeView, useUnitsAreReady } from '../recipes/index.ts';
import { KeepCard, SharedActions } from './KeepRecipe.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import classes from './Shared.module.css';

const CookMode = lazy(async () => ({ default: (await import('../cook/index.ts')).CookMode }));
const PrintScreen = lazy(async () => ({ default: (await import('../print/index.ts')).PrintScreen }));
const TakeDialog = lazy(() => import('./TakeDialog.tsx'));

interface SharedRecipeProps {
  reply: { data: SharedRecipeReply | undefined; error: ApiError | null; refetch: () => unknown };
  /** Where it is downloaded with its picture. */
  zip: string;
  /** The way back to what it was shared with. */
  back?: ReactNode;
}

/** What somebody reads who was sent a link: the recipe, to cook from, to print, and to take along. */
export function SharedRecipe({ reply: { data, error, refetch }, zip, back }: SharedRecipeProps) {
  const search: RecipeSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isTaking, setIsTaking] = useState(false);
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
      {back && <div className={classes.back}>{back}</div>}
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
          <TakeDialog recipe={recipe} zip={zip} onPrint={print} onClose={() => setIsTaking(false)} />
        </Suspense>
      )}
    </>
  );
}
