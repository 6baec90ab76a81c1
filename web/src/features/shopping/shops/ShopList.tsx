import type { ShoppingList } from '@larder/contract';
import { Button, Radio } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import type { ListSync } from '../sync/list-sync.ts';
import { shopOf } from '../sync/shop-view.ts';
import classes from './Shops.module.css';

const ShopDialog = lazy(() => import('./ShopDialog.tsx'));
const ShopRowMenu = lazy(() => import('./ShopRowMenu.tsx'));

/** Nothing has an empty id. */
const noShop = '';

/** The shops of a household beside a list, of which one is the list's. */
export function ShopList({ list, sync }: { list: ShoppingList; sync: ListSync }) {
  const [dialog, setDialog] = useState<'new' | 'rename'>();
  const shop = shopOf(list);
  const more = t('shopping.shop-more');
  return (
    <section className={classes.shops} aria-labelledby="shops">
      <h2 id="shops">{t('shopping.shop')}</h2>
      {list.shops.length > 0 && (
        <Radio.Group
          aria-labelledby="shops"
          value={shop?.id ?? noShop}
          onChange={(id) => void sync.do({ kind: 'choose-shop', shopId: id === noShop ? null : id })}
        >
          {list.shops.map(({ id, name }) => (
            <div key={id} className={classes.shopRow}>
              <Radio value={id} label={<span dir="auto">{name}</span>} />
              {id === shop?.id && (
                <OnDemand
                  button={(ask) => <IconButton icon={IconDots} label={more} aria-haspopup="menu" onClick={ask} />}
                >
                  <ShopRowMenu label={more} shop={shop} onRename={() => setDialog('rename')} />
                </OnDemand>
              )}
            </div>
          ))}
          <div className={classes.shopRow}>
            <Radio value={noShop} label={t('shopping.no-shop')} />
          </div>
        </Radio.Group>
      )}
      <Button variant="subtle" leftSection={<IconPlus size={18} />} onClick={() => setDialog('new')}>
        {t('shopping.add-shop')}
      </Button>
      {dialog && (
        <Suspense fallback={null}>
          <ShopDialog
            list={list}
            sync={sync}
            shop={dialog === 'rename' ? shop : undefined}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
