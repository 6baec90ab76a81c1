import { contract, type RestoredItem } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

/** Few enough for one call. */
const itemsAtOnce = 1000;

/** Brings back what was deleted, and says under which name. */
export function useRestore() {
  const { mutateAsync, isPending } = useChange(contract.bin.restore);
  const restore = async (ids: readonly string[]): Promise<void> => {
    const restored: RestoredItem[] = [];
    try {
      for (let from = 0; from < ids.length; from += itemsAtOnce) {
        restored.push(...(await mutateAsync({ body: { ids: ids.slice(from, from + itemsAtOnce) } })));
      }
      tell(restored);
    } catch {
      // The call has told why.
    }
  };
  return {
    isPending,
    restore,
    /** Says that something was deleted, with a button that brings it back. */
    tellDeleted: (text: string, ids: readonly string[]) =>
      toast.undoable(text, t('action.undo'), () => void restore(ids)),
  };
}

const tell = (restored: RestoredItem[]): void => {
  const [only] = restored;
  if (!only) toast.warning(t('bin.gone'));
  else if (restored.length > 1) toast.success(t('bin.restored-many', { count: restored.length }));
  else if (only.isRenamed) toast.warning(t('bin.restored-as', { name: only.name }));
  else toast.success(t('bin.restored', { name: only.name }));
};
