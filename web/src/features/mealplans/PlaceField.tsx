import type { PlanEntry } from '@larder/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './EntryDialog.module.css';
import { placedAt } from './meal-order.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface PlaceFieldProps {
  entry: PlanEntry;
  /** All of the same meal, in their order. */
  meal: readonly PlanEntry[];
  actions: PlanActions;
}

/** The place of an entry among others of its meal. */
export function PlaceField({ entry, meal, actions }: PlaceFieldProps) {
  const index = meal.findIndex(({ id }) => id === entry.id);
  if (meal.length < 2) return null;
  const [before, after] = [meal[index - 1], meal[index + 1]];
  const swap = (other: PlanEntry | undefined) => other && void actions.order(placedAt(meal, entry, other));
  return (
    <div className={classes.row}>
      <span>
        <b>{t('plan.place')}</b>
        <small>{t('plan.place-of', { place: formatNumber(index + 1), count: formatNumber(meal.length) })}</small>
      </span>
      <span className={classes.arrows}>
        <IconButton icon={IconArrowUp} label={t('plan.place-up')} disabled={!before} onClick={() => swap(before)} />
        <IconButton icon={IconArrowDown} label={t('plan.place-down')} disabled={!after} onClick={() => swap(after)} />
      </span>
    </div>
  );
}
