import { t } from '../../../lib/messages/index.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { formatPrice, useCurrency } from './currency.ts';
import classes from './Prices.module.css';
import { hasPrice, useShowsPrices } from './shows-prices.ts';

const sumOf = (items: readonly ViewedItem[]): number => items.reduce((sum, { price }) => sum + (price ?? 0), 0);

/** What the list costs, as far as somebody has said what its items do. */
export function ListSum({ items }: { items: ViewedItem[] }) {
  const currency = useCurrency();
  const isShown = useShowsPrices(items);
  if (!isShown || items.length === 0) return null;
  const priced = items.filter(hasPrice);
  return (
    <section className={classes.sum} aria-label={t('shopping.cost')}>
      <dl>
        <div>
          <dt>{t('shopping.cost-open')}</dt>
          <dd>{formatPrice(sumOf(items.filter(({ checked }) => !checked)), currency)}</dd>
        </div>
        <div>
          <dt>{t('shopping.cost-all')}</dt>
          <dd>{formatPrice(sumOf(items), currency)}</dd>
        </div>
      </dl>
      <p>{t('shopping.priced', { count: priced.length, all: items.length })}</p>
      {priced.length === 0 && <p>{t('shopping.price-hint')}</p>}
    </section>
  );
}
