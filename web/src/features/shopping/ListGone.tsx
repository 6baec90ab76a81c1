import type { ShoppingList } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Page } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useRestore } from '../bin/index.ts';
import classes from './Lists.module.css';
import type { ViewedItem } from './sync/list-view.ts';

/** Somebody deleted the list, perhaps while this one was in the shop with it: what it said is still here, and it can come back. */
export function ListGone({ list, items, listId }: { list: ShoppingList | null; items: ViewedItem[]; listId: string }) {
  const { restore, isPending } = useRestore();
  return (
    <Page width="narrow">
      <header className={classes.head}>
        <h1 dir="auto">{list?.name ?? t('shopping.title')}</h1>
      </header>
      <p className={classes.nothing}>{t('shopping.gone')}</p>
      <div className={classes.gone}>
        <Button loading={isPending} onClick={() => void restore([listId]).then(() => location.reload())}>
          {t('shopping.bring-back')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/shopping-lists" {...props} />}>
          {t('shopping.lists')}
        </Button>
      </div>
      <ul>
        {items
          .filter(({ checked }) => !checked)
          .map(({ id, display }) => (
            <li key={id} dir="auto">
              {display}
            </li>
          ))}
      </ul>
    </Page>
  );
}
