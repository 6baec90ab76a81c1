import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import classes from './EventSeries.module.css';
import { useSeries } from './timeline.api.ts';

/** Which recipes were added in a row: folded, as an import brings hundreds. */
export function EventSeries({ series, count }: { series: string; count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'timeline.series-close' : 'timeline.series-open', { count })}
      </button>
      {isOpen && <Recipes series={series} />}
    </>
  );
}

function Recipes({ series }: { series: string }) {
  const { slug: groupSlug } = useGroup();
  const [steps, setSteps] = useState(1);
  const { data, error, refetch, isFetching } = useSeries(series, steps);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} height={48} />;
  const more = data.total - data.items.length;
  return (
    <>
      <ul className={classes.recipes}>
        {data.items.map(({ id, recipe }) => (
          <li key={id}>
            <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug: groupSlug ?? '', recipeSlug: recipe.slug }}>
              <RecipePhoto recipe={recipe} className={classes.picture} />
              <span dir="auto">{recipe.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" loading={isFetching} onClick={() => setSteps(steps + 1)}>
          {t('timeline.series-more', { count: more })}
        </Button>
      )}
    </>
  );
}
