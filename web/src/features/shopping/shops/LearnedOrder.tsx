import { contract, type Shop, type ShoppingList, tripsToLearn } from '@larder/contract';
import { Button, Switch } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import classes from './Shops.module.css';

interface LearnedOrderProps {
  shop: Shop;
  list: ShoppingList;
  items: ViewedItem[];
  sync: ListSync;
}

/** Whether the order of a shop is learned, from how much, and a way to keep one's own. */
export function LearnedOrder({ shop, list, items, sync }: LearnedOrderProps) {
  const { mutate, isPending } = useChange(contract.shops.replace);
  return (
    <div className={classes.learned}>
      <p>{told(shop)}</p>
      {shop.foods.length > 0 && <PlacedItems list={list} items={items} sync={sync} />}
      <Switch
        label={t('shopping.use-own-order')}
        labelPosition="left"
        checked={!shop.learnsOrder}
        disabled={isPending}
        onChange={({ currentTarget }) =>
          mutate({ params: { shopId: shop.id }, body: { learnsOrder: !currentTarget.checked } })
        }
      />
    </div>
  );
}

const told = ({ learnsOrder, trips }: Shop): string => {
  if (!learnsOrder) return t('shopping.order-own');
  return trips >= tripsToLearn
    ? t('shopping.order-learned', { count: trips })
    : t('shopping.order-not-learned', { count: tripsToLearn - trips });
};

/** What somebody has moved keeps its whole aisle from the learned order; that can be had again. */
function PlacedItems({ list, items, sync }: Omit<LearnedOrderProps, 'shop'>) {
  const { mutateAsync, isPending } = useChange(contract.shoppingLists.forgetPlaces);
  const placed = items.filter(({ isPlaced }) => isPlaced);
  if (placed.length === 0) return null;
  const forget = async () => {
    const answered = await mutateAsync({ params: { listId: list.id } }).catch(() => undefined);
    if (!answered) return;
    toast.undoable(t('shopping.places-forgotten'), t('action.undo'), () => {
      // Nothing but the mark was taken: whoever puts each where it still is has it as it was.
      for (const [index, { id }] of [...answered.listItems.entries()].reverse())
        if (placed.some((item) => item.id === id))
          void sync.do({ kind: 'move', itemId: id, before: answered.listItems[index + 1]?.id ?? null });
    });
  };
  return (
    <div className={classes.placed}>
      <p>{t('shopping.placed', { count: placed.length })}</p>
      <Button variant="default" loading={isPending} onClick={() => void forget()}>
        {t('shopping.forget-places')}
      </Button>
    </div>
  );
}
