import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDice3 } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import salad from '../../../art/garden-salad.webp';
import pasta from '../../../art/tomato-pasta.webp';
import soup from '../../../art/tomato-soup.webp';
import { BackLink } from '../../../components/BackLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { addDays, today, weekOf } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useFirstDay, usePlan } from '../mealplans.api.ts';
import { entriesAt } from '../plan.ts';
import { daysText, weekTitle } from '../plan-words.ts';
import { plannerPreferences } from '../planner-preferences.ts';
import { readPlannerSearch } from '../planner-search.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import { HowPicked } from './HowPicked.tsx';
import classes from './Suggest.module.css';
import { SuggestedDay } from './SuggestedDay.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** A dinner for each free day of a week, with the reason why. */
export function SuggestScreen() {
  useTitle(t('plan.suggest'));
  const firstDay = useFirstDay();
  if (firstDay === undefined) return <SuggestSkeleton />;
  return <Suggestions firstDay={firstDay} />;
}

const SuggestSkeleton = () => (
  <Page width="medium">
    <PageHeading title={t('plan.suggest')} />
    <SkeletonRows count={7} height={84} />
  </Page>
);

function Suggestions({ firstDay }: { firstDay: number }) {
  const search = readPlannerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [{ entryType }] = plannerPreferences.use();
  const day = search.day ?? today();
  const week = weekOf(day, firstDay);
  const days = week.filter((one) => one >= today());
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day];
  const { entries, error: planError, retry: retryPlan } = usePlan(first, last);
  const { suggestions, error: suggestError, isPending, ...suggested } = useSuggestions(first, last, entryType);
  const error = suggestError ?? (entries ? null : planError);
  const actions = usePlanActions();
  const open = (suggestions ?? []).filter(({ date }) => entriesAt(entries ?? [], { date, entryType }).length === 0);
  const free = days.filter((date) => entriesAt(entries ?? [], { date, entryType }).length === 0);
  const isNothing = suggestions?.length === 0 && !!entries && free.length === days.length;
  const take = async (taken: typeof open) => {
    const made = await actions.add(taken.map(({ date, recipe }) => ({ date, entryType, recipe })));
    if (made.length === 0) return;
    suggested.taken(taken.map(({ date }) => date));
    if (taken.length === open.length) void navigate({ to: '/group/mealplan/planner/view', search });
  };
  const title = weekTitle(day, firstDay);
  const range = daysText(week[0] ?? day, 6);
  const go = (by: number) =>
    void navigate({ to: '/group/mealplan/planner/suggest', search: { day: addDays(day, by) }, replace: true });
  return (
    <Page width="medium">
      <BackLink to="/group/mealplan/planner/view" search={search}>
        {t('plan.title')}
      </BackLink>
      <PageHeading
        title={t('plan.suggest-title', { week: title })}
        aside={range === title ? undefined : range}
        actions={
          <>
            <IconButton
              icon={IconChevronLeft}
              points
              label={t('plan.earlier', { unit: 'week' })}
              // There is nothing to be suggested for days that are over.
              disabled={week.includes(today())}
              onClick={() => go(-7)}
            />
            <IconButton
              icon={IconChevronRight}
              points
              label={t('plan.later', { unit: 'week' })}
              onClick={() => go(7)}
            />
          </>
        }
      />
      {suggestions && entries && !isNothing && (
        <p className={classes.free}>{t('plan.suggest-free', { free: free.length })}</p>
      )}
      <div className={classes.columns}>
        <div>
          {error && <ErrorState error={error} onRetry={suggestError ? suggested.retry : retryPlan} />}
          {!error && (!suggestions || !entries) && <SkeletonRows count={days.length} height={84} />}
          {isNothing && (
            <EmptyState level={2} title={t('plan.none-fits')} pictures={[soup, salad, pasta]}>
              {t('plan.none-fits-text')}
            </EmptyState>
          )}
          {suggestions && entries && !isNothing && (
            <ul aria-busy={isPending}>
              {days.map((date) => {
                const one = open.find((other) => other.date === date);
                return (
                  <SuggestedDay
                    key={date}
                    day={date}
                    planned={entriesAt(entries, { date, entryType })[0]}
                    suggestion={one}
                    isPending={isPending}
                    onExchange={() => one && void suggested.exchange(one)}
                    onTake={() => one && void take([one])}
                  />
                );
              })}
            </ul>
          )}
          {open.length > 0 && (
            <div className={classes.actions}>
              <Button onClick={() => void take(open)}>{t('plan.take-all', { count: open.length })}</Button>
              <Button
                variant="default"
                leftSection={<IconDice3 size={18} />}
                loading={isPending}
                onClick={suggested.others}
              >
                {t('plan.others')}
              </Button>
            </div>
          )}
        </div>
        <HowPicked first={week[0] ?? day} actions={actions} />
      </div>
    </Page>
  );
}
