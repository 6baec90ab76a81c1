import { contract, type Shop, tripsToLearn } from '@larder/contract';
import { Switch } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Shops.module.css';

/** Whether the order of a shop is learned, from how much, and a way to keep one's own. */
export function LearnedOrder({ shop }: { shop: Shop }) {
  const { mutate, isPending } = useChange(contract.shops.replace);
  return (
    <div className={classes.learned}>
      <p>{told(shop)}</p>
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
