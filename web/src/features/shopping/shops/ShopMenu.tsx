import { Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useOpenOnArrival } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { shopOf } from '../sync/shop-view.ts';
import { ShopChanges } from './ShopChanges.tsx';
import { ShopChip, type ShopMenuProps } from './ShopChip.tsx';
import classes from './Shops.module.css';

const ShopDialog = lazy(() => import('./ShopDialog.tsx'));
const AisleOrderDialog = lazy(() => import('./AisleOrderDialog.tsx'));

/** Opens at once: it is loaded by the click that asks for it. */
export default function ShopMenu({ list, items, sync }: ShopMenuProps) {
  const { target, menu } = useOpenOnArrival();
  const [dialog, setDialog] = useState<'new' | 'rename' | 'order'>();
  const shop = shopOf(list);
  const choose = (shopId: string | null) => void sync.do({ kind: 'choose-shop', shopId });
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu {...menu} width={260} position="bottom-start">
        <Menu.Target>
          <ShopChip ref={target} list={list} />
        </Menu.Target>
        <Menu.Dropdown>
          {[...list.shops, null].map((one) => (
            <Menu.RadioItem
              key={one?.id ?? ''}
              value={one?.id ?? ''}
              checked={one?.id === shop?.id}
              checkIcon={<IconCheck size={18} aria-hidden="true" />}
              className={classes.choice}
              classNames={{ itemIndicator: classes.check }}
              closeMenuOnClick
              onChange={() => choose(one?.id ?? null)}
            >
              <span dir="auto">{one?.name ?? t('shopping.no-shop')}</span>
            </Menu.RadioItem>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus />} onClick={() => setDialog('new')}>
            {t('shopping.add-shop')}
          </Menu.Item>
          {list.labelSettings.length > 0 && (
            <Menu.Item leftSection={<IconArrowsSort />} onClick={() => setDialog('order')}>
              {t('shopping.order-aisles')}
            </Menu.Item>
          )}
          {shop && <ShopChanges shop={shop} onRename={() => setDialog('rename')} />}
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'order' ? (
            <AisleOrderDialog list={list} items={items} sync={sync} onClose={close} />
          ) : (
            <ShopDialog list={list} sync={sync} shop={dialog === 'rename' ? shop : undefined} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
