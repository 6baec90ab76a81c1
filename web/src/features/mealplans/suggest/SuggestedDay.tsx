import type { MealSuggestion, PlanEntry, suggestionReasons } from '@larder/contract';
import {
  IconAdjustments,
  IconArrowsShuffle,
  IconCheck,
  IconDice3,
  IconFridge,
  IconHistory,
  IconPlus,
  IconSparkles,
  IconStar,
} from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { nameOf } from '../plan.ts';
import { longDay } from '../plan-words.ts';
import { reasonText } from './reason-words.ts';
import classes from './Suggest.module.css';

interface SuggestedDayProps {
  day: Day;
  planned: PlanEntry | undefined;
  suggestion: MealSuggestion | undefined;
  isPending: boolean;
  onExchange: () => void;
  onTake: () => void;
}

/** A day with what is planned for it, or with what could be and why. */
export function SuggestedDay({ day, planned, suggestion, isPending, onExchange, onTake }: SuggestedDayProps) {
  const recipe = planned ? planned.recipe : suggestion?.recipe;
  return (
    <li className={classes.row}>
      <span className={classes.day}>
        <span aria-hidden="true">{formatDay(day, { day: 'numeric' })}</span>
        <small>{formatDay(day, { weekday: 'short' })}</small>
      </span>
      {recipe && <RecipePhoto recipe={recipe} className={classes.picture} />}
      <span className={classes.words}>
        <b dir="auto">{planned ? nameOf(planned) : (recipe?.name ?? t('plan.nothing-fits'))}</b>
        {suggestion && <Why suggestion={suggestion} />}
      </span>
      {planned && (
        <span className={classes.planned}>
          <IconCheck aria-hidden="true" />
          {t('plan.planned')}
        </span>
      )}
      {suggestion && (
        <>
          <IconButton
            icon={IconDice3}
            label={t('plan.exchange', { name: suggestion.recipe.name })}
            disabled={isPending}
            onClick={onExchange}
          />
          <IconButton
            icon={IconPlus}
            className={classes.take}
            label={t('plan.take', { name: suggestion.recipe.name, day: longDay(day) })}
            onClick={onTake}
          />
        </>
      )}
    </li>
  );
}

const icons: Record<(typeof suggestionReasons)[number], typeof IconStar> = {
  rule: IconAdjustments,
  'at-home': IconFridge,
  'never-made': IconSparkles,
  'long-ago': IconHistory,
  liked: IconStar,
  different: IconArrowsShuffle,
};

function Why({ suggestion }: { suggestion: MealSuggestion }) {
  const [first] = suggestion.reasons;
  if (!first) return null;
  const Icon = icons[first.reason];
  return (
    <small>
      <Icon aria-hidden="true" />
      {reasonText(suggestion)}
    </small>
  );
}
