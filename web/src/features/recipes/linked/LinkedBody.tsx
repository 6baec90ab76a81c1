import type { Ingredient, ReferencedRecipe } from '@larder/contract';
import { Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useRecipe } from '../recipes.api.ts';
import classes from './LinkedBody.module.css';
import { LinkedMethod } from './LinkedMethod.tsx';
import type { RenderLines } from './render-lines.ts';
import { factorOf, timesText } from './times-text.ts';

interface LinkedBodyProps {
  line: Ingredient;
  linked: ReferencedRecipe;
  /** What the amounts of the recipe are multiplied with that the line belongs to. */
  scale: number;
  groupSlug: string;
  renderLines: RenderLines;
}

/** Another recipe where a line asks for it: its ingredients for so much of it, and its method folded. */
export default function LinkedBody({ line, linked, scale, groupSlug, renderLines }: LinkedBodyProps) {
  const { data: recipe, error, refetch } = useRecipe(linked.slug);
  return (
    <>
      <p className={classes.times}>{timesText(line, linked, scale)}</p>
      {recipe ? (
        <>
          {recipe.recipeIngredient.length > 0 && renderLines(recipe.recipeIngredient, factorOf(line, linked, scale))}
          {recipe.recipeInstructions.length > 0 && <LinkedMethod linked={linked} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={96} />
      )}
      <Link
        to="/g/$groupSlug/r/$recipeSlug"
        params={{ groupSlug, recipeSlug: linked.slug }}
        search={{}}
        className={classes.open}
      >
        {t('recipe.linked.open')}
        <IconArrowRight size={18} stroke={1.5} aria-hidden="true" className={classes.arrow} />
      </Link>
    </>
  );
}
