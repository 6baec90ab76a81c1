import { contract, type Shop } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRestore } from '../../bin/index.ts';

/** Gives a shop another name, or deletes it. */
export function ShopChanges({ shop, onRename }: { shop: Shop; onRename: () => void }) {
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.shops.remove, {
    onDone: ({ id, name }) => tellDeleted(t('shopping.shop-deleted', { name }), [id]),
  });
  return (
    <>
      <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
        {t('shopping.rename-shop')}
      </Menu.Item>
      <Menu.Item
        color="error"
        leftSection={<IconTrash />}
        onClick={() => remove.mutate({ params: { shopId: shop.id } })}
      >
        {t('shopping.delete-shop')}
      </Menu.Item>
    </>
  );
}
