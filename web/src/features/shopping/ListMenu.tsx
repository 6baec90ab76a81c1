import { contract, type ShoppingList, type User } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCoin, IconDeviceMobile, IconList, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { RowMenu } from '../../components/data-table/index.ts';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { canStayAwake } from '../../lib/screen/use-wake-lock.ts';
import { useRestore } from '../bin/index.ts';
import { ShareDialog } from '../sharing/index.ts';
import { type HandedOnBy, HandOnItems } from './hand-on/HandOnItems.tsx';
import { hasPrice } from './prices/shows-prices.ts';
import { shoppingPreferences } from './shopping-preferences.ts';
import type { ViewedItem } from './sync/list-view.ts';
import { useLists } from './use-lists.ts';

const ListDialog = lazy(() => import('./ListDialog.tsx'));
const PrintList = lazy(() => import('./hand-on/PrintList.tsx'));
const CodeDialog = lazy(() => import('./hand-on/CodeDialog.tsx'));

interface ListMenuProps {
  me: User;
  list: ShoppingList;
  /** What is to be bought. */
  items: ViewedItem[];
  /** The other lists too, where there is no room for them beside this one. */
  showLists: boolean;
  isAwake: boolean;
  onAwake: (isAwake: boolean) => void;
}

export default function ListMenu({ me, list, items, showLists, isAwake, onAwake }: ListMenuProps) {
  const navigate = useNavigate();
  const { lists = [] } = useLists(me);
  const [dialog, setDialog] = useState<'new' | 'rename' | HandedOnBy>();
  const [{ showPrices }, change] = shoppingPreferences.use();
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.shoppingLists.remove, {
    onDone: ({ id, name }) => {
      void navigate({ to: '/shopping-lists' });
      tellDeleted(t('shopping.list-deleted', { name }), [id]);
    },
  });
  const others = showLists ? lists.filter(({ id }) => id !== list.id) : [];
  return (
    <>
      <RowMenu label={t('shopping.menu')}>
        {others.map(({ id, name }) => (
          <Menu.Item
            key={id}
            leftSection={<IconList />}
            onClick={() => void navigate({ to: '/shopping-lists/$listId', params: { listId: id } })}
          >
            {name}
          </Menu.Item>
        ))}
        {showLists && (
          <Menu.Item leftSection={<IconPlus />} onClick={() => setDialog('new')}>
            {t('shopping.new')}
          </Menu.Item>
        )}
        {showLists && <Menu.Divider />}
        <HandOnItems list={list} items={items} onAsk={setDialog} />
        {!list.listItems.some(hasPrice) && (
          <Menu.Item leftSection={<IconCoin />} onClick={() => change({ showPrices: !showPrices })}>
            {t(showPrices ? 'shopping.hide-prices' : 'shopping.show-prices')}
          </Menu.Item>
        )}
        {canStayAwake && (
          <Menu.Item leftSection={<IconDeviceMobile />} onClick={() => onAwake(!isAwake)}>
            {t(isAwake ? 'shopping.may-sleep' : 'shopping.stay-awake')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPencil />} onClick={() => setDialog('rename')}>
          {t('shopping.rename')}
        </Menu.Item>
        <Menu.Item
          color="error"
          leftSection={<IconTrash />}
          onClick={() => remove.mutate({ params: { listId: list.id } })}
        >
          {t('shopping.delete')}
        </Menu.Item>
      </RowMenu>
      {dialog === 'print' && (
        <Suspense fallback={null}>
          <PrintList list={list} items={items} onLeave={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'code' && (
        <Suspense fallback={null}>
          <CodeDialog list={list} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog shared={{ kind: 'list', item: list.id, name: list.name }} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {(dialog === 'new' || dialog === 'rename') && (
        <Suspense fallback={null}>
          <ListDialog {...(dialog === 'rename' && { list })} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}
