import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NotShown } from '../../components/NotShown.tsx';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useGroup, useMe } from '../../lib/session/index.ts';
import type { RecipeSearch } from './recipe-search.ts';
import { mayEdit, useRecipe } from './recipes.api.ts';
import { useUnitsAreReady } from './view/amounts/use-units.ts';
import { RecipeMenu } from './view/RecipeMenu.tsx';
import { RecipeNotFound } from './view/RecipeNotFound.tsx';
import { RecipeSkeleton } from './view/RecipeSkeleton.tsx';
import { RecipeView } from './view/RecipeView.tsx';

const RecipeEditor = lazy(async () => ({ default: (await import('./edit/RecipeEditor.tsx')).RecipeEditor }));
const CookMode = lazy(async () => ({ default: (await import('../cook/index.ts')).CookMode }));
const PrintScreen = lazy(async () => ({ default: (await import('../print/index.ts')).PrintScreen }));

/** One recipe: to read, to edit, to cook from, or on paper, as the address says. */
export function RecipeScreen() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const search: RecipeSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { isOwn } = useGroup();
  const me = useMe();
  const { data: recipe, error, refetch } = useRecipe(recipeSlug);
  const unitsAreReady = useUnitsAreReady();
  const edits = recipe !== undefined && search.edit && mayEdit(recipe, isOwn, me);
  useTitle(edits ? undefined : recipe?.name);

  if (error?.status === 404 && !recipe) return isOwn ? <RecipeNotFound groupSlug={groupSlug} /> : <NotShown />;
  if (error && !recipe) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  if (!recipe || !unitsAreReady) return <RecipeSkeleton />;

  const show = (slug: string) =>
    void navigate({
      to: '/g/$groupSlug/r/$recipeSlug',
      params: { groupSlug, recipeSlug: slug },
      search: {},
      replace: true,
    });
  const leave = () => show(recipe.slug);
  if (edits) {
    return (
      <Suspense fallback={<RecipeSkeleton />}>
        <RecipeEditor recipe={recipe} resumes={search.resume === true} onLeave={show} onCancel={leave} />
      </Suspense>
    );
  }
  if (search.cook) {
    return (
      <Suspense fallback={<RecipeSkeleton />}>
        <CookMode recipe={recipe} scale={search.scale ?? 1} isOwn={isOwn} onLeave={leave} />
      </Suspense>
    );
  }
  if (search.print) {
    return (
      <Suspense fallback={<RecipeSkeleton />}>
        <PrintScreen recipe={recipe} scale={search.scale ?? 1} onLeave={leave} />
      </Suspense>
    );
  }
  return (
    <RecipeView
      key={recipe.id}
      recipe={recipe}
      groupSlug={groupSlug}
      isOwn={isOwn}
      actions={(scale) => <RecipeMenu recipe={recipe} groupSlug={groupSlug} isOwn={isOwn} scale={scale} />}
    />
  );
}
