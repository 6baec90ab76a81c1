import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PrintFrame } from '../../../components/PrintFrame.tsx';
import { SkeletonPage } from '../../../components/Skeleton.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { addDays, type Day, today, weekOf } from '../../../lib/dates/days.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useFirstDay, usePlan } from '../mealplans.api.ts';
import { readPlannerSearch } from '../planner-search.ts';
import { WeekSheet } from './WeekSheet.tsx';
import { type Paper, papers, type WeekTaste, weekPreferences } from './week-taste.ts';

const choices: { name: keyof Omit<WeekTaste, 'paper'>; label: MessageKey }[] = [
  { name: 'facts', label: 'plan.print-facts' },
  { name: 'notes', label: 'plan.print-notes' },
  { name: 'room', label: 'plan.print-room' },
  { name: 'pictures', label: 'plan.print-pictures' },
  { name: 'toBuy', label: 'plan.print-to-buy' },
  { name: 'code', label: 'plan.print-code' },
];

const paperWords = { a4: 'plan.paper-a4', letter: 'plan.paper-letter' } as const satisfies Record<Paper, MessageKey>;

/** The week as it will hang on the fridge, beside what can be chosen about it. */
export function PrintWeekScreen() {
  useTitle(t('plan.print'));
  const search = readPlannerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const firstDay = useFirstDay() ?? 0;
  const [taste, change] = weekPreferences.use();
  const week = weekOf(search.day ?? today(), firstDay);
  const [chosen, setFirst] = useState<Day>();
  const first = chosen ?? week[0] ?? today();
  const days = week.map((_, index) => addDays(first, index));
  const { entries, error, retry } = usePlan(first, days.at(-1) ?? first);
  const leave = () => void navigate({ to: '/group/mealplan/planner/view', search });
  return (
    <PrintFrame
      onLeave={leave}
      choices={
        <>
          <h1>{t('plan.print')}</h1>
          <NativeSelect
            aria-label={t('plan.print-from')}
            data={week.map((day) => ({ value: day, label: t('plan.print-from-day', { day: dayInWords(day) }) }))}
            value={first}
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('plan.paper')}
            data={papers.map((value) => ({ value, label: t(paperWords[value]) }))}
            value={taste.paper}
            onChange={(value) => change({ paper: papers.find((known) => known === value) ?? 'a4' })}
          />
          {choices.map(({ name, label }) => (
            <Switch
              key={name}
              label={t(label)}
              checked={taste[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
          ))}
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={retry} />}
      {!entries && !error && <SkeletonPage />}
      {entries && <WeekSheet days={days} entries={entries} taste={taste} />}
    </PrintFrame>
  );
}

const dayInWords = (day: Day) => formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' });
