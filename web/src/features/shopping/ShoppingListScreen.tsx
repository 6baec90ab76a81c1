import type { User } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { InstallHint } from '../offline/index.ts';
import { AddBox } from './AddBox.tsx';
import { Aisles } from './Aisles.tsx';
import { CheckedItems } from './CheckedItems.tsx';
import { ListGone } from './ListGone.tsx';
import { ListHead } from './ListHead.tsx';
import { ListNames } from './ListNames.tsx';
import classes from './Lists.module.css';
import { ListSum } from './prices/ListSum.tsx';
import { useShowsPrices } from './prices/shows-prices.ts';
import { RecipesOnList } from './RecipesOnList.tsx';
import { AisleOrder } from './shops/AisleOrder.tsx';
import { ShopList } from './shops/ShopList.tsx';
import { useListSync } from './sync/use-list-sync.ts';
import { useItemActions } from './use-item-actions.ts';

/** One shopping list: what is to be bought by aisle, and what is in the basket already. */
export function ShoppingListScreen() {
  const { listId = '' } = useParams({ strict: false });
  const me = useMe();
  return me ? <List key={listId} me={me} listId={listId} /> : <SkeletonPage />;
}

function List({ me, listId }: { me: User; listId: string }) {
  const [state, sync] = useListSync(me.id, listId);
  const { list, items, error, isGone } = state;
  const actions = useItemActions(sync);
  const showPrices = useShowsPrices(items);
  const hasRoom = useMedia(atLeast('lg'));
  useTitle(list?.name ?? t('shopping.title'));
  if (isGone) return <ListGone list={list} items={items} listId={listId} />;
  if (!list && error) {
    return (
      <Page width="narrow">
        <ErrorState level={1} error={error} onRetry={() => void sync.refresh()} />
      </Page>
    );
  }
  if (!list) return <SkeletonPage />;
  const open = items.filter(({ checked }) => !checked);
  const checked = items.filter((item) => item.checked);
  return (
    <Page width={hasRoom ? 'wide' : 'narrow'}>
      <div className={classes.columns}>
        {hasRoom && <ListNames me={me} isBeside />}
        <div>
          <ListHead me={me} state={{ ...state, list }} sync={sync} isAlone={!hasRoom} />
          <AddBox open={open} recent={checked} actions={actions} />
          {open.length === 0 && (
            <p className={classes.nothing}>{t(checked.length > 0 ? 'shopping.all-done' : 'shopping.empty')}</p>
          )}
          <Aisles
            settings={list.labelSettings}
            items={open}
            recipes={list.recipeReferences}
            actions={actions}
            showPrices={showPrices}
          />
          <ListSum items={items} />
          <RecipesOnList list={list} />
          {checked.length > 0 && <CheckedItems items={checked} actions={actions} />}
          {/* In a shop it helps most that it opens without a network. */}
          {!hasRoom && (
            <Suspense>
              <InstallHint />
            </Suspense>
          )}
        </div>
        {hasRoom && (
          <aside className={classes.aisleOrder} aria-label={t('shopping.aisles')}>
            <ShopList list={list} sync={sync} />
            <AisleOrder list={list} items={open} sync={sync} />
          </aside>
        )}
      </div>
    </Page>
  );
}
