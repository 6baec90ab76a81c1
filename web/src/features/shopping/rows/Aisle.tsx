import { AisleHeading } from '../../../components/list-lines/AisleHeading.tsx';
import { t } from '../../../lib/messages/index.ts';
import { ItemRow, type ItemRowProps } from '../ItemRow.tsx';
import classes from '../Lists.module.css';
import type { AisleOfList } from './aisles-of.ts';
import { rowHeight, useShownRows } from './use-shown-rows.ts';

interface AisleProps extends Omit<ItemRowProps, 'item'> {
  aisle: AisleOfList;
  /** It needs no heading where it is the only one and has no name. */
  isOnly: boolean;
  /** How many of its rows are there before anybody has scrolled. */
  atFirst: number;
}

export function Aisle({ aisle: { label, items }, isOnly, atFirst, ...row }: AisleProps) {
  const [shown, rest] = useShownRows(items.length, atFirst);
  const hidden = items.length - shown;
  return (
    <section className={classes.aisle} data-aisle={label?.id ?? ''}>
      {(label || !isOnly) && (
        <AisleHeading name={label?.name ?? t('shopping.no-aisle')} color={label?.color} count={items.length} />
      )}
      <ul>
        {items.slice(0, shown).map((item) => (
          <ItemRow key={item.id} item={item} {...row} />
        ))}
        {hidden > 0 && <li ref={rest} aria-hidden="true" style={{ blockSize: hidden * rowHeight }} />}
      </ul>
    </section>
  );
}
