import type { EntryType, PlanEntry } from '@larder/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/dates/dates.ts';
import { type Day, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { AddMeal } from './AddMeal.tsx';
import { DayMenu } from './DayMenu.tsx';
import { DayRow } from './DayRow.tsx';
import { EntryCard } from './EntryCard.tsx';
import classes from './Plan.module.css';
import { entriesOn } from './plan.ts';
import type { PlanHandlers } from './plan-handlers.ts';
import { longDay, weekdayName } from './plan-words.ts';
import { useDropTarget } from './use-drop-target.ts';

interface DayListProps extends PlanHandlers {
  days: readonly Day[];
  entries: readonly PlanEntry[];
  /** What is planned by a tap on a day. */
  entryType: EntryType;
  /** A row for each day, beside recipes that one plans from. */
  isCompact: boolean;
}

/** The days of a week below each other, today first: those that are over are folded. */
export function DayList({ days, entries, isCompact, ...rest }: DayListProps) {
  const now = today();
  const past = days.includes(now) ? days.filter((day) => day < now) : [];
  const [isUnfolded, setUnfolded] = useState(false);
  const planned = past.flatMap((day) => entriesOn(entries, day)).length;
  return (
    <div className={classes.days} data-compact={isCompact || undefined}>
      {past.length > 0 && (
        <button
          type="button"
          className={classes.past}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconChevronDown aria-hidden="true" />
          {t('plan.past', { days: past.length, count: planned })}
        </button>
      )}
      {days
        .filter((day) => isUnfolded || !past.includes(day))
        .map((day) => {
          const Part = isCompact ? DayRow : DayPart;
          return <Part key={day} day={day} entries={entries} {...rest} />;
        })}
    </div>
  );
}

type DayPartProps = Omit<DayListProps, 'days' | 'isCompact'> & { day: Day };

function DayPart({ day, entries, entryType, picked, onPickMeal, onOpen, onAsk, actions }: DayPartProps) {
  const target = useDropTarget({ date: day });
  const here = entriesOn(entries, day);
  const meal = { date: day, entryType };
  const isFree = !here.some((entry) => entry.entryType === entryType);
  return (
    <section className={classes.day} aria-label={longDay(day)} {...target}>
      <h2 aria-current={day === today() ? 'date' : undefined}>
        <span className={classes.dayNumber}>{formatNumber(Number(day.slice(8)))}</span>
        <span className={classes.dayName}>{weekdayName(day)}</span>
      </h2>
      <DayMenu day={day} entries={entries} actions={actions} onAsk={onAsk} />
      {here.map((entry) => (
        <EntryCard key={entry.id} entry={entry} day={day} shape="line" withMeal onOpen={onOpen} />
      ))}
      <AddMeal meal={meal} isFree={isFree} isOffered={picked !== undefined && isFree} withWord onPick={onPickMeal} />
    </section>
  );
}
