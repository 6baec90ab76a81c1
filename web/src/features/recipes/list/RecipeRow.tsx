import type { RecipeSummary } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Photo } from '../../../components/Photo.tsx';
import { RecipeFacts } from '../shared/RecipeFacts.tsx';
import { recipeImage } from '../shared/recipe-image.ts';
import classes from './RecipeRow.module.css';

/** Height of a row in px, the same for each. */
export const rowHeight = 76;

/** One line of the compact list. */
export const RecipeRow = memo(function RecipeRow({ recipe, groupSlug }: { recipe: RecipeSummary; groupSlug: string }) {
  return (
    <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: recipe.slug }} className={classes.row}>
      <Photo
        name={recipe.name}
        src={recipeImage(recipe, 'tiny-original.webp')}
        color={recipe.imageColor}
        className={classes.picture ?? ''}
      />
      <span className={classes.words}>
        <span className={classes.name}>{recipe.name}</span>
        <RecipeFacts recipe={recipe} />
      </span>
      {recipe.tags.length > 0 && <span className={classes.tags}>{recipe.tags.map(({ name }) => name).join(', ')}</span>}
    </Link>
  );
});
