import type { BulkOutcome } from '@larder/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** Few enough that one sees the work go on. */
const recipesAtOnce = 50;

export type TellUndo = (text: string, outcomes: BulkOutcome[]) => void;

interface Bulk {
  /** Share that is done, from 0 to 1, while it goes on. */
  progress: number | undefined;
  error: ApiError | null;
  /**
   * Does something to all recipes, part by part, and tells what was passed over. Answers whether it came to its end.
   * @param tellUndo tells it with a way to take it back
   */
  run: (
    slugs: readonly string[],
    call: (part: string[]) => Promise<BulkOutcome | null>,
    tellUndo: TellUndo,
  ) => Promise<boolean>;
}

export function useBulk(): Bulk {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<ApiError | null>(null);
  const run: Bulk['run'] = async (slugs, call, tellUndo) => {
    setError(null);
    setProgress(0);
    const outcomes: BulkOutcome[] = [];
    try {
      for (let from = 0; from < slugs.length; from += recipesAtOnce) {
        const outcome = await call(slugs.slice(from, from + recipesAtOnce));
        if (outcome) outcomes.push(outcome);
        setProgress(Math.min(1, (from + recipesAtOnce) / slugs.length));
      }
      tell(outcomes, tellUndo);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, error, run };
}

const tell = (outcomes: BulkOutcome[], tellUndo: TellUndo): void => {
  const done = outcomes.reduce((sum, outcome) => sum + outcome.done.length, 0);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const locked = skipped.filter(({ reason }) => reason === 'locked').length;
  const gone = skipped.length - locked;
  const text =
    skipped.length === 0
      ? t('recipe-data.done', { count: done })
      : t('recipe-data.done-but', { count: done, locked, gone });
  if (done > 0) {
    tellUndo(text, outcomes);
  } else if (skipped.length === 0) toast.success(text);
  else toast.warning(text);
};
