import { contract, type PlanEntry } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconBasket, IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFetch } from '../../../lib/api/index.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { today } from '../../../lib/dates/days.ts';
import { shortTime } from '../../../lib/dates/short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { useStillToBuy } from '../list/use-still-to-buy.ts';
import { usePlan } from '../mealplans.api.ts';
import { entriesOn, nameOf } from '../plan.ts';
import { entryFacts } from '../plan-words.ts';
import { knownToday } from './known-today.ts';
import classes from './Today.module.css';
import { useStart } from './use-start.ts';

/** What is eaten today: the main meal with the way to cook it, and the others beside it. */
export default function TodayStrip({ room }: { room: ReactNode }) {
  const day = today();
  const { entries, error } = usePlan(day, day);
  // When to begin is a line more on a phone: asked for beside the plan, and waited for, so that nothing moves.
  const preferences = useFetch(contract.groups.preferences);
  const isKnown = entries !== undefined && (preferences.data !== undefined || preferences.error !== null);
  const { slug: groupSlug } = useGroup();
  const part = useRef<HTMLElement>(null);
  const planned = entries ? entriesOn(entries, day) : [];
  const main = planned.find(isDinner) ?? planned.findLast(({ recipe }) => recipe !== null) ?? planned[0];
  const { names: toBuy, listId } = useStillToBuy(day, day, { enabled: main !== undefined });
  const cards = planned.length + (toBuy.length > 0 ? 1 : 0);
  // Before anything is drawn: the page below it comes at once.
  useLayoutEffect(() => {
    if (isKnown) knownToday.change({ height: cards > 0 ? (part.current?.offsetHeight ?? 0) : 0 });
    else if (error && knownToday.get().height === null) knownToday.change({ height: 0 });
  }, [isKnown, error, cards]);
  if (!isKnown && !error) return room;
  if (!main || !groupSlug) return null;
  return (
    <section ref={part} className={classes.today} aria-labelledby="today-heading">
      <header>
        <h2 id="today-heading">{t('plan.today')}</h2>
        <span>{formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
        <Link to="/group/mealplan/planner/view">{t('plan.week')}</Link>
      </header>
      <div className={classes.meals}>
        <MealCard entry={main} groupSlug={groupSlug} isMain />
        {planned
          .filter((entry) => entry !== main)
          .map((entry) => (
            <MealCard key={entry.id} entry={entry} groupSlug={groupSlug} />
          ))}
        {listId && toBuy.length > 0 && <ToBuyCard listId={listId} count={toBuy.length} />}
      </div>
    </section>
  );
}

/** What the meals of today still want from the shop. */
function ToBuyCard({ listId, count }: { listId: string; count: number }) {
  return (
    <div className={classes.meal}>
      <Link to="/shopping-lists/$listId" params={{ listId }} className={classes.link}>
        <span className={`${classes.picture} ${classes.basket}`}>
          <IconBasket size={24} stroke={1.5} aria-hidden="true" />
        </span>
        <span className={classes.words}>
          <small>{t('plan.today-shopping')}</small>
          <b>{t('plan.today-to-buy', { count })}</b>
        </span>
      </Link>
    </div>
  );
}

const isDinner = ({ entryType, recipe }: PlanEntry) => entryType === 'dinner' && recipe !== null;

interface MealCardProps {
  entry: PlanEntry;
  groupSlug: string;
  /** With its time and the way to cook it. */
  isMain?: boolean;
}

function MealCard({ entry, groupSlug, isMain = false }: MealCardProps) {
  const { recipe, servings } = entry;
  const startAt = useStart(entry);
  const facts = entryFacts(entry);
  const meal = t('plan.meal', { meal: entry.entryType });
  const words = (
    <>
      <small>{facts ? `${meal} · ${facts}` : meal}</small>
      <b dir="auto">{nameOf(entry)}</b>
    </>
  );
  if (!recipe) {
    return (
      <div className={classes.meal} data-note>
        <span className={classes.words}>{words}</span>
      </div>
    );
  }
  const params = { groupSlug, recipeSlug: recipe.slug };
  const scale = servings !== null && recipe.recipeServings > 0 ? { scale: servings / recipe.recipeServings } : {};
  const time = shortTime(recipe.totalTime ?? recipe.performTime);
  return (
    <article className={classes.meal} data-main={isMain || undefined}>
      <Link to="/g/$groupSlug/r/$recipeSlug" params={params} className={classes.link}>
        <RecipePhoto recipe={recipe} className={classes.picture} important={isMain} />
        <span className={classes.words}>
          {words}
          {isMain && time && <small>{startAt ? `${time} · ${startAt}` : time}</small>}
        </span>
      </Link>
      {isMain && (
        <Button
          className={classes.cook ?? ''}
          leftSection={<IconChefHat size={20} stroke={1.5} />}
          renderRoot={(props) => (
            <Link to="/g/$groupSlug/r/$recipeSlug" params={params} search={{ cook: true, ...scale }} {...props} />
          )}
        >
          {t('plan.cook')}
        </Button>
      )}
    </article>
  );
}
