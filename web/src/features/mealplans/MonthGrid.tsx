import type { EntryType, PlanEntry } from '@larder/contract';
import { formatDay } from '../../lib/dates/dates.ts';
import { type Day, isSameMonth, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { AddMeal } from './AddMeal.tsx';
import { EntryCard } from './EntryCard.tsx';
import { MonthTable } from './MonthTable.tsx';
import classes from './Plan.module.css';
import { entriesOn } from './plan.ts';
import type { PlanHandlers } from './plan-handlers.ts';
import { longDay } from './plan-words.ts';
import { useDropTarget } from './use-drop-target.ts';

interface MonthGridProps extends PlanHandlers {
  /** A day of the month. */
  day: Day;
  weeks: readonly (readonly Day[])[];
  entries: readonly PlanEntry[];
  entryType: EntryType;
}

/** A month, a week below the other. */
export function MonthGrid({ day, weeks, entries, ...rest }: MonthGridProps) {
  const name = formatDay(day, { month: 'long', year: 'numeric' });
  return (
    <MonthTable className={classes.month} name={name} weeks={weeks} weekday="short">
      {(one) => <DayCell key={one} day={one} isOther={!isSameMonth(one, day)} entries={entries} {...rest} />}
    </MonthTable>
  );
}

type DayCellProps = Omit<MonthGridProps, 'weeks'> & { isOther: boolean };

function DayCell({ day, isOther, entries, entryType, picked, chosen, onPickMeal, onOpen }: DayCellProps) {
  const target = useDropTarget({ date: day });
  const here = entriesOn(entries, day);
  const isFree = !here.some((entry) => entry.entryType === entryType);
  const [isToday, isPast] = [day === today(), day < today()];
  return (
    <td
      className={classes.dayCell}
      data-other={isOther || undefined}
      data-past={isPast || undefined}
      data-today={isToday || undefined}
      {...target}
    >
      <h2 aria-label={longDay(day)} aria-current={isToday ? 'date' : undefined}>
        {formatDay(day, { day: 'numeric', ...(day.endsWith('-01') && { month: 'short' }) })}
        {isToday && <span>{t('plan.today')}</span>}
      </h2>
      {here.map((entry) => (
        <EntryCard key={entry.id} entry={entry} day={day} shape="small" onOpen={onOpen} />
      ))}
      <AddMeal
        meal={{ date: day, entryType }}
        isFree={isFree}
        isChosen={chosen?.date === day}
        isOffered={picked !== undefined && isFree}
        onPick={onPickMeal}
      />
    </td>
  );
}
