import type { BulkOutcome } from '@larder/contract';
import { ApiError } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { TellUndo } from './use-bulk.ts';

/**
 * Tells what was done, with a button that takes back what is different by it: recipes that were like that before stay.
 * @param undo takes one thing back for all recipes that it has changed
 */
export const tellUndone =
  (undo: (what: string, recipes: string[]) => Promise<BulkOutcome | null>): TellUndo =>
  (text, outcomes) => {
    const recipesBy = new Map<string, string[]>();
    for (const { slug, what } of outcomes.flatMap(({ changed }) => changed))
      for (const one of what) recipesBy.set(one, [...(recipesBy.get(one) ?? []), slug]);
    if (recipesBy.size === 0) return toast.success(text);
    const takeBack = async () => {
      try {
        for (const [what, recipes] of recipesBy) await undo(what, recipes);
        toast.success(t('recipe-data.taken-back'));
      } catch (refusal) {
        if (!(refusal instanceof ApiError)) throw refusal;
        toast.error(refusal.message);
      }
    };
    toast.undoable(text, t('action.undo'), () => void takeBack());
  };
