import { contract } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

/** Puts recipes into a book by hand, and takes out again those that were not in it for whoever asks for it in time. */
export function usePickWithUndo() {
  const { mutateAsync, isPending } = useChange(contract.cookbooks.pick);
  const add = async (itemId: string, slugs: readonly string[]): Promise<boolean> => {
    try {
      const { name, changed } = await mutateAsync({ params: { itemId }, body: { add: [...slugs] } });
      const takeOut = () => mutateAsync({ params: { itemId }, body: { remove: changed } }).catch(() => undefined);
      if (changed.length === 0) toast.info(t('cookbook.all-there', { name }));
      else toast.undoable(t('cookbook.added', { count: changed.length, name }), t('action.undo'), () => void takeOut());
      return true;
    } catch {
      // The call has told why.
      return false;
    }
  };
  return { add, isPending };
}
