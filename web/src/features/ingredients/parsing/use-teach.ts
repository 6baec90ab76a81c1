import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useCorrect } from '../ingredients.api.ts';
import type { ReadLine } from './read-line.ts';
import { toCorrections } from './to-corrections.ts';

/** Teaches the parser what somebody has put right in lines that are saved. */
export function useTeach() {
  const correct = useCorrect();
  return async (lines: readonly ReadLine[], idsOf: Parameters<typeof toCorrections>[1]): Promise<void> => {
    const corrections = toCorrections(lines, idsOf);
    if (corrections.length === 0) return;
    try {
      const remembered = await correct.mutateAsync({ body: { corrections, language: lines[0]?.language ?? null } });
      if (remembered.length > 0) toast.success(t('parser.remembered', { count: remembered.length }));
    } catch {
      // The recipe is saved; the toast of the call says that the parser has not learned from it.
    }
  };
}
