import type { ShoppingList } from '@larder/contract';
import { Dialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import lists from '../Lists.module.css';
import type { ListSync } from '../sync/list-sync.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { AisleOrder } from './AisleOrder.tsx';
import classes from './Shops.module.css';

interface AisleOrderDialogProps {
  list: ShoppingList;
  items: ViewedItem[];
  sync: ListSync;
  onClose: () => void;
}

/** The order of aisles where there is no room for it beside the list. */
export default function AisleOrderDialog({ list, items, sync, onClose }: AisleOrderDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={t('shopping.order-aisles')}>
      <div className={`${lists.aisleOrder} ${classes.order}`}>
        <AisleOrder list={list} items={items} sync={sync} />
      </div>
    </Dialog>
  );
}
