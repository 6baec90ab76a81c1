import type { RecipeSummary } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { RecipeFacts } from '../shared/RecipeFacts.tsx';
import { Description } from './Description.tsx';
import classes from './RecipeRow.module.css';

interface RecipeRowProps {
  recipe: RecipeSummary;
  groupSlug: string;
  withDescription?: boolean;
  /** Something lies over it that is used instead. */
  isInert?: boolean;
  /** Buttons at the end of the line. */
  buttons?: ReactNode;
}

/** Height of a row in px, the same for each; with descriptions about as much as most have. */
export const rowHeight = 76;
export const describedRowHeight = 100;

/** One line of the compact list. */
export const RecipeRow = memo(function RecipeRow({
  recipe,
  groupSlug,
  withDescription = false,
  isInert = false,
  buttons,
}: RecipeRowProps) {
  return (
    <div className={classes.line} data-described={withDescription || undefined}>
      <Link
        to="/g/$groupSlug/r/$recipeSlug"
        params={{ groupSlug, recipeSlug: recipe.slug }}
        className={classes.row}
        inert={isInert}
      >
        <RecipePhoto recipe={recipe} className={classes.picture} />
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {recipe.name}
          </span>
          {withDescription && <Description text={recipe.description} />}
          <RecipeFacts recipe={recipe} />
        </span>
        {recipe.tags.length > 0 && (
          <span className={classes.tags}>{recipe.tags.map(({ name }) => name).join(', ')}</span>
        )}
      </Link>
      {buttons}
    </div>
  );
});
