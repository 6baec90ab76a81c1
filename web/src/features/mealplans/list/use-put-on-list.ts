import { contract, type ShoppingListSummary } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import type { ToastAction } from '../../../lib/toasts/toasts.ts';

export type Listed = Pick<ShoppingListSummary, 'id' | 'name'>;

interface Wanted {
  startDate: Day;
  endDate: Day;
  /** All of the days unless said. */
  entryIds?: number[];
}

interface OnList {
  name: string;
  /** How many meals were not on it before. */
  count: number;
  takeOff: () => Promise<unknown>;
  open: ToastAction;
}

/** Puts what meals need on a list, or on a new one; exactly that is taken off again where somebody wants it back. */
export function usePutOnList() {
  const navigate = useNavigate();
  const remove = useChange(contract.mealplanShopping.remove, { saysDone: true });
  const add = useChange(contract.mealplanShopping.add, { saysDone: true });
  const create = useChange(contract.shoppingLists.create, { saysDone: true });
  const put = async (list: Listed | null, wanted: Wanted): Promise<OnList> => {
    const { id: listId, name } = list ?? (await create.mutateAsync({ body: { name: t('shopping.first-name') } }));
    const reply = await add.mutateAsync({ body: { listId, ...wanted } });
    const entryIds = reply.added.map(({ entryId }) => entryId);
    return {
      name,
      count: entryIds.length,
      takeOff: async () => entryIds.length > 0 && (await remove.mutateAsync({ body: { listId, entryIds } })),
      open: {
        label: t('plan.open-list'),
        run: () => void navigate({ to: '/shopping-lists/$listId', params: { listId } }),
      },
    };
  };
  return {
    isPending: add.isPending || create.isPending,
    /** Undefined where it failed, of which the call has told. */
    put: (list: Listed | null, wanted: Wanted) => put(list, wanted).catch(() => undefined),
  };
}
