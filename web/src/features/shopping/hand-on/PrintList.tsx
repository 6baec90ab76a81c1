import type { ShoppingList } from '@larder/contract';
import { Switch } from '@mantine/core';
import { Suspense } from 'react';
import { PrintFrame } from '../../../components/PrintFrame.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { preference } from '../../../lib/preferences/preference.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { lineOf } from '../line-of.ts';
import { aislesOf } from '../rows/aisles-of.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { addressOf } from './address-of.ts';
import classes from './PrintList.module.css';

const QrCode = lazy(() => import('../../../components/QrCode.tsx'));

const printPreferences = preference('print-list', { notes: true, code: false });

interface PrintListProps {
  list: ShoppingList;
  /** What is to be bought. */
  items: ViewedItem[];
  onLeave: () => void;
}

/** The list as it will be in somebody's pocket: two columns with a box to tick beside each line. */
export default function PrintList({ list, items, onLeave }: PrintListProps) {
  const [taste, change] = printPreferences.use();
  const aisles = aislesOf(list.labelSettings, items);
  return (
    <PrintFrame
      onLeave={onLeave}
      choices={
        <>
          <h1>{t('shopping.print')}</h1>
          <Switch
            label={t('plan.print-notes')}
            checked={taste.notes}
            onChange={(event) => change({ notes: event.currentTarget.checked })}
          />
          <Switch
            label={t('shopping.print-code')}
            checked={taste.code}
            onChange={(event) => change({ code: event.currentTarget.checked })}
          />
        </>
      }
    >
      <article className={classes.sheet}>
        <header>
          <h2 dir="auto">{list.name}</h2>
          <p>{formatDay(new Date(), { dateStyle: 'full' })}</p>
          {taste.code && (
            <Suspense>
              <QrCode text={addressOf(list)} label={t('shopping.code')} />
            </Suspense>
          )}
        </header>
        <div className={classes.columns}>
          {aisles.map(({ label, items }) => (
            <section key={label?.id ?? ''}>
              {(label || aisles.length > 1) && <h3 dir="auto">{label?.name ?? t('shopping.no-aisle')}</h3>}
              <ul>
                {items.map((item) => (
                  <PrintedItem key={item.id} item={item} withNotes={taste.notes} list={list} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </article>
    </PrintFrame>
  );
}

function PrintedItem({ item, withNotes, list }: { item: ViewedItem; withNotes: boolean; list: ShoppingList }) {
  const { name, amount, besides } = lineOf(item, list.recipeReferences);
  return (
    <li>
      <i className={classes.box} />
      <span>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {withNotes && besides && <small dir="auto">{besides}</small>}
      </span>
      <b>{amount}</b>
    </li>
  );
}
