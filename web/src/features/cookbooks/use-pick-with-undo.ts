import { type Cookbook, contract } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';

/** Puts recipes into a book by hand or takes them out, and makes it as it was for whoever asks for it in time. */
export function usePickWithUndo() {
  const { mutateAsync, isPending } = useChange(contract.cookbooks.pick);
  const replace = useChange(contract.cookbooks.replace);
  const add = async (itemId: string, slugs: readonly string[]): Promise<boolean> => {
    try {
      const { name, changed } = await mutateAsync({ params: { itemId }, body: { add: [...slugs] } });
      const undo = () => mutateAsync({ params: { itemId }, body: { remove: changed } }).catch(() => undefined);
      if (changed.length === 0) toast.info(t('cookbook.all-there', { name }));
      else toast.undoable(t('cookbook.added', { count: changed.length, name }), t('action.undo'), () => void undo());
      return true;
    } catch {
      // The call has told why.
      return false;
    }
  };
  /** Its place comes back with it. */
  const takeOut = async ({ id, name, picked }: Cookbook, slug: string) => {
    const before = { params: { itemId: id }, body: { picked: picked.map(({ id }) => id) } };
    const done = await mutateAsync({ params: { itemId: id }, body: { remove: [slug] } }).catch(() => undefined);
    if (done)
      toast.undoable(t('cookbook.taken-out', { name }), t('action.undo'), () => {
        void replace.mutateAsync(before).catch(() => undefined);
      });
  };
  return { add, takeOut, isPending };
}
