import { contract, type Shop, type ShoppingList } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { ListSync } from '../sync/list-sync.ts';

interface ShopDialogProps {
  list: ShoppingList;
  sync: ListSync;
  /** The one that is renamed; otherwise there will be a new one. */
  shop: Shop | undefined;
  onClose: () => void;
}

/** Names a new shop, in which the list is bought from then on, or gives one another name. */
export default function ShopDialog({ list, sync, shop, onClose }: ShopDialogProps) {
  const [name, setName] = useState(shop?.name ?? '');
  const rename = useChange(contract.shops.replace, { onDone: onClose });
  const create = useChange(contract.shops.create, {
    onDone: async ({ id }) => {
      onClose();
      // The list has to know the shop before it is bought there.
      await sync.refresh();
      void sync.do({ kind: 'choose-shop', shopId: id });
    },
  });
  const save = () => {
    if (shop) return rename.mutate({ params: { shopId: shop.id }, body: { name: name.trim() } });
    // A new shop begins with the order that one is used to.
    create.mutate({ body: { name: name.trim(), aisles: list.labelSettings.map(({ labelId }) => labelId) } });
  };
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={t(shop ? 'shopping.rename-shop' : 'shopping.add-shop')}
      submitLabel={t('action.save')}
      onSubmit={save}
      busy={create.isPending || rename.isPending}
      disabled={name.trim() === ''}
    >
      <TextInput
        label={t('shopping.name')}
        placeholder={t('shopping.shop-example')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={255}
        data-autofocus
      />
    </FormDialog>
  );
}
