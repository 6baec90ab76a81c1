import { Switch } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PrintFrame } from '../../../components/PrintFrame.tsx';
import { SkeletonPage } from '../../../components/Skeleton.tsx';
import { today, weekOf } from '../../../lib/dates/days.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useFirstDay, usePlan } from '../mealplans.api.ts';
import { readPlannerSearch } from '../planner-search.ts';
import { WeekSheet } from './WeekSheet.tsx';
import { type WeekTaste, weekPreferences } from './week-taste.ts';

const choices: { name: keyof WeekTaste; label: MessageKey }[] = [
  { name: 'facts', label: 'plan.print-facts' },
  { name: 'notes', label: 'plan.print-notes' },
  { name: 'room', label: 'plan.print-room' },
  { name: 'pictures', label: 'plan.print-pictures' },
  { name: 'toBuy', label: 'plan.print-to-buy' },
  { name: 'code', label: 'plan.print-code' },
];

/** The week as it will hang on the fridge, beside what can be chosen about it. */
export function PrintWeekScreen() {
  useTitle(t('plan.print'));
  const search = readPlannerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const firstDay = useFirstDay() ?? 0;
  const [taste, change] = weekPreferences.use();
  const days = weekOf(search.day ?? today(), firstDay);
  const { entries, error, retry } = usePlan(days[0] ?? today(), days.at(-1) ?? today());
  const leave = () => void navigate({ to: '/group/mealplan/planner/view', search });
  return (
    <PrintFrame
      onLeave={leave}
      choices={
        <>
          <h1>{t('plan.print')}</h1>
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
