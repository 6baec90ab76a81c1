import type { Recipe, RecipeConflict } from '@larder/contract';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { changesOf, compareEdits } from './draft/draft-changes.ts';
import type { Editing } from './draft/edit-history.ts';
import { draftOf, type RecipeDraft } from './draft/recipe-draft.ts';
import { forgetDraft, ownerOf } from './draft/stored-draft.ts';
import { useCreateRecipe, useSaveRecipe } from './recipe-edit.api.ts';

/** What a recipe is after a save, as far as the next one has to know. */
export interface Saved extends Pick<Recipe, 'slug' | 'version'> {
  base: RecipeDraft;
}

/**
 * Saves what a draft has changed, on top of what others saved meanwhile. The first save of a new one makes the recipe with all
 * that was written.
 * @param recipe without an id where nobody has saved it yet
 */
export function useSaveDraft(recipe: Recipe) {
  const sent = useRef<Editing>(undefined);
  const replace = useSaveRecipe({ recipe, edited: () => sent.current });
  const create = useCreateRecipe();

  const save = async (state: Editing): Promise<Saved> => {
    const { base, draft, version } = state;
    const changes = changesOf(base, draft);
    if (!recipe.id) {
      const slug = await create.mutateAsync({ body: { ...changes, name: draft.name.trim() } });
      // Whatever becomes of its picture, the recipe is there, and is not made again from the draft.
      forgetDraft(ownerOf(recipe, recipe.userId));
      return { slug, version: 1, base: { ...draft, image: null } };
    }
    if (Object.keys(changes).length === 0) return { slug: recipe.slug, version, base };
    try {
      // By its id, for somebody else may have given it another address.
      const params = { slug: recipe.id };
      sent.current = state;
      const saved = await replace.mutateAsync({ params, body: { ...changes, basedOnVersion: version } });
      return { slug: saved.slug, version: saved.version, base: draftOf(saved) };
    } catch (error) {
      const theirs = error instanceof ApiError && isConflict(error.detail) ? error.detail.current : undefined;
      if (!theirs || !isUntouched(state, theirs)) throw error;
      return save({ ...state, version: theirs.version, base: draftOf(theirs) });
    }
  };

  return { save, isPending: replace.isPending || create.isPending };
}

/** Whether the others' saves leave nothing to choose: what they changed is as this draft has it. */
function isUntouched({ base, draft }: Editing, theirs: Recipe) {
  const { contested, onlyTheirs } = compareEdits(base, draft, draftOf(theirs));
  return contested.length === 0 && onlyTheirs.length === 0;
}

export const isConflict = (detail: Record<string, unknown>): detail is Record<string, unknown> & RecipeConflict =>
  detail.code === 'recipe.changed-meanwhile' && typeof detail.current === 'object';
