import type { PlanEntry } from '@larder/contract';
import { Button, Switch } from '@mantine/core';
import { IconCornerDownRight, IconSoup } from '@tabler/icons-react';
import { Stepper } from '../../components/Stepper.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { addDays } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { Bowls } from './Bowls.tsx';
import classes from './EntryDialog.module.css';
import { shortDay } from './plan-words.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface LeftoversProps {
  entry: PlanEntry;
  /** Portions that are cooked. */
  made: number;
  /** The meals at which the rest of it is eaten, among those that are shown. */
  later: readonly PlanEntry[];
  actions: PlanActions;
  onOpen: (entry: PlanEntry) => void;
}

/** How many portions are eaten at a meal, and at which other one the rest of them is. */
export function Leftovers({ entry, made, later, actions, onOpen }: LeftoversProps) {
  const eaten = entry.portionsEaten;
  const left = eaten === null ? 0 : (entry.portionsLeft ?? Math.max(0, made - eaten));
  const change = (portionsEaten: number | null) => {
    const servings = entry.servings ?? made;
    void actions.change(entry, { portionsEaten, servings });
  };
  const plan = () =>
    void actions.add([
      {
        ...(entry.recipe && { recipe: entry.recipe }),
        date: addDays(entry.endDate ?? entry.date, 1),
        entryType: 'lunch',
        leftoverOf: entry.id,
        servings: left,
      },
    ]);
  return (
    <div className={classes.leftovers}>
      <Bowls made={made} eaten={eaten ?? made} />
      <Switch
        label={t('plan.for-later')}
        checked={eaten !== null}
        onChange={(event) => change(event.currentTarget.checked ? Math.max(1, Math.ceil(made / 2)) : null)}
      />
      {eaten !== null && (
        <div className={classes.row}>
          <span>
            <b>{t('plan.eaten')}</b>
            <small role="status">{t('plan.portions-left', { count: left, number: formatNumber(left) })}</small>
          </span>
          <Stepper
            label={t('plan.eaten')}
            value={eaten}
            max={made}
            text={formatNumber(eaten)}
            lessLabel={t('plan.fewer')}
            moreLabel={t('plan.more-servings')}
            onLess={() => change(eaten - 1)}
            onMore={() => change(eaten + 1)}
          />
        </div>
      )}
      {later.length > 0 && (
        <>
          <ul className={classes.later}>
            {later.map((other) => (
              <li key={other.id}>
                <IconCornerDownRight className="flip" />
                <span>{t('plan.meal-on', { meal: other.entryType, day: shortDay(other.date) })}</span>
                {other.servings !== null && (
                  <small>{t('plan.portions', { count: other.servings, number: formatNumber(other.servings) })}</small>
                )}
                <Button variant="subtle" onClick={() => onOpen(other)}>
                  {t('plan.change')}
                </Button>
              </li>
            ))}
          </ul>
          <small>{t('plan.leftovers-not-bought')}</small>
        </>
      )}
      {left > 0 && (
        <Button variant="default" leftSection={<IconSoup size={18} />} onClick={plan}>
          {t('plan.plan-leftovers')}
        </Button>
      )}
    </div>
  );
}
