import { contract, entryTypes, type SharedMeal } from '@larder/contract';
import { Link, useParams } from '@tanstack/react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { formatDay, formatDays, formatNearDay, formatNumber } from '../../lib/dates/dates.ts';
import { addDays, type Day, today } from '../../lib/dates/days.ts';
import { shortTime } from '../../lib/dates/short-time.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { LinkEnded } from './LinkEnded.tsx';
import classes from './Shared.module.css';
import { SharedHeading } from './SharedHeading.tsx';
import week from './SharedWeek.module.css';

/** A week of meals that somebody was sent a link to. */
export function SharedWeekScreen() {
  const { tokenId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useFetch(contract.shareLinks.week, { params: { tokenId } });
  const first = data?.firstDay ?? '';
  const title = data && formatDays(first, addDays(first, 6), { day: 'numeric', month: 'long' });
  useTitle(title);
  if (error?.status === 404) return <LinkEnded />;
  if (error && !data) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  if (!data || !title) return <SkeletonPage />;
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  return (
    <Page width="medium">
      <SharedHeading title={title} />
      <div className={week.days}>
        {days.map((day) => (
          <DayOfWeek key={day} day={day} meals={mealsOn(data.meals, day)} />
        ))}
      </div>
      <p className={classes.until}>{t('shared.until', { day: formatNearDay(data.expiresAt) })}</p>
    </Page>
  );
}

/** As they are eaten. */
const mealsOn = (meals: readonly SharedMeal[], day: Day) =>
  meals
    .filter(({ date, endDate }) => date <= day && day <= (endDate ?? date))
    .toSorted((one, other) => entryTypes.indexOf(one.entryType) - entryTypes.indexOf(other.entryType));

function DayOfWeek({ day, meals }: { day: Day; meals: SharedMeal[] }) {
  const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section aria-label={name} className={week.day}>
      <h2 aria-current={day === today() ? 'date' : undefined}>
        {formatDay(day, { weekday: 'long' })}
        <small>{formatDay(day, { day: 'numeric', month: 'short' })}</small>
      </h2>
      {meals.length === 0 && <p className={week.free}>{t('shared.nothing-planned')}</p>}
      <ul>
        {meals.map((meal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meal that is shared has no id, and the list is shown whole.
          <li key={index}>
            <Meal meal={meal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meal({ meal: { entryType, title, text, servings, recipe } }: { meal: SharedMeal }) {
  const { groupSlug = '', tokenId = '' } = useParams({ strict: false });
  const facts = [
    recipe && shortTime(recipe.totalTime ?? recipe.performTime),
    servings !== null && t('plan.servings', { count: servings, number: formatNumber(servings) }),
  ].filter(Boolean);
  const words = (
    <span className={week.words}>
      <small className={week.meal}>{t('plan.meal', { meal: entryType })}</small>
      <b dir="auto">{recipe?.name ?? title}</b>
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      {text && <small dir="auto">{text}</small>}
    </span>
  );
  if (!recipe) return <span className={week.entry}>{words}</span>;
  return (
    <Link
      to="/g/$groupSlug/shared/w/$tokenId/r/$recipeSlug"
      params={{ groupSlug, tokenId, recipeSlug: recipe.slug }}
      className={week.entry}
    >
      <RecipePhoto recipe={recipe} className={week.picture} />
      {words}
    </Link>
  );
}
