import type { Recipe } from '@larder/contract';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import type { useRecipeEditing } from './use-recipe-editing.ts';
import type { Saved } from './use-save-draft.ts';

const isParser = (path: string) => path.endsWith('/ingredient-parser');

interface Leaving {
  recipe: Recipe;
  it: ReturnType<typeof useRecipeEditing>;
  canSave: boolean;
  forgetDraft: () => void;
  /** Shows the recipe again, under the address that it has now. */
  onLeave: (slug: string) => void;
}

/** The ways out of an edit: saved, discarded, or asked first where something would be lost. */
export function useLeaving({ recipe, it, canSave, forgetDraft, onLeave }: Leaving) {
  const isLeaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      if (!it.isDirty || isLeaving.current) return false;
      // The parser goes on with the stored draft, and leads back.
      return !isParser(next.pathname);
    },
    enableBeforeUnload: () => it.isDirty && !isLeaving.current,
    withResolver: true,
  });

  const finish = (saved: Saved | null) => {
    if (!saved) return blocker.reset?.();
    isLeaving.current = true;
    forgetDraft();
    const goesElsewhere = blocker.status === 'blocked' && blocker.next.pathname !== blocker.current.pathname;
    if (goesElsewhere) return blocker.proceed();
    blocker.reset?.();
    onLeave(saved.slug);
  };
  const save = async () => {
    if (!canSave) return;
    // A new recipe is made by its first save alone, which tells what it lacks.
    if (it.isDirty || !recipe.id) finish(await it.submit());
    else onLeave(recipe.slug);
  };
  const discard = () => {
    isLeaving.current = true;
    forgetDraft();
    blocker.proceed?.();
  };
  return { isAsking: blocker.status === 'blocked', stay: () => blocker.reset?.(), finish, save, discard };
}
