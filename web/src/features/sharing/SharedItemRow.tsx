import type { SharedItem } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { ListLine } from '../../components/list-lines/ListLine.tsx';
import lines from '../../components/list-lines/ListLines.module.css';
import { locale } from '../../lib/messages/index.ts';

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
  return (
    <li className={lines.item} data-checked={checked || undefined}>
      <ListLine
        name={parts.food || parts.note}
        besides={parts.food && parts.note}
        checked={checked}
        onCheck={onTick && (() => onTick(item, !checked))}
      >
        {amount && <span className={lines.amount}>{amount}</span>}
      </ListLine>
    </li>
  );
}
