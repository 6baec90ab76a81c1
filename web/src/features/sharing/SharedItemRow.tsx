import type { SharedItem } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { IconCheck } from '@tabler/icons-react';
import { locale } from '../../lib/messages/index.ts';
import css from './SharedList.module.css';

interface SharedItemRowProps {
  item: SharedItem;
  /** Undefined where the list is there to be read. */
  onTick: ((item: SharedItem, checked: boolean) => void) | undefined;
}

/** A line of a shared list: what, how much, and a box where its reader may tick it. */
export function SharedItemRow({ item, onTick }: SharedItemRowProps) {
  const { quantity, unit, food, note, checked } = item;
  const isFood = food !== null || unit !== null;
  const parts = displayIngredient({ quantity, unit, food, note, isFood }, { locale: locale() });
  const amount = [parts.quantity, parts.unit].filter(Boolean).join(' ');
  const words = (
    <>
      <span className={css.what}>
        <span className={css.name} dir="auto">
          {parts.food || parts.note}
        </span>
        {parts.food && parts.note && <small dir="auto">{parts.note}</small>}
      </span>
      {amount && <span className={css.amount}>{amount}</span>}
    </>
  );
  return (
    <li className={css.item} data-checked={checked || undefined}>
      {onTick ? (
        <label>
          <input type="checkbox" checked={checked} onChange={() => onTick(item, !checked)} />
          <span className={css.box}>
            <IconCheck size={16} />
          </span>
          {words}
        </label>
      ) : (
        <div>{words}</div>
      )}
    </li>
  );
}
