import { contract } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

/** Takes merges back. */
export function useUndoMerge() {
  const { mutateAsync, isPending } = useChange(contract.merges.undo);
  return {
    isPending,
    /** The last one first, since each was made on top of the one before. */
    all: async (mergeIds: readonly string[]) => {
      try {
        for (const itemId of mergeIds.toReversed()) await mutateAsync({ params: { itemId } });
        toast.success(t('data.merge-undone', { count: mergeIds.length }));
      } catch {
        // The call has told why.
      }
    },
  };
}
