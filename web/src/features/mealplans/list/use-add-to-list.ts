import { contract, type ShoppingListSummary } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

type Listed = Pick<ShoppingListSummary, 'id' | 'name'>;

/** Puts what some days need on a list, and takes exactly that off again where somebody wants it back. */
export function useAddToList(onDone: () => void) {
  const navigate = useNavigate();
  const remove = useChange(contract.mealplanShopping.remove, { saysDone: true });
  const add = useChange(contract.mealplanShopping.add, { saysDone: true });
  const create = useChange(contract.shoppingLists.create, { saysDone: true });
  const addTo = async ({ id: listId, name }: Listed, startDate: Day, endDate: Day) => {
    const reply = await add.mutateAsync({ body: { listId, startDate, endDate } }).catch(() => undefined);
    if (!reply) return;
    const entryIds = reply.added.map(({ entryId }) => entryId);
    const text = t('plan.on-list', { count: entryIds.length, name });
    if (entryIds.length === 0) toast.info(text);
    else {
      toast.undoable(text, t('action.undo'), () => remove.mutate({ body: { listId, entryIds } }), {
        label: t('plan.open-list'),
        run: () => void navigate({ to: '/shopping-lists/$listId', params: { listId } }),
      });
    }
    onDone();
  };
  return {
    isPending: add.isPending || create.isPending,
    addTo,
    addToNew: async (startDate: Day, endDate: Day) => {
      const list = await create.mutateAsync({ body: { name: t('shopping.name-example') } }).catch(() => undefined);
      if (list) await addTo(list, startDate, endDate);
    },
  };
}
