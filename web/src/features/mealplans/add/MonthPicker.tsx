import type { PlanEntry } from '@larder/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { addDays, addMonths, type Day, isSameMonth, today } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { MonthTable } from '../MonthTable.tsx';
import { entriesOn } from '../plan.ts';
import { longDay } from '../plan-words.ts';
import classes from './AddToPlan.module.css';

interface MonthPickerProps {
  /** A day of the month that is shown. */
  month: Day;
  weeks: readonly (readonly Day[])[];
  entries: readonly PlanEntry[];
  chosen: Day;
  onMonth: (month: Day) => void;
  onChoose: (day: Day) => void;
}

const steps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

/** A day of a month, with small pictures of what is planned already. */
export function MonthPicker({ month, weeks, entries, chosen, onMonth, onChoose }: MonthPickerProps) {
  const table = useRef<HTMLTableElement>(null);
  const name = formatDay(month, { month: 'long', year: 'numeric' });
  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = steps[event.key];
    if (!from || step === undefined) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' && Math.abs(step) === 1 ? -step : step;
    table.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, forward)}"]`)?.focus();
  };
  return (
    <div>
      <div className={classes.monthHead}>
        <b aria-live="polite">{name}</b>
        <IconButton
          icon={IconChevronLeft}
          points
          label={t('plan.earlier', { unit: 'month' })}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          icon={IconChevronRight}
          points
          label={t('plan.later', { unit: 'month' })}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <MonthTable ref={table} className={classes.month} name={name} weeks={weeks} weekday="narrow" onKeyDown={move}>
        {(day) => (
          <td key={day}>
            <DayChoice
              day={day}
              planned={entriesOn(entries, day)}
              isOther={!isSameMonth(day, month)}
              isChosen={day === chosen}
              onChoose={onChoose}
            />
          </td>
        )}
      </MonthTable>
    </div>
  );
}

interface DayChoiceProps {
  day: Day;
  planned: readonly PlanEntry[];
  isOther: boolean;
  isChosen: boolean;
  onChoose: (day: Day) => void;
}

function DayChoice({ day, planned, isOther, isChosen, onChoose }: DayChoiceProps) {
  const pictured = planned.findLast(({ recipe }) => recipe !== null)?.recipe;
  const isToday = day === today();
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-other={isOther || day < today() || undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t('plan.day-with', { day: longDay(day), count: planned.length })}
      onClick={() => onChoose(day)}
    >
      {formatDay(day, { day: 'numeric' })}
      {pictured && <RecipePhoto recipe={pictured} className={classes.planned} />}
      {!pictured && planned.length > 0 && <span className={classes.note} />}
    </button>
  );
}
