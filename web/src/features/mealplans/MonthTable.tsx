import type { KeyboardEvent, ReactNode, Ref } from 'react';
import spoken from '../../components/spoken.module.css';
import { formatDay } from '../../lib/dates/dates.ts';
import type { Day } from '../../lib/dates/days.ts';

interface MonthTableProps {
  name: string;
  weeks: readonly (readonly Day[])[];
  /** How much of their names the weekdays have room for. */
  weekday: 'short' | 'narrow';
  /** The cell of a day. */
  children: (day: Day) => ReactNode;
  className: string | undefined;
  ref?: Ref<HTMLTableElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The days of a month, a week below the other. */
export function MonthTable({ name, weeks, weekday, children, ...table }: MonthTableProps) {
  return (
    <table {...table}>
      <caption className={spoken.only}>{name}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(day, { weekday: 'long' })}>
              {formatDay(day, { weekday })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </table>
  );
}
