import type { RecipeSummary } from '@larder/contract';
import { IconCheck } from '@tabler/icons-react';
import { formatDay } from '../../lib/dates/dates.ts';
import { shortTime } from '../../lib/dates/short-time.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Panel.module.css';
import { useDragging } from './use-dragging.ts';

interface PanelRecipeProps {
  recipe: RecipeSummary;
  isPicked: boolean;
  isDraggable: boolean;
  /** When it was made last, rather than how long it takes. */
  tellsMade: boolean;
  onPick: (recipe: RecipeSummary) => void;
}

/** A recipe that is planned by a tap, or dragged onto a meal. */
export function PanelRecipe({ recipe, isPicked, isDraggable, tellsMade, onPick }: PanelRecipeProps) {
  const { whole } = useDragging(`recipe ${recipe.id}`, { kind: 'recipe', recipe, name: recipe.name }, !isDraggable);
  return (
    <button
      type="button"
      className={classes.recipe}
      aria-pressed={isPicked}
      onClick={() => onPick(recipe)}
      {...(isDraggable && whole)}
    >
      <span className={classes.pictureBox}>
        <RecipePhoto recipe={recipe} className={classes.picture} />
        {isPicked && <IconCheck className={classes.tick} aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <b dir="auto">{recipe.name}</b>
        <small>{tellsMade ? lastMade(recipe) : shortTime(recipe.totalTime ?? recipe.performTime)}</small>
      </span>
    </button>
  );
}

function lastMade({ lastMade }: RecipeSummary): string {
  if (lastMade === null) return t('plan.never-made');
  const isThisYear = new Date(lastMade).getFullYear() === new Date().getFullYear();
  const day = formatDay(lastMade, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
  return t('plan.made-on', { day });
}
