import type { ShoppingList } from '@larder/contract';
import { IconBuildingStore } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { t } from '../../../lib/messages/index.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { shopOf } from '../sync/shop-view.ts';

export interface ShopMenuProps {
  list: ShoppingList;
  /** What is to be bought. */
  items: ViewedItem[];
  sync: ListSync;
}

/** In which shop a list is bought. */
export function ShopChip({ list, ...rest }: { list: ShoppingList } & ComponentProps<'button'>) {
  const shop = shopOf(list);
  return (
    <Chip opensMenu aria-label={shop && t('shopping.shop-is', { name: shop.name })} {...rest}>
      <IconBuildingStore />
      <span dir="auto">{shop?.name ?? t('shopping.shop')}</span>
    </Chip>
  );
}
