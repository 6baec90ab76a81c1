import { Button } from '@mantine/core';
import { IconCheck, IconDice3, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import salad from '../../../art/garden-salad.webp';
import pasta from '../../../art/tomato-pasta.webp';
import soup from '../../../art/tomato-soup.webp';
import { BackLink } from '../../../components/BackLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { type Day, today, weekOf } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { recipeImage } from '../../recipe-pictures/index.ts';
import { useFirstDay, usePlan } from '../mealplans.api.ts';
import { entriesAt, nameOf } from '../plan.ts';
import { longDay, weekTitle } from '../plan-words.ts';
import { plannerPreferences } from '../planner-preferences.ts';
import { readPlannerSearch } from '../planner-search.ts';
import { whenOf, whichOf } from '../settings/rule-words.ts';
import { useRules } from '../settings/rules.api.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import { reasonText } from './reason-words.ts';
import classes from './Suggest.module.css';
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
  const days = weekOf(day, firstDay).filter((one) => one >= today());
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day];
  const { entries, error: planError, retry: retryPlan } = usePlan(first, last);
  const { suggestions, error: suggestError, isPending, ...suggested } = useSuggestions(first, last, entryType);
  const error = suggestError ?? (entries ? null : planError);
  const actions = usePlanActions();
  const open = (suggestions ?? []).filter(({ date }) => entriesAt(entries ?? [], { date, entryType }).length === 0);
  const isNothing =
    suggestions?.length === 0 &&
    !!entries &&
    days.every((date) => entriesAt(entries, { date, entryType }).length === 0);
  const take = async (taken: typeof open) => {
    const made = await actions.add(taken.map(({ date, recipe }) => ({ date, entryType, recipe })));
    if (made.length === 0) return;
    suggested.taken(taken.map(({ date }) => date));
    if (taken.length === open.length) void navigate({ to: '/group/mealplan/planner/view', search });
  };
  return (
    <Page width="medium">
      <BackLink to="/group/mealplan/planner/view" search={search}>
        {t('plan.title')}
      </BackLink>
      <PageHeading title={t('plan.suggest-title', { week: weekTitle(day, firstDay) })} />
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
                const planned = entriesAt(entries, { date, entryType })[0];
                const one = open.find((other) => other.date === date);
                const recipe = planned ? planned.recipe : one?.recipe;
                return (
                  <li key={date} className={classes.row}>
                    <DayMark day={date} />
                    {recipe && (
                      <Photo
                        name={recipe.name}
                        src={recipeImage(recipe, 'tiny-original.webp')}
                        color={recipe.imageColor}
                        className={classes.picture ?? ''}
                      />
                    )}
                    <span className={classes.words}>
                      <b dir="auto">{planned ? nameOf(planned) : (recipe?.name ?? t('plan.nothing-fits'))}</b>
                      {one && <small>{reasonText(one)}</small>}
                    </span>
                    {planned && (
                      <span className={classes.planned}>
                        <IconCheck aria-hidden="true" />
                        {t('plan.planned')}
                      </span>
                    )}
                    {one && (
                      <>
                        <IconButton
                          icon={IconDice3}
                          label={t('plan.exchange', { name: one.recipe.name })}
                          disabled={isPending}
                          onClick={() => void suggested.exchange(one)}
                        />
                        <IconButton
                          icon={IconPlus}
                          className={classes.take}
                          label={t('plan.take', { name: one.recipe.name, day: longDay(date) })}
                          onClick={() => void take([one])}
                        />
                      </>
                    )}
                  </li>
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
        <HowPicked />
      </div>
    </Page>
  );
}

const DayMark = ({ day }: { day: Day }) => (
  <span className={classes.day}>
    <span aria-hidden="true">{formatDay(day, { day: 'numeric' })}</span>
    <small>{formatDay(day, { weekday: 'short' })}</small>
  </span>
);

/** The rules that suggestions keep to. */
function HowPicked() {
  const { rules } = useRules();
  return (
    <section className={classes.how} aria-labelledby="how-picked">
      <h2 id="how-picked">{t('plan.how-picked')}</h2>
      <ul>
        <li>{t('plan.picked-different')}</li>
        <li>{t('plan.picked-at-home')}</li>
        {rules?.map((rule) => (
          <li key={rule.id}>{t('plan.picked-rule', { when: whenOf(rule), which: whichOf(rule) })}</li>
        ))}
      </ul>
      <Link to="/group/mealplan/settings">{t('plan.change-rules')}</Link>
    </section>
  );
}
