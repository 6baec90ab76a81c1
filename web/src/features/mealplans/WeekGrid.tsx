import { type EntryType, entryTypes, type PlanEntry } from '@larder/contract';
import spoken from '../../components/spoken.module.css';
import { formatNumber } from '../../lib/dates/dates.ts';
import { type Day, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { AddMeal } from './AddMeal.tsx';
import { DayMenu } from './DayMenu.tsx';
import { EntryCard } from './EntryCard.tsx';
import classes from './Plan.module.css';
import { entriesAt, type Meal } from './plan.ts';
import type { PlanHandlers } from './plan-handlers.ts';
import { weekdayName } from './plan-words.ts';
import { useDropTarget } from './use-drop-target.ts';

interface WeekGridProps extends PlanHandlers {
  days: readonly Day[];
  entries: readonly PlanEntry[];
  /** Rows that are there even where nothing is planned. */
  meals: readonly EntryType[];
}

/** A week with its days beside each other and their meals below each other. */
export function WeekGrid({ days, entries, meals, ...handlers }: WeekGridProps) {
  const rows = entryTypes.filter((type) => meals.includes(type) || entries.some((entry) => entry.entryType === type));
  return (
    <table className={classes.week}>
      <caption className={spoken.only}>{t('plan.title')}</caption>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today() ? 'date' : undefined}>
              <span className={classes.dayHead}>
                <span>
                  <span className={classes.dayNumber}>{formatNumber(Number(day.slice(8)))}</span>
                  <span className={classes.dayName}>{weekdayName(day)}</span>
                </span>
                <DayMenu day={day} entries={entries} actions={handlers.actions} onAsk={handlers.onAsk} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((entryType) => (
        <tbody key={entryType}>
          <tr>
            <th scope="rowgroup" colSpan={days.length} className={classes.mealName}>
              {t('plan.meal', { meal: entryType })}
            </th>
          </tr>
          <tr>
            {days.map((date) => (
              <MealCell key={date} meal={{ date, entryType }} entries={entries} {...handlers} />
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

interface MealCellProps extends PlanHandlers {
  meal: Meal;
  entries: readonly PlanEntry[];
}

function MealCell({ meal, entries, picked, chosen, onPickMeal, onOpen }: MealCellProps) {
  const target = useDropTarget(meal);
  const here = entriesAt(entries, meal);
  const isChosen = chosen?.date === meal.date && chosen.entryType === meal.entryType;
  return (
    <td className={classes.cell} {...target}>
      {here.map((entry) => (
        <EntryCard key={entry.id} entry={entry} day={meal.date} shape="card" onOpen={onOpen} />
      ))}
      <AddMeal
        meal={meal}
        isFree={here.length === 0}
        isChosen={isChosen}
        isOffered={picked !== undefined && here.length === 0}
        onPick={onPickMeal}
      />
    </td>
  );
}
