import type { User } from '@larder/contract';
import { IconCloudOff, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useWakeLock } from '../../lib/screen/use-wake-lock.ts';
import classes from './Lists.module.css';
import { Shoppers } from './Shoppers.tsx';
import { ShopButton } from './shops/ShopButton.tsx';
import type { ListState, ListSync } from './sync/list-sync.ts';
import { useShoppers } from './use-shoppers.ts';

const ListMenu = lazy(() => import('./ListMenu.tsx'));

interface ListHeadProps {
  me: User;
  state: ListState & { list: NonNullable<ListState['list']> };
  sync: ListSync;
  /** Nothing stands beside the list: the menus lead to the other lists, the shops and their order of aisles. */
  isAlone: boolean;
}

/** The name of a list, whether it waits for a network, and what can be done with it. */
export function ListHead({ me, state: { list, items, waiting, isOffline }, sync, isAlone }: ListHeadProps) {
  const [isAwake, setIsAwake] = useState(false);
  useWakeLock(isAwake);
  const shoppers = useShoppers(me.id, list.id);
  const label = t('shopping.menu');
  const open = items.filter(({ checked }) => !checked);
  return (
    <header className={classes.head}>
      <h1 dir="auto">{list.name}</h1>
      <Shoppers shoppers={shoppers} />
      {isOffline && (
        <span className={classes.waiting} role="status">
          <IconCloudOff size={18} />
          {waiting > 0 ? t('shopping.waiting', { count: waiting }) : t('shopping.offline')}
        </span>
      )}
      <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} aria-haspopup="menu" onClick={ask} />}>
        <ListMenu me={me} list={list} items={open} showLists={isAlone} isAwake={isAwake} onAwake={setIsAwake} />
      </OnDemand>
      {isAlone && <ShopButton list={list} items={open} sync={sync} />}
    </header>
  );
}
