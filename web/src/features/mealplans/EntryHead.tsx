import type { EntryType, PlanEntry } from '@larder/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Day } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { scaleOf } from './EntryActions.tsx';
import classes from './EntryDialog.module.css';
import { longDay } from './plan-words.ts';

interface EntryHeadProps {
  recipe: PlanEntry['recipe'];
  date: Day;
  entryType: EntryType;
  servings: number | null;
  onLeave: () => void;
}

/** Which meal it is, with the picture of its recipe, which is a click away. */
export function EntryHead({ recipe, date, entryType, servings, onLeave }: EntryHeadProps) {
  const { slug: groupSlug } = useGroup();
  const when = t('plan.meal-on', { meal: entryType, day: longDay(date) });
  if (!recipe || !groupSlug) return <p className={classes.head}>{when}</p>;
  return (
    <Link
      to="/g/$groupSlug/r/$recipeSlug"
      params={{ groupSlug, recipeSlug: recipe.slug }}
      search={scaleOf(recipe.recipeServings, servings)}
      className={classes.head}
      onClick={onLeave}
    >
      <RecipePhoto recipe={recipe} className={classes.picture} />
      <span>
        {when}
        <b>
          {t('plan.open-recipe')}
          <IconChevronRight size={16} className="flip" />
        </b>
      </span>
    </Link>
  );
}
