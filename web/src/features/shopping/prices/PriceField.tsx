import { contract, type FoodPrice } from '@larder/contract';
import { Button, NumberInput } from '@mantine/core';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { ViewedItem } from '../sync/list-view.ts';
import { formatPrice, useCurrency } from './currency.ts';
import classes from './Prices.module.css';

interface PriceFieldProps {
  food: ViewedItem['food'];
  quantity: number;
  unitId: string | null;
  value: number | string;
  onChange: (value: number | string) => void;
}

/** What all of an item costs; what its food cost last is proposed. */
export function PriceField({ food, quantity, unitId, value, onChange }: PriceFieldProps) {
  const currency = useCurrency();
  const { data } = useFetch(contract.shoppingPrices.list);
  const last = food?.id ? data?.find(({ foodId }) => foodId === food.id) : undefined;
  const proposed = last && asMuch(last, quantity, unitId);
  return (
    <>
      <NumberInput
        label={currency ? t('shopping.price-in', { currency }) : t('shopping.price')}
        min={0}
        decimalScale={2}
        hideControls
        value={value}
        onChange={onChange}
      />
      {proposed !== undefined && value === '' && (
        <Button variant="default" size="compact-md" className={classes.proposed} onClick={() => onChange(proposed)}>
          {t('shopping.price-last', { price: formatPrice(proposed, currency) })}
        </Button>
      )}
    </>
  );
}

/** In the same unit more of it costs more. */
const asMuch = (last: FoodPrice, quantity: number, unitId: string | null): number => {
  const isSame = last.unitId === unitId && last.quantity > 0 && quantity > 0;
  const price = isSame ? (last.price * quantity) / last.quantity : last.price;
  return Math.round(price * 100) / 100;
};
