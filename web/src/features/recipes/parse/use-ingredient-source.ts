import type { Recipe } from '@larder/contract';
import { useState } from 'react';
import { changedKeys } from '../edit/draft/draft-changes.ts';
import { draftOf, type RecipeDraft } from '../edit/draft/recipe-draft.ts';
import { type DraftOwner, readStoredDraft, type StoredDraft, storeDraft } from '../edit/draft/stored-draft.ts';

/** Where the lines come from, and go to: an edit that was not saved, or the recipe itself. */
export interface IngredientSource {
  draft: RecipeDraft;
  /** Null where nothing waits to be saved. */
  unsaved: StoredDraft | null;
}

/** What was being edited when the parser was opened wins over what is saved. */
export function useIngredientSource(recipe: Recipe, owner: DraftOwner): IngredientSource {
  const [unsaved] = useState(() => {
    const stored = readStoredDraft(owner);
    return stored && changedKeys(stored.base, stored.draft).length > 0 ? stored : null;
  });
  const [saved, setSaved] = useState(() => ({ version: recipe.version, draft: draftOf(recipe) }));
  if (saved.version !== recipe.version) setSaved({ version: recipe.version, draft: draftOf(recipe) });
  return unsaved ? { draft: unsaved.draft, unsaved } : { draft: saved.draft, unsaved: null };
}

/** Shown amounts are what the parts are for. */
export const withIngredients = (
  draft: RecipeDraft,
  recipeIngredient: RecipeDraft['recipeIngredient'],
): RecipeDraft => ({
  ...draft,
  recipeIngredient,
  settings: { ...draft.settings, disableAmount: false },
});

/** The unsaved edit goes on with these ingredients. */
export const keepInEdit = (owner: DraftOwner, unsaved: StoredDraft, rows: RecipeDraft['recipeIngredient']) =>
  storeDraft(owner, { ...unsaved, storedAt: Date.now(), draft: withIngredients(unsaved.draft, rows) });
