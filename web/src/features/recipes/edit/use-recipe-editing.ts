import type { Asset, Recipe, RecipeConflict } from '@larder/contract';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { changedKeys } from './draft/draft-changes.ts';
import { beginEditing, type Editing, editReducer } from './draft/edit-history.ts';
import { errorsBeforeSending, errorsInDraft, noErrors } from './draft/field-errors.ts';
import { draftOf, type RecipeDraft } from './draft/recipe-draft.ts';
import type { StoredDraft } from './draft/stored-draft.ts';
import { useSavePicture } from './recipe-edit.api.ts';
import { isConflict, type Saved, useSaveDraft } from './use-save-draft.ts';

/** Changes the draft; with a field, edits of that field that follow each other are one step for Undo. */
export type EditDraft = (change: (draft: RecipeDraft) => RecipeDraft, field?: string) => void;

/**
 * A recipe being edited: its draft, the way back, and saving it on top of what others saved meanwhile.
 * @param recipe what nobody has saved yet has no id
 */
export function useRecipeEditing(recipe: Recipe, resumed: StoredDraft | null) {
  const [editing, dispatch] = useReducer(editReducer, recipe, (recipe) =>
    resumed ? { ...resumed, past: [], future: [] } : beginEditing(recipe),
  );
  const [errors, setErrors] = useState(noErrors);
  const [conflict, setConflict] = useState<RecipeConflict>();
  const save = useSaveDraft(recipe);
  const picture = useSavePicture(recipe);
  const { base, draft, version } = editing;
  const changed = useMemo(() => changedKeys(base, draft), [base, draft]);
  const isDirty = changed.length > 0;
  const saving = useRef(false);

  // Somebody else saved while nothing had been changed here: the edit goes on from theirs.
  if (!isDirty && recipe.version > version) dispatch({ type: 'begin', editing: beginEditing(recipe) });

  const edit: EditDraft = useCallback((change, field) => dispatch({ type: 'edit', change, field, at: Date.now() }), []);

  /** The saved recipe, or null where a person has to do something first. */
  const submit = async (state: Editing = editing): Promise<Saved | null> => {
    if (saving.current) return null;
    const wrong = errorsBeforeSending(state.draft);
    setErrors(wrong);
    if (wrong !== noErrors) return null;
    saving.current = true;
    try {
      const saved = await save.save(state);
      const isWhole = await savePicture(saved, state.draft.image);
      // A new recipe is edited on under its own address.
      return isWhole || !recipe.id ? saved : null;
    } catch (error) {
      refused(error, state.draft);
      return null;
    } finally {
      saving.current = false;
    }
  };

  /** What was written is saved when this begins: where a picture is refused, that alone is left to do. */
  const savePicture = async ({ slug, version, base }: Saved, image: RecipeDraft['image']): Promise<boolean> => {
    if (!image) return true;
    try {
      await picture.save(slug, image);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (recipe.id)
        dispatch({ type: 'begin', editing: { version, base, draft: { ...base, image }, past: [], future: [] } });
      toast.error(t('recipe.edit.picture-refused', { reason: error.message }));
      return false;
    }
  };

  const refused = (error: unknown, sent: RecipeDraft) => {
    if (!(error instanceof ApiError)) throw error;
    // The draft is stored, and whoever logs in again comes back to it.
    if (error.status === 401) return;
    if (isConflict(error.detail)) return setConflict(error.detail);
    if (error.code === 'recipe.name-taken') return setErrors(errorsInDraft({ name: error.message }, sent));
    if (Object.keys(error.fields).length > 0) setErrors(errorsInDraft(error.fields, sent));
    toast.error(error.code === 'network' ? t('recipe.edit.offline') : error.message);
  };

  return {
    editing,
    changed,
    isDirty,
    edit,
    errors,
    conflict,
    isSaving: save.isPending || picture.isPending,
    /** How much of a picture has been sent. */
    progress: picture.progress,
    submit,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    attached: useCallback((asset: Asset) => dispatch({ type: 'attached', asset }), []),
    /** Goes on with another edit, such as one that this browser stored. */
    goOnWith: (next: Editing) => dispatch({ type: 'begin', editing: next }),
    /** Saves what was chosen from both edits on top of theirs. */
    resolve: (theirs: Recipe, merged: RecipeDraft) => {
      const next = { ...editing, version: theirs.version, base: draftOf(theirs), draft: merged };
      dispatch({ type: 'begin', editing: next });
      setConflict(undefined);
      return submit(next);
    },
    putOffConflict: () => setConflict(undefined),
  };
}
