import { type AddedRecipes, contract } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** Puts recipes on a list, and makes that as it was for whoever asks for it in time. */
export function useAddToList() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChange(contract.shoppingLists.addRecipes, { quiet: true });
  const { mutateAsync: takeBack } = useChange(contract.shoppingLists.takeBackRecipes);
  const open = (listId: string) => void navigate({ to: '/shopping-lists/$listId', params: { listId } });
  const add = async (listId: string, body: AddedRecipes): Promise<boolean> => {
    const call = { params: { listId }, body };
    try {
      await mutateAsync(call);
    } catch {
      toast.error(t('add-to-list.failed'));
      return false;
    }
    const undo = () => void takeBack(call).catch(() => undefined);
    const look = { label: t('add-to-list.open'), run: () => open(listId) };
    toast.undoable(t('add-to-list.done'), t('action.undo'), undo, look);
    return true;
  };
  return { add, isPending };
}
