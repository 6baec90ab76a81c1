import type { ReferencedRecipe } from '@larder/contract';
import { Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { shortTime } from '../../../lib/dates/short-time.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRecipe } from '../recipes.api.ts';
import { StepText } from '../view/StepText.tsx';
import { stepTimers } from '../view/step-timers.ts';
import classes from './LinkedMethod.module.css';

/** The method of another recipe, folded; its timers have that one's name. */
export function LinkedMethod({ linked }: { linked: ReferencedRecipe }) {
  const [opened, setOpened] = useState(false);
  const time = shortTime(linked.totalTime);
  return (
    <details className={classes.method} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
        <span dir="auto">
          {t('recipe.linked.method', { name: linked.name })}
          {time && <span className={classes.time}> {time}</span>}
        </span>
      </summary>
      {opened && <LinkedSteps linked={linked} />}
    </details>
  );
}

function LinkedSteps({ linked }: { linked: ReferencedRecipe }) {
  const { data: recipe, error, refetch } = useRecipe(linked.slug);
  if (error && !recipe) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!recipe) return <Skeleton height={72} />;
  if (recipe.recipeInstructions.length === 0) return <p className={classes.none}>{t('recipe.linked.no-steps')}</p>;
  return (
    <ol className={classes.steps}>
      {recipe.recipeInstructions.map((step, index) => (
        <li key={step.id} dir="auto">
          {step.title && <b>{step.title}</b>}
          <StepText text={step.text} timers={stepTimers(recipe, step, formatNumber(index + 1))} />
        </li>
      ))}
    </ol>
  );
}
